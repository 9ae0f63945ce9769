public import Foundation
import LayerKit
import TextKit

/// A button with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// A button with a white title and no standard appearance.
        case custom
        /// A button with a title in the tint color.
        case system
        /// A system button with an information symbol.
        case detailDisclosure, infoLight, infoDark
        /// A system button with a plus sign in a circle.
        case contactAdd
        /// The same as `system`.
        case plain
        /// A system button with a cross in a circle.
        case close

        /// An alias for `system`, which had this name before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of a button without a configuration. `.custom` by default.
    public package(set) var buttonType = ButtonType.custom { didSet { adoptType() } }
    /// The content and appearance of the button; `nil`, the default, uses `buttonType` and the content set for each
    /// state.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }
    /// Called before every update of the button, for example when its state or its content has changed. The handler may
    /// change the configuration. `nil` by default.
    @preconcurrency
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { controlStateDidChange() } }
    /// The content insets of a button without a configuration, in points. If zero, the default, a button with a title
    /// has a margin of 6 points above and below the title, and a minimum width of 30 points. Deprecated on iOS; use
    /// `contentInsets` of a configuration in new code.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets by which the title is moved from its normal position, in points. Zero by default. The insets don't
    /// change the size of the button. Deprecated on iOS; use `contentInsets` and `imagePadding` of a configuration in
    /// new code.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets by which the image is moved from its normal position, in points. Zero by default. The insets don't
    /// change the size of the button. Deprecated on iOS; use `contentInsets` and `imagePadding` of a configuration in
    /// new code.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// `true` if a pressed button of the type `custom` dims an image that isn't set for the highlighted state. `true`
    /// by default. Deprecated on iOS; use a `configurationUpdateHandler` in new code.
    open var adjustsImageWhenHighlighted = true { didSet { controlStateDidChange() } }
    /// `true` if a disabled button of the type `custom` dims an image that isn't set for the disabled state. `true` by
    /// default. Deprecated on iOS; use a `configurationUpdateHandler` in new code.
    open var adjustsImageWhenDisabled = true { didSet { controlStateDidChange() } }
    /// The button's menu. `nil` by default. The menu opens on a press if `showsMenuAsPrimaryAction` is `true`,
    /// otherwise on a long press or with Alt and the up or down arrow. The secondary button and the Menu key also open
    /// it.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// `true` if opening the menu is the primary action, triggered by a press, Space, Return, or the up or down arrow.
    /// `false` by default.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// `true` if a button whose primary action is to open its menu shows the selected action. Only one action is on at
    /// a time. `false` by default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    var buttonMenu: (any ButtonMenuBehavior)?
    /// The arrow of a pop-up button, created on demand.
    var menuMark: ControlGlyph?
    var contents: [State: StateContent] = [:]
    let label = UILabel()
    /// The subtitle's label, created on demand.
    var subtitleLabel: UILabel?
    let picture = UIImageView()
    /// The view of the background image, created on demand.
    var backdrop: UIImageView?
    /// The layout of the content, cached while the subviews are being laid out.
    private var cachedLayout: (area: CGRect, layout: ButtonLayout)?
    /// The activity indicator, created on demand.
    var activityIndicator: UIActivityIndicatorView?
    private let background = UIView()
    /// The ring around a focused button, created on demand.
    var focusRing: UIView?
    private var isUpdating = false

    enum Metrics {
        /// The title font of a system button without a configuration.
        @MainActor static let systemFont = UIFont.systemFont(ofSize: 15)
        static let cornerRadius: CGFloat = 6
        /// The margin above and below the title of a button without a configuration or insets, in points.
        static let titleMargin: CGFloat = 6
        /// The minimum width, in points, of a button with a title but without a configuration or insets.
        static let minimumWidth: CGFloat = 30
        /// The width of the focus ring, in points.
        static let ringWidth: CGFloat = 2
        /// The distance from the button to the outer edge of the focus ring, in points. The distance exceeds the ring's
        /// width, so that a gap keeps the ring visible even if it has the same color as the button.
        static let ringReach: CGFloat = 4
        /// The side length of a pop-up button's arrow, in points.
        static let menuMark: CGFloat = 10
        /// The space before a pop-up button's arrow, in points.
        static let menuGap: CGFloat = 8
    }

    // MARK: Lifecycle

    /// Creates a button with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button of `type` with a zero frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        adoptType()  // property observers don't run in initializers
    }

    /// Creates a button of `type` that shows the title and the image of `primaryAction` and performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button with `configuration` that performs `primaryAction`. If the configuration has no title or no
    /// image, that of the action is used.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        configurationDidChange(from: nil)  // property observers don't run in initializers
        adopt(primaryAction)
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        // One update at the end is enough.
        isUpdating = true
        setUp()
        coder.setFileValues(of: self)
        isUpdating = false
        controlStateDidChange()
    }

    private func adoptType() {
        if buttonType != .custom { label.font = Metrics.systemFont }
        if let symbol = buttonType.symbol { contents[.normal, default: StateContent()].image = symbol }
        controlStateDidChange()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        for view in [background, picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        controlStateDidChange()
    }

    // MARK: Public

    /// The label that shows the title. The button sets its text and color.
    open var titleLabel: UILabel? { label }

    /// The view that shows the image. The button sets its image.
    open var imageView: UIImageView? { picture }

    /// Updates the button, calling `configurationUpdateHandler` first.
    open func setNeedsUpdateConfiguration() {
        controlStateDidChange()
    }

    // MARK: Content of states

    /// Sets the title for `state`; `nil` falls back to the normal state, and then to the button's configuration.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: StateContent()].title = title
        contentDidChange()
    }

    /// Sets the attributed title for `state`, which takes precedence over the plain title; `nil` falls back to the
    /// normal state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: StateContent()].attributedTitle = title?.unchanging
        contentDidChange()
    }

    /// Sets the title color for `state`; `nil` falls back to the normal state, and then to the style's color.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: StateContent()].titleColor = color
        contentDidChange()
    }

    /// Sets the image for `state`; `nil` falls back to the normal state, and then to the button's configuration.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].image = image
        contentDidChange()
    }

    /// Sets the image behind the title for `state`, stretched to the button's size; `nil` falls back to the normal
    /// state. A button is at least as large as this image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: StateContent()].backgroundImage = image
        contentDidChange()
    }

    /// Sets the symbol configuration that is applied in `state` to an image that doesn't have one; `nil` falls back to
    /// the normal state, and then to the button's configuration.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents[state, default: StateContent()].symbolConfiguration = configuration
        contentDidChange()
    }

    /// Returns the plain title for `state`, with the same fallbacks as `setTitle(_:for:)`.
    open func title(for state: State) -> String? {
        contents[state]?.title ?? contents[.normal]?.title ?? configuration?.title
    }

    /// Returns the attributed title shown in `state`; `nil` if the plain title is shown.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
    }

    /// Returns the title color that is set for `state` or, without one, for the normal state.
    open func titleColor(for state: State) -> UIColor? {
        contents[state]?.titleColor ?? contents[.normal]?.titleColor
    }

    /// Returns the image shown in `state`.
    open func image(for state: State) -> UIImage? {
        contents[state]?.image ?? contents[.normal]?.image ?? configuration?.image
    }

    /// Returns the background image shown in `state`.
    open func backgroundImage(for state: State) -> UIImage? {
        contents[state]?.backgroundImage ?? contents[.normal]?.backgroundImage
    }

    /// Returns the symbol configuration that is set for `state` or, without one, for the normal state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents[state]?.symbolConfiguration ?? contents[.normal]?.symbolConfiguration
    }

    /// The plain title for the current state.
    open var currentTitle: String? { title(for: contentState) }

    /// The attributed title for the current state; `nil` if the plain title is shown.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: contentState) }

    /// The color of the title in the current state.
    open var currentTitleColor: UIColor { palette.foreground }

    /// The image for the current state.
    open var currentImage: UIImage? { image(for: contentState) }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = contentInsets
        let content = contentLayout(in: .zero).size
        let fitting = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        guard configuration == nil, insets == .zero, showsTitle else { return enlargedForBackgroundImage(fitting) }
        let height = max(fitting.height, titleBlock.size.height + 2 * Metrics.titleMargin)
        return enlargedForBackgroundImage(
            CGSize(width: max(fitting.width, Metrics.minimumWidth), height: height))
    }

    open override func layoutSubviews() {
        background.frame = bounds
        focusRing?.frame = bounds.insetBy(dx: -Metrics.ringReach, dy: -Metrics.ringReach)
        let radius = configuration?.cornerRadius(height: bounds.height) ?? Metrics.cornerRadius
        background.layer.cornerRadius = radius
        focusRing?.layer.cornerRadius = radius + Metrics.ringReach
        backdrop?.frame = backgroundRect(forBounds: bounds)
        let area = contentRect(forBounds: bounds)
        let layout = contentLayout(in: area)
        cachedLayout = (area, layout)
        picture.frame = imageRect(forContentRect: area)
        label.frame = titleRect(forContentRect: area)
        cachedLayout = nil
        subtitleLabel?.frame = layout.subtitle
        activityIndicator?.frame = layout.image
        let side = Metrics.menuMark
        let edge = bounds.width - menuMarkInset - side
        menuMark?.frame = CGRect(
            x: isMirrored ? menuMarkInset : edge, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    /// Returns the frame of the background image in `bounds`. The default implementation returns `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area for the title and the image in `bounds`. The default implementation insets `bounds` by the
    /// content insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

    /// Returns the frame of the title in `contentRect`. Override to place the title elsewhere.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: contentRect).title.offset(by: titleEdgeInsets, in: self)
    }

    /// Returns the frame of the image in `contentRect`. Override to place the image elsewhere.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: contentRect).image.offset(by: imageEdgeInsets, in: self)
    }

    private func layout(in area: CGRect) -> ButtonLayout {
        if let cachedLayout, cachedLayout.area == area { return cachedLayout.layout }
        return contentLayout(in: area)
    }

    open override func controlStateDidChange() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
        invalidateIntrinsicContentSize()
        let palette = palette
        background.backgroundColor = palette.background
        label.alpha = palette.contentAlpha
        picture.alpha = imageAlpha(palette, isSet: contents[contentState]?.image != nil)
        label.textColor = palette.foreground
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else if label.text != currentTitle || attributedTitle(for: .normal) != nil {
            label.text = currentTitle
        }
        updateTitleShadow()
        picture.showsTemplates = buttonType != .custom || configuration != nil
        picture.tintColor = configuration == nil ? nil : palette.foreground
        picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        picture.image = currentImage
        updateBackdrop(palette)
        updateSubtitle(palette)
        updateActivityIndicator(palette)
        updateMenuMark(palette)
        updateFocusRing()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        buttonMenu?.close()
    }

    override var defaultAccessibility: DefaultAccessibility {
        let attributed = currentAttributedTitle?.string.withoutAttachments
        let title = (attributed?.isEmpty == true ? nil : attributed) ?? currentTitle ?? configuration?.title
        // The title of a pop-up button is what is selected. A label set by the app would hide it.
        return .element(
            title ?? accessibilityTextInside, value: isPopUpButton && accessibility.label != nil ? title : nil,
            accessibilityState(.button), role: isMenuOpen == nil ? nil : .popUpButton)
    }

    // MARK: Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, buttonMenu?.pressBegan() != true else { return }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, buttonMenu?.pressMoved(touch) == true { return }
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, buttonMenu?.pressEnded(touch) == true { return }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        buttonMenu?.pressCancelled()
        super.touchesCancelled(touches, with: event)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, opensMenu(key) else {
            super.pressesBegan(presses, with: event)
            return
        }
        buttonMenu?.open(byKey: true)
    }

    override func activateByKey() {
        guard menu != nil, showsMenuAsPrimaryAction else { return super.activateByKey() }
        buttonMenu?.open(byKey: true)
    }

    override var holdsDrags: Bool { menu != nil && showsMenuAsPrimaryAction }

    /// Also returns `true` for drags if a press opens the button's menu, because a drag selects an item.
    override func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        super.isDefaultAction(gesture) || holdsDrags && gesture.isDrag
    }

    package override var drawnCornerRadius: CGFloat {
        guard layer.cornerRadius == 0, let configuration else { return layer.cornerRadius }
        return configuration.cornerRadius(height: bounds.height)
    }

    /// Adapts the labels' Dynamic Type fonts immediately, so that the button is measured with the new fonts.
    override func adjustFonts() {
        let fonts = (label.font, subtitleLabel?.font)
        label.adjustFonts()
        subtitleLabel?.adjustFonts()
        if label.font != fonts.0 || subtitleLabel?.font != fonts.1 { contentDidChange() }
    }
}
