public import Foundation

/// Metrics of a slider, in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let defaultWidth: CGFloat = 150
    static let thumb: CGFloat = 22
    static let line: CGFloat = 6
    static let imageGap: CGFloat = 8
    /// The distance from the thumb within which a press grabs it.
    static let slack: CGFloat = 4
    /// The fraction of the track by which an arrow key moves the thumb. `page` is the fraction for a page key.
    static let step = 0.05
    static let page = 0.2
    /// The number of steps by which an arrow key with Shift moves the thumb if `keyStep` is set.
    static let shiftSteps = 10
}

/// The layout of a slider.
extension UISlider {
    /// Returns the track's frame in `bounds`.
    public func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (left, right) = isMirrored ? (last, first) : (first, last)
        let minX = left.isEmpty ? bounds.minX : left.maxX + SliderMetrics.imageGap
        let maxX = right.isEmpty ? bounds.maxX : right.minX - SliderMetrics.imageGap
        return CGRect(
            x: minX, y: bounds.midY - SliderMetrics.line / 2, width: max(0, maxX - minX), height: SliderMetrics.line)
    }

    /// Returns the thumb's frame on the track `rect` in `bounds` for `value`.
    public func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var range = range
        let part = range.setValue(value) ? range.fraction : 0
        let room = max(0, rect.width - SliderMetrics.thumb)
        return CGRect(
            x: rect.minX + room * (isMirrored ? 1 - part : part), y: rect.midY - SliderMetrics.thumb / 2,
            width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    }

    /// Returns the frame of the image at the minimum end in `bounds`.
    public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isLeft: !isMirrored, in: bounds)
    }

    /// Returns the frame of the image at the maximum end in `bounds`.
    public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, isLeft: isMirrored, in: bounds)
    }

    private func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
