public import Foundation

extension NSValue {
    /// Makes a value of a point, as animations take it.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes a value of a size, as animations take it.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Makes a value of a rectangle, as animations take it.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes a value of a transform, as animations take it.
    public convenience init(caTransform3D transform: CATransform3D) {
        // Foundation's values on Linux hold no structures but its own: the transform hangs on one.
        self.init(rect: .zero)
        objc_setAssociatedObject(self, Self.transformKey, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The point that the value was made of; zero for a value of another kind.
    public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }

    /// The size that the value was made of; zero for a value of another kind.
    public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }

    /// The rectangle that the value was made of; zero for a value of another kind.
    public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }

    /// The transform that the value was made of; that of nothing for a value of another kind.
    public var caTransform3DValue: CATransform3D { geometry as? CATransform3D ?? CATransform3DIdentity }

    /// The point, size, rectangle or transform that the value was made of; nil for a value of another kind.
    var geometry: Any? {
        if let transform = objc_getAssociatedObject(self, Self.transformKey) as? CATransform3D { return transform }
        return switch String(cString: objCType) {
        case Self.pointType: pointValue
        case Self.sizeType: sizeValue
        case Self.rectType: rectValue
        default: nil
        }
    }

    // Only its address counts.
    private nonisolated(unsafe) static let transformKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private static let pointType = String(cString: NSValue(point: .zero).objCType)
    private static let sizeType = String(cString: NSValue(size: .zero).objCType)
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
