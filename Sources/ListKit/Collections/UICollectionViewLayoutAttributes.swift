public import DrawKit
public import Foundation
public import LayerKit

/// The frame and appearance of a cell, supplementary view or decoration view in a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The index path of the element.
    open var indexPath: IndexPath
    /// The category of the element.
    public var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }
    /// The kind of the supplementary or decoration view; `nil` for cells.
    public let representedElementKind: String?
    private let isDecoration: Bool
    /// The dimensions that the layout only estimates, because the view determines them.
    var fitting = FittingSides.none
    /// The frame in the collection view's coordinates, before the transform, in points. Zero by default. Elements with
    /// nonfinite frames are not displayed.
    open var frame: CGRect = .zero
    /// The transform, applied around the view's center. The identity by default.
    open var transform = CGAffineTransform.identity
    /// The opacity of the view, 0...1. 1 by default.
    open var alpha: CGFloat = 1
    /// `true` if the view is hidden. `false` by default.
    open var isHidden = false
    /// The stacking order. Views with a higher index are in front. 0 by default.
    open var zIndex = 0

    /// The center of `frame`. Setting it moves the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of `frame`. Setting it preserves the center.
    open var size: CGSize {
        get { frame.size }
        set {
            let center = center
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The bounds of the view: a rectangle of `size` at a zero origin. Setting this property sets `size`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// `transform` as a 3D transform. Setting it uses only the 2D part.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// Creates the attributes of an item's cell.
    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = nil
        isDecoration = false
    }

    /// Creates the attributes of a supplementary view of `kind`.
    public required init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = kind
        isDecoration = false
    }

    /// Creates the attributes of a decoration view of `kind`.
    public required init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = kind
        isDecoration = true
    }

    /// Returns a copy of the attributes. Subclasses with additional properties must override this method, call `super`
    /// and copy those properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let kind = type(of: self)
        let copy =
            representedElementKind.map {
                isDecoration
                    ? kind.init(forDecorationViewOfKind: $0, with: indexPath)
                    : kind.init(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? kind.init(forCellWith: indexPath)
        copy.frame = frame
        copy.transform = transform
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.zIndex = zIndex
        copy.fitting = fitting
        return copy
    }

    /// Returns `true` if `object` describes the same element with the same frame and appearance. Subclasses with
    /// additional properties must override this method, call `super` and compare those properties.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if self === other { return true }
        return MainActor.assumeIsolated {
            type(of: self) == type(of: other) && element == other.element && frame == other.frame
                && transform == other.transform && alpha == other.alpha && isHidden == other.isHidden
                && zIndex == other.zIndex
        }
    }

    /// A hash of the index path and the kind.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { element.hashValue }
    }

    /// Returns a copy with an alpha of 0.
    func transparentCopy() -> Self? {
        let copy = copy(with: nil) as? Self
        copy?.alpha = 0
        return copy
    }

    /// `true` if all numbers are finite, which is required to apply the attributes.
    var hasFiniteValues: Bool {
        // Multiplying a finite number by 0 gives 0. This runs for every element in each layout pass, so it avoids
        // allocating an array.
        let geometry = frame.origin.x * 0 + frame.origin.y * 0 + frame.size.width * 0 + frame.size.height * 0
        let turn = transform.a * 0 + transform.b * 0 + transform.c * 0 + transform.d * 0
        return geometry + turn + transform.tx * 0 + transform.ty * 0 + alpha * 0 == 0
    }

    /// The element that the attributes belong to.
    var element: ListElement {
        ListElement(kind: representedElementKind, path: indexPath, isDecoration: isDecoration)
    }
}
