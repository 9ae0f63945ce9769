public import Foundation
import LayerKit

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture; nil, the default, shows nothing.
    open var image: UIImage? {
        didSet {
            showImage()
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
        showImage()
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The symbol's pixels.
    var symbolPicture = SymbolPicture()

    /// Gives the layer the picture, or lets it ask for that of a symbol.
    private func showImage() {
        let isSymbol = image?.isSymbolImage == true
        layer.picture = isSymbol ? nil : image?.cgImage
        layer.contentsScale = image?.scale ?? 1
        layer.contentProvider = isSymbol ? self : nil
        if isSymbol { layer.setNeedsRecord() }
    }

    open override func tintColorDidChange() {
        if image?.isSymbolImage == true { layer.setNeedsRecord() }
    }

    override var usualAccessibility: UsualAccessibility {
        UsualAccessibility(isElement: accessibility.label != nil, traits: .image)
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
