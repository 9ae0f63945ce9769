public import Foundation
import LayerKit

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture; nil, the default, shows nothing.
    open var image: UIImage? { didSet { updateShownImage() } }
    /// The size and the lines of symbols that say nothing of them; nil, the default, is 17 points, regular.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { updateShownImage() } }
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
        updateShownImage()
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether pictures that say nothing of it are shown in the tint colour.
    var showsTemplates = false { didSet { if showsTemplates != oldValue { showImage() } } }
    /// The symbol's pixels.
    var symbolPicture = SymbolPicture()

    /// The picture as it is shown: a symbol as is preferred.
    private(set) var shownImage: UIImage?

    private func updateShownImage() {
        let former = shownImage
        shownImage = image?.preferring(preferredSymbolConfiguration)
        showImage()
        if shownImage?.size != former?.size { invalidateIntrinsicContentSize() }
    }

    /// Gives the layer the picture, or lets it ask for that of a symbol.
    private func showImage() {
        let image = shownImage
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

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
