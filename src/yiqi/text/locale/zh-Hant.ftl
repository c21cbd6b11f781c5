seat-house = 系統
seat-number = 玩家 { $number }
seat-automa = 自動對手

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

# 打字輸入的命令
typed-unread = 看不懂：{ $line }
typed-refused = { $line }：{ $text }

# 終端機對局
cli-curtain = 接下來由{ $seat }看螢幕：請旁人迴避，再按 Enter。
cli-turn = 輪到：{ $seats }。
cli-over = 對局已經結束。
cli-not-over = 對局尚未結束。
cli-not-asked = 現在沒有要你決定的事。
cli-hint = 輸入編號或動作；? 問為何不行，undo 悔棋，help 說明，quit 離開。
cli-help =
    輸入清單上的編號，或照清單的寫法輸入動作。
    ?          附近的動作為何不行
    ? 動作     這個動作為何不行
    board      重看盤面；all：連同所有動作
    undo       收回上一個動作，只要之後沒有事情揭曉
    seat N     讓同一台終端機的另一位玩家回應（座位從 0 起）
    quit       離開並存檔，以後可以接著下
    本遊戲的動作：
cli-more = ……還有 { $count } 個：輸入 all 全部列出，也可以直接輸入。
cli-more-reasons = ……還有 { $count } 個理由：在 ? 後面指明動作。
cli-no-reasons = 現在附近沒有不行的動作。
cli-number = 請輸入 1 到 { $most } 的編號。
cli-unknown = 這不是動作：請照清單的寫法輸入。
cli-seats = 請輸入同一台終端機的玩家座位：{ $seats }。
cli-nothing = 這個座位現在沒有可做的事。
cli-legal = 可以。
cli-illegal = 不行：
cli-needs-chance = 結果取決於機運：可用 --chance 指定。
cli-save = 對局要存在哪裡？（直接按 Enter：不存）
cli-saved = 已存為 { $file }。
cli-log-undo = { $seat }退回第 { $record } 筆記錄之後。
cli-place = 第 { $place } 名　{ $name }：{ $points } 分
cli-yes = 是
cli-no = 否

# how a clause binds
rules-force-shall = 得
rules-force-may = 可
rules-force-limit = 限
rules-force-meaning = 釋義
rules-force-advice = 建議
rules-force-example = 釋例
