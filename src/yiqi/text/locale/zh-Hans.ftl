# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.
seat-house = 系统
seat-number = 玩家 { $number }
seat-automa = 自动对手

# 引擎本身的条文
refuse-asked = 现在没有要你做这件事。
refuse-asked-short = 现在不行
refuse-form = 这不是本游戏的动作。
refuse-form-short = 不明动作
refuse-over = 对局已经结束。
refuse-over-short = 已结束
refuse-undo = 你不能自行退回那里：之后已有事情揭晓，或其他人已行动。可以征求全桌同意。
refuse-undo-short = 不能自行退回
action-undo = 悔棋
action-reopen = 改变选择
action-commit = 封存

# 打字输入的命令
typed-unread = 看不懂：{ $line }
typed-refused = { $line }：{ $text }

# 终端对局
cli-curtain = 接下来由{ $seat }看屏幕：请旁人回避，再按 Enter。
cli-turn = 轮到：{ $seats }。
cli-over = 对局已经结束。
cli-not-over = 对局尚未结束。
cli-not-asked = 现在没有要你决定的事。
cli-hint = 输入编号或动作；? 问为何不行，undo 悔棋，help 说明，quit 离开。
cli-help =
    输入清单上的编号，或照清单的写法输入动作。
    ?          附近的动作为何不行
    ? 动作     这个动作为何不行
    board      重看盘面；all：连同所有动作
    undo       收回上一个动作，只要之后没有事情揭晓
    seat N     让同一台终端的另一位玩家回应（座位从 0 起）
    quit       离开并存档，以后可以接着下
    本游戏的动作：
cli-more = ……还有 { $count } 个：输入 all 全部列出，也可以直接输入。
cli-more-reasons = ……还有 { $count } 个理由：在 ? 后面指明动作。
cli-no-reasons = 现在附近没有不行的动作。
cli-number = 请输入 1 到 { $most } 的编号。
cli-unknown = 这不是动作：请照清单的写法输入。
cli-seats = 请输入同一台终端的玩家座位：{ $seats }。
cli-nothing = 这个座位现在没有可做的事。
cli-legal = 可以。
cli-illegal = 不行：
cli-needs-chance = 结果取决于机运：可用 --chance 指定。
cli-save = 对局要存在哪里？（直接按 Enter：不存）
cli-saved = 已存为 { $file }。
cli-log-undo = { $seat }退回第 { $record } 笔记录之后。
cli-place = 第 { $place } 名　{ $name }：{ $points } 分
cli-yes = 是
cli-no = 否

# how a clause binds
rules-force-shall = 得
rules-force-may = 可
rules-force-limit = 限
rules-force-meaning = 释义
rules-force-advice = 建议
rules-force-example = 释例
