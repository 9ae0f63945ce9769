// Measures a screen of an app in two scenarios. Run it in this example's folder:
//
//     swift run -c release MeasuredScreen --list
//     swift run -c release MeasuredScreen --duration 3 --json frames.json

import BenchKit

BenchMain.run([MessagesLoading(), MessagesScrolling()])
