public import Foundation
import LayerKit
import TextKit

/// A control with a title, a picture or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button without a configuration looks like.
    public enum ButtonType: Int, Sendable {
        /// As its colours and pictures say, with a white title.
        case custom
        /// A title in the tint colour.
        case system

        /// The same as `system`: the name that it had before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// What the button looks like without a configuration. `.custom` by default.
    public private(set) var buttonType = ButtonType.custom
    /// What the button shows and how; nil, the default, leaves it to `buttonType` and the states.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }
    /// Called when the state changed, before it is drawn; may change the configuration. None by default.
    @preconcurrency
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? { didSet { stateDidChange() } }
    /// Room around the content of a button without a configuration, in points. With zero, the default, a button that
    /// has a title takes 6 points above and below it, and 30 points of width at least.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// What the button offers to choose from. None by default. It opens on a press where `showsMenuAsPrimaryAction`
    /// says so, else on a long press or with Alt and an arrow key.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether the menu is all that the button is for: a press opens it, and so do Space, Return and the arrow keys.
    /// False by default.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// Whether a button whose menu is all that it is for shows the action that is on, which is one at a time. False by
    /// default.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    var openMenu: ButtonMenu?
    private let menuMark = ControlGlyph(.down, side: Metrics.menuMark)
    var contents: [State: StateContent] = [:]
    let label = UILabel()
    /// What stands under the title; made where there is something.
    var note: UILabel?
    let picture = UIImageView()
    /// What turns in the picture's place; made where there is something.
    var wheel: UIActivityIndicatorView?
    private let ground = UIView()
    private let focusRing = UIView()
    private var isUpdating = false

    private enum Metrics {
        /// The title of a system button without a configuration.
        @MainActor static let systemFont = UIFont.systemFont(ofSize: 15)
        static let cornerRadius: CGFloat = 6
        /// Room above and below a title without a configuration and insets, and the least width of such a button.
        static let titleMargin: CGFloat = 6
        static let leastWidth: CGFloat = 30
        /// The ring around a focused button, and how far outside of it the ring ends: a line of what is behind the
        /// button sets the ring off from one of its own colour.
        static let ringWidth: CGFloat = 2
        static let ringReach: CGFloat = 4
        /// The arrow of a button that shows what is chosen from its menu, and the room before it.
        static let menuMark: CGFloat = 10
        static let menuGap: CGFloat = 8
    }

    // MARK: Lifecycle

    /// Makes a button with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        focusRing.layer.borderWidth = Metrics.ringWidth
        for view in [focusRing, ground, picture, label, menuMark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        stateDidChange()
    }

    /// Makes a button of `type` without a size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { label.font = Metrics.systemFont }
        stateDidChange()
    }

    /// Makes a button of `type` that shows the title and the picture of `primaryAction` and performs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a button that looks as `configuration` says and performs `primaryAction`, whose title and picture it shows
    /// where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        configurationDidChange(from: nil)  // initializers set without being observed
        adopt(primaryAction)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// The title as a label; its text and colour are the button's to set.
    public var titleLabel: UILabel? { label }

    /// The picture as a view; what it shows is the button's to set.
    public var imageView: UIImageView? { picture }

    /// Draws the button anew, after `configurationUpdateHandler` was asked.
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
            width: max(fitting.width, Metrics.leastWidth), height: fitting.height + 2 * Metrics.titleMargin)
    }

    open override func layoutSubviews() {
        ground.frame = bounds
        focusRing.frame = bounds.insetBy(dx: -Metrics.ringReach, dy: -Metrics.ringReach)
        let radius = configuration?.cornerRadius(height: bounds.height) ?? Metrics.cornerRadius
        ground.layer.cornerRadius = radius
        focusRing.layer.cornerRadius = radius + Metrics.ringReach
        let layout = contentLayout(in: bounds.inset(by: contentInsets))
        (picture.frame, label.frame) = (layout.image, layout.title)
        note?.frame = layout.subtitle
        wheel?.frame = layout.image
        let side = Metrics.menuMark
        let edge = bounds.width - menuMarkInset - side
        menuMark.frame = CGRect(
            x: isMirrored ? menuMarkInset : edge, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    open override func stateDidChange() {
        guard !isUpdating else { return }
        isUpdating = true
        configurationUpdateHandler?(self)
        isUpdating = false
        invalidateIntrinsicContentSize()
        let palette = palette
        ground.backgroundColor = palette.ground
        (label.alpha, picture.alpha) = (palette.contentAlpha, palette.contentAlpha)
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
        updateNote(palette)
        updateWheel(palette)
        menuMark.isHidden = !isPopUpButton
        menuMark.color = palette.foreground
        focusRing.isHidden = !isFocusMarked
        focusRing.layer.borderColor = tintColor.cgColor
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        openMenu?.close()
    }

    override var usualAccessibility: UsualAccessibility {
        let title = currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
        return .element(title ?? accessibilityTextInside, accessibilityState(.button))
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

    override func useByKey() {
        guard menu != nil, showsMenuAsPrimaryAction else { return super.useByKey() }
        openMenu?.open(byKey: true)
    }

    package override var holdsDrags: Bool { menu != nil && showsMenuAsPrimaryAction }

    /// A drag chooses from a menu that opens at the press.
    override func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool {
        super.isDefaultAction(gesture) || holdsDrags && gesture.isDrag
    }

    /// The first and the last baseline of the title in the present bounds, in points from their top.
    package var textBaselines: (first: CGFloat, last: CGFloat) {
        layoutIfNeeded()
        let baselines = label.textBaselines
        let last = note.map { $0.frame.minY + $0.textBaselines.last } ?? label.frame.minY + baselines.last
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

    /// The colours of the present state.
    var palette: ButtonPalette {
        let situation = ButtonPalette.Situation(
            isEnabled: isEnabled, isPressed: isHighlighted, isHovered: isHovered, tint: tintColor)
        let titleColor = titleColor(for: contentState)
        guard let configuration else {
            return ButtonPalette(type: buttonType, titleColor: titleColor, in: situation)
        }
        var palette = ButtonPalette(configuration, in: situation)
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

    /// From the edge where reading ends to the menu's arrow.
    private var menuMarkInset: CGFloat {
        let insets = ownInsets
        return (isMirrored ? insets.left : insets.right) * 2 / 3
    }

    /// Where picture and title stand in `room`, and the size that both need.
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
            image: wheel.map { $0.intrinsicContentSize } ?? picture.shownImage?.size,
            title: showsTitle ? titleBlock : nil,
            placement: configuration?.imagePlacement ?? .leading, padding: configuration?.imagePadding ?? 0,
            alignment: contentHorizontalAlignment, isMirrored: isMirrored, room: room,
            scale: max(1, traitCollection.displayScale))
    }

    private func configurationDidChange(from previous: Configuration?) {
        if let configuration, configuration.buttonSize != previous?.buttonSize {
            label.font = .systemFont(ofSize: configuration.buttonSize.fontSize, weight: .semibold)
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
