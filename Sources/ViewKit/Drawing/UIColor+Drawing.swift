import LayerKit

extension UIColor {
    /// Lets shapes in the current context be filled and stroked with the colour.
    public func set() {
        setFill()
        setStroke()
    }

    /// Lets shapes in the current context be filled with the colour.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Lets lines in the current context have the colour.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
