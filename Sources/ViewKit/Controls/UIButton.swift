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

        /// An alias for `system`, which had this name before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of a button without a configuration. `.custom` by default.
    public package(set) var buttonType = ButtonType.custom {
        didSet {
            if buttonType == .system { label.font = Metrics.systemFont }
            stateDidChange()
        }
    }
    /// The content and appearance of the button; `nil`, the default, uses `buttonType` and the content set for each
    /// state.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }
    /// Called when the state has changed, before the button is updated. The handler may change the configuration. `nil`
    /// by default.
    @preconcurrency
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { stateDidChange() } }
    /// The content insets of a button without a configuration, in points. If zero, the default, a button with a title
    /// has a margin of 6 points above and below the title, and a minimum width of 30 points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets by which the title is moved from its normal position, in points. Zero by default. The insets don't
    /// change the size of the button.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets by which the image is moved from its normal position, in points. Zero by default. The insets don't
    /// change the size of the button.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The button's menu. `nil` by default. The menu opens on a press if `showsMenuAsPrimaryAction` is `true`,
    /// otherwise on a long press or with Alt and an arrow key.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// `true` if opening the menu is the primary action, triggered by a press, Space, Return or an arrow key. `false`
    /// by default.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// `true` if a button whose primary action is to open its menu shows the selected action. Only one action is on at
    /// a time. `false` by default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    var openMenu: ButtonMenu?
    /// The arrow of a pop-up button, created on demand.
    private var menuMark: ControlGlyph?
    var contents: [State: StateContent] = [:]
    let label = UILabel()
    /// The subtitle's label, created on demand.
    var subtitleLabel: UILabel?
    let picture = UIImageView()
    /// The activity indicator, created on demand.
    var activityIndicator: UIActivityIndicatorView?
    private let background = UIView()
    /// The ring around a focused button, created on demand.
    private var focusRing: UIView?
    private var isUpdating = false

    private enum Metrics {
        /// The title font of a system button without a configuration.
        @MainActor static let systemFont = UIFont.systemFont(ofSize: 15)
        static let cornerRadius: CGFloat = 6
        /// The margin above and below the title of a button without a configuration or insets, and the minimum width of
        /// such a button.
        static let titleMargin: CGFloat = 6
        static let minimumWidth: CGFloat = 30
        /// The width of the focus ring, and the distance of its outer edge from the button. The gap keeps the ring
        /// visible even if it has the same color as the button.
        static let ringWidth: CGFloat = 2
        static let ringReach: CGFloat = 4
        /// The size of a pop-up button's arrow and the space before it.
        static let menuMark: CGFloat = 10
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
        if buttonType == .system { label.font = Metrics.systemFont }
        stateDidChange()
    }

    /// Creates a button of `type` that shows the title and the image of `primaryAction` and performs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button with `configuration` that performs `primaryAction`. The action's title and image are used if
    /// the configuration doesn't have any.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        configurationDidChange(from: nil)  // property observers don't run in initializers
        adopt(primaryAction)
    }

    /// Creates the view for a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        for view in [background, picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        stateDidChange()
    }

    // MARK: Public

    /// The label that shows the title. The button sets its text and color.
    public var titleLabel: UILabel? { label }

    /// The view that shows the image. The button sets its image.
    public var imageView: UIImageView? { picture }

    /// Updates the button, calling `configurationUpdateHandler` first.
    public func setNeedsUpdateConfiguration() {
        stateDidChange()
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = contentInsets
        let content = contentLayout(in: .zero).size
        let fitting = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        guard configuration == nil, insets == .zero, showsTitle else { return fitting }
        return CGSize(
            width: max(fitting.width, Metrics.minimumWidth), height: fitting.height + 2 * Metrics.titleMargin)
    }

    open override func layoutSubviews() {
        background.frame = bounds
        focusRing?.frame = bounds.insetBy(dx: -Metrics.ringReach, dy: -Metrics.ringReach)
        let radius = configuration?.cornerRadius(height: bounds.height) ?? Metrics.cornerRadius
        background.layer.cornerRadius = radius
        focusRing?.layer.cornerRadius = radius + Metrics.ringReach
        let layout = contentLayout(in: bounds.inset(by: contentInsets))
        picture.frame = layout.image.offsetBy(insets: imageEdgeInsets, of: self)
        label.frame = layout.title.offsetBy(insets: titleEdgeInsets, of: self)
        subtitleLabel?.frame = layout.subtitle
        activityIndicator?.frame = layout.image
        let side = Metrics.menuMark
        let edge = bounds.width - menuMarkInset - side
        menuMark?.frame = CGRect(
            x: isMirrored ? menuMarkInset : edge, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    open override func stateDidChange() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
        invalidateIntrinsicContentSize()
        let palette = palette
        background.backgroundColor = palette.background
        label.alpha = palette.contentAlpha
        picture.alpha = palette.contentAlpha
        label.textColor = palette.foreground
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else if label.text != currentTitle || attributedTitle(for: .normal) != nil {
            label.text = currentTitle
        }
        picture.showsTemplates = buttonType == .system || configuration != nil
        picture.tintColor = configuration == nil ? nil : palette.foreground
        picture.preferredSymbolConfiguration = configuration?.preferredSymbolConfigurationForImage
        picture.image = currentImage
        updateSubtitle(palette)
        updateActivityIndicator(palette)
        updateMenuMark(palette)
        updateFocusRing()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        openMenu?.close()
    }

    override var defaultAccessibility: DefaultAccessibility {
        let title = currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
        return .element(
            title ?? accessibilityTextInside, accessibilityState(.button), role: isMenuOpen == nil ? nil : .popUpButton)
    }

    // MARK: Events

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, openMenu?.pressBegan() != true else { return }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, openMenu?.pressMoved(touch) == true { return }
        super.touchesMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, openMenu?.pressEnded(touch) == true { return }
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        openMenu?.pressCancelled()
        super.touchesCancelled(touches, with: event)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, opensMenu(key) else {
            super.pressesBegan(presses, with: event)
            return
        }
        openMenu?.open(byKey: true)
    }

    override func activateByKey() {
        guard menu != nil, showsMenuAsPrimaryAction else { return super.activateByKey() }
        openMenu?.open(byKey: true)
    }

    override var holdsDrags: Bool { menu != nil && showsMenuAsPrimaryAction }

    /// Also returns `true` for drags if a press opens the button's menu, because a drag selects an item.
    override func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        super.isDefaultAction(gesture) || holdsDrags && gesture.isDrag
    }

    /// The first and last baseline of the title in the current bounds, in points from the top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        layoutIfNeeded()
        let baselines = label.textBaselines
        let last = subtitleLabel.map { $0.frame.minY + $0.textBaselines.last } ?? label.frame.minY + baselines.last
        return (label.frame.minY + baselines.first, last)
    }

    package override var drawnCornerRadius: CGFloat {
        guard layer.cornerRadius == 0, let configuration else { return layer.cornerRadius }
        return configuration.cornerRadius(height: bounds.height)
    }

    // MARK: Internal

    func contentDidChange() {
        stateDidChange()
        setNeedsLayout()
    }

    /// The colors of the current state.
    var palette: ButtonPalette {
        let state = ButtonPalette.State(
            isEnabled: isEnabled, isPressed: isHighlighted, isHovered: isHovered, tint: tintColor)
        let titleColor = titleColor(for: contentState)
        guard let configuration else {
            return ButtonPalette(type: buttonType, titleColor: titleColor, in: state)
        }
        var palette = ButtonPalette(configuration, in: state)
        if let titleColor { palette.foreground = titleColor }
        return palette
    }

    // MARK: Private

    private var contentInsets: UIEdgeInsets {
        var insets = ownInsets
        guard isPopUpButton else { return insets }
        let room = Metrics.menuMark + Metrics.menuGap
        if isMirrored { insets.left += room } else { insets.right += room }
        return insets
    }

    private var ownInsets: UIEdgeInsets {
        configuration?.contentInsets.resolved(rightToLeft: isMirrored) ?? contentEdgeInsets
    }

    /// The distance from the trailing edge to the menu arrow.
    private var menuMarkInset: CGFloat {
        let insets = ownInsets
        return (isMirrored ? insets.left : insets.right) * 2 / 3
    }

    /// Returns the layout of the image and the title in `room`.
    private func contentLayout(in room: CGRect) -> ButtonLayout {
        let layout = centeredLayout(in: room)
        let free = room.height - layout.size.height
        guard free > 0, contentVerticalAlignment == .top || contentVerticalAlignment == .bottom else { return layout }
        let drop = contentVerticalAlignment == .top ? 0 : free
        return centeredLayout(
            in: CGRect(x: room.minX, y: room.minY + drop, width: room.width, height: layout.size.height))
    }

    private func centeredLayout(in room: CGRect) -> ButtonLayout {
        ButtonLayout(
            image: activityIndicator.map { $0.intrinsicContentSize } ?? picture.shownImage?.size,
            title: showsTitle ? titleBlock : nil,
            placement: configuration?.imagePlacement ?? .leading, padding: configuration?.imagePadding ?? 0,
            alignment: contentHorizontalAlignment, isMirrored: isMirrored, room: room,
            scale: max(1, traitCollection.displayScale))
    }

    private func updateMenuMark(_ palette: ButtonPalette) {
        if isPopUpButton, menuMark == nil {
            let mark = ControlGlyph(.down, side: Metrics.menuMark)
            addSubview(mark)
            menuMark = mark
        }
        menuMark?.isHidden = !isPopUpButton
        menuMark?.color = palette.foreground
    }

    private func updateFocusRing() {
        if isFocusMarked, focusRing == nil {
            let ring = UIView()
            ring.isUserInteractionEnabled = false
            ring.layer.borderWidth = Metrics.ringWidth
            insertSubview(ring, at: 0)
            focusRing = ring
        }
        focusRing?.isHidden = !isFocusMarked
        focusRing?.layer.borderColor = tintColor.cgColor
    }

    /// Adapts the fonts of the labels before the button is measured.
    override func adjustFonts() {
        let fonts = (label.font, subtitleLabel?.font)
        label.adjustFonts()
        subtitleLabel?.adjustFonts()
        if label.font != fonts.0 || subtitleLabel?.font != fonts.1 { contentDidChange() }
    }

    private func configurationDidChange(from previous: Configuration?) {
        if let configuration, configuration.buttonSize != previous?.buttonSize {
            let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSize, weight: .semibold)
            label.font = UIFontMetrics.default.scaledFont(for: font)
            label.adjustsFontForContentSizeCategory = true
        }
        contentDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }
}
