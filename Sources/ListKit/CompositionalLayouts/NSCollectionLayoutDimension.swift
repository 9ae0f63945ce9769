public import Foundation

/// A width or a height in a compositional layout: points, a part of what is around, or an estimate for what the view
/// itself says.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    /// What `dimension` means.
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    /// The part of the container, or points. Negative numbers and those that are not finite count as 0.
    public let dimension: CGFloat
    let kind: Kind

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// `fractionalWidth` of the width of the group or section around: 0.5 is half of it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// `fractionalHeight` of the height of the group or section around: 0.5 is half of it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// `absoluteDimension` points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// `estimatedDimension` points until the view is about to be seen, and then what it says by
    /// `preferredLayoutAttributesFitting`.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// `true` if it is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// `true` if it is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// `true` if it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// `true` if it is estimated, and the view determines it.
    public var isEstimated: Bool { kind == .estimated }

    /// The points in a container of `size`, as far as they are known before the view is.
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (dimension * size.width).sanitized
        case .fractionalHeight: (dimension * size.height).sanitized
        case .absolute, .estimated: dimension.sanitized
        }
    }
}

/// The width and the height of something in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    /// The points in a container of `size`, as far as they are known before the view is.
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }

    /// The sides that the view itself says.
    var fitting: FittingSides {
        FittingSides(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// The sides of a part that it says itself, by what it shows.
struct FittingSides: Equatable {
    var width = false
    var height = false

    static let none = FittingSides()
    var isNone: Bool { !width && !height }

    /// `size` with those sides of `fitted`.
    func size(_ size: CGSize, fitted: CGSize?) -> CGSize {
        guard let fitted else { return size }
        return CGSize(width: width ? fitted.width : size.width, height: height ? fitted.height : size.height)
    }
}

extension CGFloat {
    /// The longest length that is taken from the app, in points.
    private static var longest: CGFloat { 1e9 }

    /// The length, or 0 where it is below 0 or not finite.
    var sanitized: CGFloat { isFinite ? Swift.min(Swift.max(0, self), Self.longest) : 0 }

    /// The distance, which may be below 0, or 0 where it is not finite.
    var sanitizedDistance: CGFloat { self < 0 ? -(-self).sanitized : sanitized }
}
