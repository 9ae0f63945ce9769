import Foundation
package import ViewKit

/// Scrolls a list to its end and back at a constant speed.
@MainActor
package struct ScrollDrive {
    /// The speed in points per frame.
    static let speed: CGFloat = 10

    /// Scrolls `list` to its position in frame `frame`. `speed` is in points per frame.
    package static func step(_ list: UIScrollView, frame: Int, speed: CGFloat = speed) {
        let length = max(0, list.contentSize.height - list.bounds.height)
        guard length > 0 else { return }
        let distance = (CGFloat(frame) * speed).truncatingRemainder(dividingBy: 2 * length)
        list.contentOffset = CGPoint(x: 0, y: distance <= length ? distance : 2 * length - distance)
    }
}
