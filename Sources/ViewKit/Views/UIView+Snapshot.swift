import Foundation
import LayerKit

extension UIView {
    /// A view that looks as this one does now, whatever becomes of this one: its animations stand still in it. Nil for
    /// a view in no window, of which nothing was shown.
    ///
    /// - Parameter afterUpdates: Whether changes that wait for the next layout are made before.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { window?.layoutIfNeeded() }
        guard let copy = layer.frozenCopy() else { return nil }
        let view = SnapshotView(copy, size: bounds.size)
        view.frame = CGRect(origin: frame.origin, size: bounds.size)
        return view
    }
}

/// Shows the frozen layers of another view.
@MainActor
private final class SnapshotView: UIView {
    private let picture: CALayer
    private let size: CGSize

    init(_ picture: CALayer, size: CGSize) {
        (self.picture, self.size) = (picture, size)
        super.init(frame: CGRect(origin: .zero, size: size))
        picture.affine = .identity
        picture.anchorPoint = .zero
        picture.position = .zero
        (picture.opacity, picture.isHidden) = (1, false)
        layer.addSublayer(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The picture is as large as the view.
    override func layoutSubviews() {
        guard size.width > 0, size.height > 0 else { return }
        picture.affine = CGAffineTransform(scaleX: bounds.width / size.width, y: bounds.height / size.height)
    }
}
