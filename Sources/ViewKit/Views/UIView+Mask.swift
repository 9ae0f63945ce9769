public import LayerKit

extension UIView {
    /// Implements `mask`.
    var ownMask: UIView? {
        get {
            guard let view = self[MaskKey.self], view.ownLayer === ownLayer.mask else { return nil }
            return view
        }
        set {
            newValue?.removeFromSuperview()
            self[MaskKey.self] = newValue
            ownLayer.mask = newValue?.layer
        }
    }

    /// The three-dimensional transform of the view's layer. The identity by default.
    public var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ViewAnimation.record([.transform], of: ownLayer) { ownLayer.transform = newValue } }
    }

    private enum MaskKey: ViewAttachmentKey {
        static var defaultValue: UIView? { nil }
    }
}
