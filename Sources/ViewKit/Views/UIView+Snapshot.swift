import Foundation
import LayerKit

extension UIView {
    /// Returns a static copy of the view's current appearance, with animations frozen; `nil` if the view is not in a
    /// window, because nothing was displayed.
    ///
    /// - Parameter afterUpdates: `true` to apply pending layout first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { window?.layoutIfNeeded() }
        guard let copy = layer.frozenCopy() else { return nil }
        let view = SnapshotView(copy, size: bounds.size)
        view.frame = CGRect(origin: frame.origin, size: bounds.size)
        return view
    }
}

/// A view that displays the frozen layers of another view.
@MainActor
private final class SnapshotView: UIView {
    private let picture: CALayer
    private let size: CGSize

    init(_ picture: CALayer, size: CGSize) {
        self.picture = picture
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
        picture.affine = .identity
        picture.anchorPoint = .zero
        picture.position = .zero
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
        picture.affine = CGAffineTransform(scaleX: bounds.width / size.width, y: bounds.height / size.height)
    }
}
