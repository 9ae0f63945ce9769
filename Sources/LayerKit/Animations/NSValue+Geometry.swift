public import Foundation

extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value that contains a transform.
    public convenience init(caTransform3D transform: CATransform3D) {
        // On Linux, Foundation's NSValue supports only Foundation's own structures, so the transform is attached to a
        // value that contains one of them.
        self.init(rect: .zero)
        objc_setAssociatedObject(self, Self.transformKey, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The contained point, or zero if the value is of another type.
    public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }

    /// The contained size, or zero if the value is of another type.
    public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }

    /// The contained rectangle, or zero if the value is of another type.
    public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }

    /// The contained transform, or the identity if the value is of another type.
    public var caTransform3DValue: CATransform3D { geometry as? CATransform3D ?? CATransform3DIdentity }

    /// The contained point, size, rectangle or transform, or `nil` if the value is of another type.
    var geometry: Any? {
        if let transform = objc_getAssociatedObject(self, Self.transformKey) as? CATransform3D { return transform }
        return switch String(cString: objCType) {
        case Self.pointType: pointValue
        case Self.sizeType: sizeValue
        case Self.rectType: rectValue
        default: nil
        }
    }

    // Only the address is used, as a unique key.
    private nonisolated(unsafe) static let transformKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private static let pointType = String(cString: NSValue(point: .zero).objCType)
    private static let sizeType = String(cString: NSValue(size: .zero).objCType)
    private static let rectType = String(cString: NSValue(rect: .zero).objCType)
}
