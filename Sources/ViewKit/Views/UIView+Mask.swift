public import LayerKit

extension UIView {
    /// A view through whose opacity this one is seen, with all in it. It is placed in this view's coordinates, is in no
    /// view itself, and takes no touches. Nil, the default, shows everything.
    public var mask: UIView? {
        get {
            guard let view = self[MaskKey.self], view.layer === layer.mask else { return nil }
            return view
        }
        set {
            newValue?.removeFromSuperview()
            self[MaskKey.self] = newValue
            layer.mask = newValue?.layer
        }
    }

    /// The transform of the view's layer, as a map of three dimensions. The identity by default.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { ViewAnimation.record([.transform], of: layer) { layer.transform = newValue } }
    }

    private enum MaskKey: ViewAttachmentKey {
        static var defaultValue: UIView? { nil }
    }
}
