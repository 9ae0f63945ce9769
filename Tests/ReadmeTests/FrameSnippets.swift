import Foundation
import FrameMetrics
import SDLKit
import SkeletonView

@MainActor
func watchInbox() {
    // snippet
    let recorder = FrameRecorder()
    let code = SDLApplication.run(rootViewController: InboxViewController(), recorder: recorder)
    print(FrameReport(recorder).frameTimes?.p99 ?? 0, "ms")
    exit(code)
    // end
}
