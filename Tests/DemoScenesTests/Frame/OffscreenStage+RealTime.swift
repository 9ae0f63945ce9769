import StageKit
import ViewKit

@testable import DemoScenes

extension OffscreenStage {
    /// Makes calls in real time follow the stage's clock, so that tests don't wait.
    func controlRealTimeCalls() {
        window.realTimeCalls = RealTimeCalls { [weak window] delay, action in
            let work = window?.schedule(after: delay, action)
            return { work?.cancel() }
        }
    }
}
