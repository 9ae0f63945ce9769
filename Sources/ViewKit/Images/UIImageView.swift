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

    /// Whether pictures that say nothing of it are shown in the tint colour.
    var showsTemplates = false { didSet { if showsTemplates != oldValue { showImage() } } }
    /// The symbol's pixels.
    var symbolPicture = SymbolPicture()

    /// Gives the layer the picture, or lets it ask for that of a symbol.
    private func showImage() {
        let isSymbol = image?.isSymbolImage == true
        layer.picture = isSymbol ? nil : isTemplate ? image?.shape.image : image?.cgImage
        layer.contentsTint = isTemplate ? tintColor.cgColor : nil
        layer.contentsScale = image?.scale ?? 1
        layer.contentProvider = isSymbol ? self : nil
        if isSymbol { layer.setNeedsRecord() }
    }

    /// Whether a picture that is no symbol is shown in the tint colour.
    private var isTemplate: Bool {
        image.map { !$0.isSymbolImage && $0.isTemplate(usually: showsTemplates) } ?? false
    }

    open override func tintColorDidChange() {
        if image?.isSymbolImage == true { layer.setNeedsRecord() }
        if isTemplate { layer.contentsTint = tintColor.cgColor }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        tintColorDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        tintColorDidChange()
    }

    override var usualAccessibility: UsualAccessibility {
        UsualAccessibility(isElement: accessibility.label != nil, traits: .image)
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
