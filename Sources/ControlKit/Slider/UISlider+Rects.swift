import Foundation
import ViewKit

/// Metrics of a slider. Lengths are in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let defaultWidth: CGFloat = 150
    static let thumb: CGFloat = 22
    static let line: CGFloat = 6
    static let imageGap: CGFloat = 8
    /// The distance from the thumb within which a press grabs it.
    static let slack: CGFloat = 4
    /// The fraction of the track by which an arrow key moves the thumb if `keyStep` isn't set.
    static let step = 0.05
    /// The fraction of the track by which Page Up and Page Down move the thumb.
    static let page = 0.2
    /// The number of steps by which an arrow key with Shift moves the thumb if `keyStep` is set.
    static let shiftSteps = 10
}

/// The layout of a slider.
extension UISlider {
    func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
