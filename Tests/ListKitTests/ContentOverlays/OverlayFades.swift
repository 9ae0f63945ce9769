import LayerKit
import StageKit
import ViewKit

@testable import ListKit

extension OffscreenStage {
    /// A fade of stand-ins that begins now: they come, or with 0 they go.
    func fade(to visible: Double, duration: Double) -> OverlayFade {
        OverlayFade(from: 1 - visible, to: visible, begin: window.time, duration: duration)
    }
}
