public import Foundation

extension UIColor {
    /// Writes the hue, saturation, brightness and alpha of the color in light style through the pointers. The hue is
    /// 0...1, and 0 for grays. Saturation and brightness may be outside 0...1 if red, green or blue is. Always returns
    /// `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.light
        let maximum = max(color.red, color.green, color.blue)
        let range = maximum - min(color.red, color.green, color.blue)
        hue?.pointee = lightHue(maximum: maximum, range: range)
        saturation?.pointee = maximum > 0 ? range / maximum : 0
        brightness?.pointee = maximum
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the gray level and the alpha of the color in light style through the pointers. The level may be outside
    /// 0...1 if the color was created with such a value. Returns `false` and writes nothing if the color is not gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor.light
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the hue of the color in light style. `maximum` is the largest component, `range` the difference between
    /// the largest and the smallest.
    private func lightHue(maximum: CGFloat, range: CGFloat) -> CGFloat {
        let color = cgColor.light
        guard range > 0 else { return 0 }
        let sixths =
            if maximum == color.red {
                (color.green - color.blue) / range
            } else if maximum == color.green {
                2 + (color.blue - color.red) / range
            } else {
                4 + (color.red - color.green) / range
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}
