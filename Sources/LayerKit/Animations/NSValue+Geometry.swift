public import Foundation

extension NSValue {
    /// Makes a value of a point, as animations take it.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes a value of a size, as animations take it.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Makes a value of a rectangle, as animations take it.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point that the value was made of; zero for a value of another kind.
    public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }

    /// The size that the value was made of; zero for a value of another kind.
    public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }

    /// The rectangle that the value was made of; zero for a value of another kind.
    public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }

    /// The point, size or rectangle that the value was made of; nil for a value of another kind.
    var geometry: Any? {
        switch String(cString: objCType) {
        case Self.pointType: pointValue
        case Self.sizeType: sizeValue
        case Self.rectType: rectValue
        default: nil
        }
    }

    private static let pointType = String(cString: NSValue(point: .zero).objCType)
    private static let sizeType = String(cString: NSValue(size: .zero).objCType)
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
