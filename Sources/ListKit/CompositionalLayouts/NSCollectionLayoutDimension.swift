public import Foundation

/// A width or height in a compositional layout: a number of points, a fraction of the container, or an estimate that
/// applies until the view is measured.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    /// The unit of `dimension`.
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    /// The fraction of the container, or the number of points. Negative and nonfinite numbers count as 0.
    public let dimension: CGFloat
    let kind: Kind

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a dimension that is a fraction of the width of the containing group or section. For example, 0.5 is half
    /// the width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// Creates a dimension that is a fraction of the height of the containing group or section. For example, 0.5 is
    /// half the height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// Creates an absolute dimension in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// Creates an estimated dimension in points. The view is measured with `preferredLayoutAttributesFitting` when it
    /// becomes visible.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// `true` if the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// `true` if the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// `true` if the dimension is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// `true` if the dimension is an estimate, which the view's measured size replaces.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the length in points for a container of `size`. Estimates are returned unchanged.
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (dimension * size.width).sanitized
        case .fractionalHeight: (dimension * size.height).sanitized
        case .absolute, .estimated: dimension.sanitized
        }
    }
}

/// The width and height of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width: absolute, estimated, or relative to the container.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height: absolute, estimated, or relative to the container.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size. Either dimension can be a fraction of the container's width or of its height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the size in points for a container of `size`. Estimates are returned unchanged.
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }

    /// The dimensions that are determined by the view.
    var fitting: FittingSides {
        FittingSides(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// The dimensions of an element that are determined by its view.
struct FittingSides: Equatable {
    var width = false
    var height = false

    static let none = FittingSides()
    var isNone: Bool { !width && !height }

    /// Returns `size`, with the dimensions that the view determines replaced by those of `fitted`. If `fitted` is
    /// `nil`, returns `size` unchanged.
    func size(_ size: CGSize, fitted: CGSize?) -> CGSize {
        guard let fitted else { return size }
        return CGSize(width: width ? fitted.width : size.width, height: height ? fitted.height : size.height)
    }
}

extension CGFloat {
    /// The maximum length accepted from the app, in points.
    private static var maximumLength: CGFloat { 1e9 }

    /// The length, clamped to 0...1e9; 0 if it is not finite.
    var sanitized: CGFloat { isFinite ? Swift.min(Swift.max(0, self), Self.maximumLength) : 0 }

    /// The distance, which may be negative, clamped to -1e9...1e9; 0 if it is not finite.
    var sanitizedDistance: CGFloat { self < 0 ? -(-self).sanitized : sanitized }
}
