import LayerKit
import StageKit
import ViewKit

@testable import ListKit

extension OffscreenStage {
    /// Creates a fade of placeholder items that begins now and ends at the given visibility.
    func fade(to visible: Double, duration: Double) -> OverlayFade {
        OverlayFade(from: 1 - visible, to: visible, begin: window.time, duration: duration)
    }
}
