seat-house = 系統
seat-number = 玩家 { $number }

# 引擎本身的條文
refuse-asked = 現在沒有要你做這件事。
refuse-asked-short = 現在不行
refuse-form = 這不是本遊戲的動作。
refuse-form-short = 不明動作
refuse-over = 對局已經結束。
refuse-over-short = 已結束
refuse-undo = 你不能自行退回那裡：之後已有事情揭曉，或其他人已行動。可以徵求全桌同意。
refuse-undo-short = 不能自行退回
action-undo = 悔棋
action-reopen = 改變選擇
action-commit = 封存
