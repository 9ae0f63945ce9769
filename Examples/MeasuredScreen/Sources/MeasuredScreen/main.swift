// Measures a screen of one's own. In this example's folder:
//
//     swift run -c release MeasuredScreen --list
//     swift run -c release MeasuredScreen --duration 3 --json frames.json

import BenchKit

BenchMain.run([MessagesLoading(), MessagesScrolling()])
