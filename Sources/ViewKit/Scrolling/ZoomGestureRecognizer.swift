import Foundation

/// The recognizer for pinches of a scroll view. It receives touches only while the scroll view has a view to zoom, so
/// that other recognizers and the wheel can have them at other times.
@MainActor
final class ZoomGestureRecognizer: UIPinchGestureRecognizer {
    weak var zoom: ScrollZoom?

    override var receivesTouches: Bool { super.receivesTouches && zoom?.isAvailable == true }

    /// `true` if the wheel simulates the fingers.
    var isWheel: Bool { touch?.window?.pointer.fingers?.locations == nil }
}
