import Foundation
import LayerKit

extension UIView {
    /// Returns a static copy of the view's current appearance, with animations frozen; `nil` if the view is not in a
    /// window, because nothing was displayed.
    ///
    /// - Parameter afterUpdates: `true` to apply pending layout and drawing first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { window?.layoutIfNeeded() }
        guard let copy = layer.frozenCopy(drawsNow: afterUpdates) else { return nil }
        let view = SnapshotView(copy, rect: bounds, bounds: bounds)
        view.frame = CGRect(origin: frame.origin, size: bounds.size)
        return view
    }

    /// Returns a static copy of the current appearance of the part of the view in `rect`, in the view's coordinates,
    /// with animations frozen; `nil` if the view is not in a window or `rect` is empty.
    ///
    /// - Parameters:
    ///   - rect: The part to copy, in points.
    ///   - afterUpdates: `true` to apply pending layout and drawing first.
    ///   - capInsets: The insets of the part that is stretched if the copy is resized. If any inset isn't 0, the copy
    ///     is an image with the resolution of the window.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, let window else { return nil }
        if afterUpdates { window.layoutIfNeeded() }
        guard capInsets == .zero else {
            let format = UIGraphicsImageRendererFormat()
            format.scale = window.traitCollection.displayScale
            let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
                context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
                _ = layer.renderPresentation(in: context.cgContext, drawsNow: afterUpdates)
            }
            let view = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
            view.frame = CGRect(origin: frame.origin, size: rect.size)
            return view
        }
        guard let copy = layer.frozenCopy(drawsNow: afterUpdates) else { return nil }
        let view = SnapshotView(copy, rect: rect, bounds: bounds)
        view.clipsToBounds = true
        view.frame = CGRect(origin: frame.origin, size: rect.size)
        return view
    }
}

/// A view that displays the frozen layers of another view.
@MainActor
private final class SnapshotView: UIView {
    private let picture: CALayer
    private let size: CGSize
    /// The origin of the displayed part, relative to that of the layer's bounds.
    private let origin: CGPoint

    /// Creates a view that displays the part of `picture` in `rect`. `bounds` are those of the copied layer.
    init(_ picture: CALayer, rect: CGRect, bounds: CGRect) {
        self.picture = picture
        size = rect.size
        origin = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
        super.init(frame: CGRect(origin: .zero, size: size))
        picture.affine = .identity
        picture.anchorPoint = .zero
        picture.position = CGPoint(x: -origin.x, y: -origin.y)
        picture.opacity = 1
        picture.isHidden = false
        layer.addSublayer(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Scales the snapshot to the view's size.
    override func layoutSubviews() {
        guard size.width > 0, size.height > 0 else { return }
        let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
        picture.affine = CGAffineTransform(scaleX: wide, y: high)
        picture.position = CGPoint(x: -origin.x * wide, y: -origin.y * high)
    }
}
