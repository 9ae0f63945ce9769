public import Foundation
import LayerKit

/// A view that displays an image or a sequence of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image. `nil`, the default, displays nothing.
    open var image: UIImage? { didSet { updateShownImage() } }
    /// The image to display while the view is highlighted. `nil`, the default, displays `image` in both states.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { updateShownImage() } } }
    /// `true` if the view displays `highlightedImage`. `false` by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateShownImage() } } }
    /// The configuration that supplies values a symbol doesn't specify. `nil`, the default, matches 17-point text and
    /// uses the regular weight.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { updateShownImage() } }
    }

    /// The images that `startAnimating()` shows one after the other, instead of `image`. `nil` by default. Setting this
    /// property stops the animation. Symbols are drawn in black or in their own color, not in the tint color.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The duration of one pass through the images, in seconds. 0, the default, shows 30 images per second.
    open var animationDuration: TimeInterval = 0
    /// The number of passes through the images. 0, the default, repeats forever.
    open var animationRepeatCount = 0

    /// Creates a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view that displays `image` and has the size of the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        updateShownImage()  // property observers don't run in initializers
    }

    /// Creates a view that displays `image` and, while highlighted, `highlightedImage`. The view has the size of
    /// `image`.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        updateShownImage()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
    }

    /// `true` if images with the rendering mode `.automatic` are drawn in the tint color.
    var showsTemplates = false { didSet { if showsTemplates != oldValue { showImage() } } }
    /// The rendered symbol, if the image is a symbol.
    var symbolBitmap = SymbolBitmap()

    /// The displayed image, with the preferred symbol configuration applied.
    private(set) var displayedImage: UIImage?

    /// The image of the current state, before its dark variant and the preferred symbol configuration are applied.
    private var stateImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func updateShownImage() {
        let former = displayedImage
        let variant = stateImage?.variant(for: traitCollection.userInterfaceStyle)
        displayedImage = variant?.preferring(preferredSymbolConfiguration)
        showImage()
        if displayedImage?.size != former?.size { invalidateIntrinsicContentSize() }
    }

    /// Sets the layer's image, or makes the view the content provider for a symbol.
    private func showImage() {
        let image = displayedImage
        let isSymbol = image?.isSymbolImage == true
        layer.picture = isSymbol ? nil : isTemplate ? image?.shape.image : image?.cgImage
        layer.contentsTint = isTemplate ? tintColor.cgColor : nil
        layer.contentsScale = image?.scale ?? 1
        let isResizable = image?.caps != nil && contentMode == .scaleToFill
        if isResizable || layer.contentsCenter != .unit {
            layer.contentsCenter = isResizable ? image?.contentsCenter ?? .unit : .unit
            layer.tilesContents = isResizable && image?.resizingMode == .tile
        }
        layer.contentProvider = isSymbol ? self : nil
        if isSymbol { layer.setNeedsRecord() }
    }

    open override var contentMode: ContentMode { didSet { if stateImage?.caps != nil { showImage() } } }

    /// `true` if the image is not a symbol and is drawn in the tint color.
    private var isTemplate: Bool {
        stateImage.map { !$0.isSymbolImage && $0.isTemplate(byDefault: showsTemplates) } ?? false
    }

    open override func tintColorDidChange() {
        if stateImage?.isSymbolImage == true { layer.setNeedsRecord() }
        if isTemplate { layer.contentsTint = tintColor.cgColor }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if stateImage?.darkVariant != nil { updateShownImage() }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        tintColorDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if stateImage?.darkVariant != nil { updateShownImage() }
        tintColorDidChange()
    }

    // MARK: Animation

    /// `true` while `animationImages` are shown one after the other.
    open var isAnimating: Bool { layer.animation(forKey: Self.imagesKey) != nil }

    /// Shows `animationImages` one after the other, from the first. No effect without images.
    open func startAnimating() {
        let frames = animationImages?.compactMap(\.cgImage) ?? []
        guard !frames.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames
        animation.calculationMode = .discrete
        animation.duration = animationDuration > 0 ? animationDuration : Double(frames.count) / 30
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: Self.imagesKey)
    }

    /// Stops the animation and shows `image` again.
    open func stopAnimating() {
        layer.removeAnimation(forKey: Self.imagesKey)
    }

    private static let imagesKey = "images"

    override var defaultAccessibility: DefaultAccessibility {
        DefaultAccessibility(isElement: accessibility.label != nil, traits: .image)
    }

    open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }
}

extension CGRect {
    /// The rectangle from (0, 0) to (1, 1).
    fileprivate static var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
