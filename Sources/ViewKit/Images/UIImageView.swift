public import Foundation
import LayerKit

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture; nil, the default, shows nothing.
    open var image: UIImage? {
        didSet {
            layer.picture = image?.cgImage
            layer.contentsScale = image?.scale ?? 1
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of `image` that shows it.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        layer.picture = image?.cgImage
        layer.contentsScale = image?.scale ?? 1
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    override var usualAccessibility: UsualAccessibility {
        UsualAccessibility(isElement: accessibility.label != nil, traits: .image)
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
