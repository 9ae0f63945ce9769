public import Foundation

/// Measures of a slider, in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let usualWidth: CGFloat = 150
    static let thumb: CGFloat = 22
    static let line: CGFloat = 6
    static let imageGap: CGFloat = 8
    /// How far beside the knob a press still takes hold of it.
    static let slack: CGFloat = 4
    /// The part of the line that an arrow key and a page key move the knob by.
    static let step = 0.05
    static let page = 0.2
    /// How many steps an arrow key makes with Shift where a step is a number.
    static let shiftSteps = 10
}

/// Where a slider's parts stand.
extension UISlider {
    /// The line that the knob moves along, in `bounds`.
    public func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (left, right) = isMirrored ? (last, first) : (first, last)
        let minX = left.isEmpty ? bounds.minX : left.maxX + SliderMetrics.imageGap
        let maxX = right.isEmpty ? bounds.maxX : right.minX - SliderMetrics.imageGap
        return CGRect(
            x: minX, y: bounds.midY - SliderMetrics.line / 2, width: max(0, maxX - minX), height: SliderMetrics.line)
    }

    /// The knob on the line `rect` in `bounds` while the slider has `value`.
    public func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var range = range
        let part = range.setValue(value) ? range.fraction : 0
        let room = max(0, rect.width - SliderMetrics.thumb)
        return CGRect(
            x: rect.minX + room * (isMirrored ? 1 - part : part), y: rect.midY - SliderMetrics.thumb / 2,
            width: SliderMetrics.thumb, height: SliderMetrics.thumb)
    }

    /// The picture at the end of the least value, in `bounds`; empty where there is none.
    public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isLeft: !isMirrored, in: bounds)
    }

    /// The picture at the end of the largest value, in `bounds`; empty where there is none.
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
