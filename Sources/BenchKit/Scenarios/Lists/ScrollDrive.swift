import Foundation
package import ViewKit

/// Scrolls a list at an even speed, down to its end, up again, and so on.
@MainActor
package struct ScrollDrive {
    /// Points a frame.
    static let speed: CGFloat = 10

    /// Moves `list` to where it is in frame `frame`, at `speed` points a frame.
    package static func step(_ list: UIScrollView, frame: Int, speed: CGFloat = speed) {
        let length = max(0, list.contentSize.height - list.bounds.height)
        guard length > 0 else { return }
        let way = (CGFloat(frame) * speed).truncatingRemainder(dividingBy: 2 * length)
        list.contentOffset = CGPoint(x: 0, y: way <= length ? way : 2 * length - way)
    }
}
