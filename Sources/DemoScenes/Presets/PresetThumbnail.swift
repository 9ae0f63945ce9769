import Foundation
import SkeletonView

/// A button with a small skeleton in the look of a preset, and the preset's name below it. The skeleton moves for a few
/// seconds when the pointer is over the button or the button gets the keyboard focus. Otherwise, it is paused in the
/// middle of its animation, so that the preset's band or pulse is visible and an idle window draws nothing.
@MainActor
final class PresetThumbnail: UIControl {
    /// The height of the skeleton at the default text size, in points.
    static let cardHeight: CGFloat = 44
    /// The height of the name at the default text size, in points.
    static let nameHeight: CGFloat = 16

    private enum Metrics {
        static let nameSize: CGFloat = 11
        /// The distance by which a long name may extend beyond each edge, toward the shorter names beside it.
        static let nameReach: CGFloat = 6
        static let radius: CGFloat = 6
        static let padding: CGFloat = 7
        static let gap: CGFloat = 5
        static let avatar: CGFloat = 12
        static let line: CGFloat = 4
        static let lineGap: CGFloat = 4
        static let pictureRadius: CGFloat = 2
        static let selectedBorder: CGFloat = 2
    }

    /// `true` if Tab focuses the thumbnail; the arrow keys move the focus to the others. `false` by default.
    var isTabStop = false
    /// Called when a key without modifiers is pressed. Returns `true` if the key was handled.
    var move: (@MainActor (UIKeyboardHIDUsage) -> Bool)?

    private let style: DemoStyle
    private let card = UIView()
    private let name = UILabel.line(size: Metrics.nameSize)
    private let ring = ControlRing()
    private let (avatar, title, subtitle, picture) = (UIView(), UIView(), UIView(), UIView())
    private var isMoving = false

    /// Creates a thumbnail that calls `choose` when it is clicked.
    init(_ preset: DemoPreset, choose: @escaping @MainActor () -> Void) {
        var style = DemoStyle()
        preset.apply(to: &style)
        style.transitionDuration = 0
        // A sweep over the whole window would seldom be inside the thumbnail.
        if style.animationSpace == .window { style.animationSpace = .root }
        self.style = style
        super.init(frame: .zero)
        accessibilityLabel = preset.title
        card.layer.cornerRadius = Metrics.radius
        card.backgroundColor = DemoPalette.thumbnail
        name.text = preset.title
        name.textAlignment = .center
        for view in [ring, name] { addSubview(view) }
        picture.layer.cornerRadius = Metrics.pictureRadius
        card.isSkeletonable = true
        card.isUserInteractionEnabled = false
        addSubview(card)
        for bone in [avatar, title, subtitle, picture] {
            bone.isSkeletonable = true
            card.addSubview(bone)
        }
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        showSelection()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { showSelection() } }
    }

    override var canBecomeFocused: Bool { isTabStop && super.canBecomeFocused }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.isEmpty, move?(key.keyCode) == true else {
            return super.pressesBegan(presses, with: event)
        }
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        ring.show(isFocusMarked, tint: tintColor)
        updateMotion()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameHeight = scaledInBars(Self.nameHeight)
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - nameHeight))
        name.frame = CGRect(x: 0, y: card.frame.maxY, width: bounds.width, height: nameHeight)
            .insetBy(dx: -Metrics.nameReach, dy: 0)
        ring.place(around: card.frame, radius: Metrics.radius)
        let (padding, avatarSide, gap) = (
            scaledInBars(Metrics.padding), scaledInBars(Metrics.avatar), scaledInBars(Metrics.gap)
        )
        let line = scaledInBars(Metrics.line)
        avatar.layer.cornerRadius = avatarSide / 2
        for view in [title, subtitle] { view.layer.cornerRadius = line / 2 }
        let width = max(0, bounds.width - 2 * padding)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: max(0, height)))
        }
        place(avatar, padding, padding, avatarSide, avatarSide)
        let left = padding + avatarSide + gap
        place(title, left, padding, padding + width - left, line)
        let second = padding + line + scaledInBars(Metrics.lineGap)
        place(subtitle, left, second, ((padding + width - left) * 0.6).rounded(), line)
        let top = padding + avatarSide + gap
        place(picture, padding, top, width, card.bounds.height - padding - top)
        if card.sk.isSkeletonActive { card.layoutSkeletonIfNeeded() } else { applyStyle() }
    }

    // MARK: Private

    private func updateMotion() {
        let isMoving = isHovered || isFocusMarked
        guard isMoving != self.isMoving else { return }
        self.isMoving = isMoving
        applyStyle()
    }

    private func applyStyle() {
        card.hideSkeletonNow(transition: .none)
        // The animation starts at the layer time 0, so a time offset of half the duration shows its middle.
        (card.layer.speed, card.layer.timeOffset) = (isMoving ? 1 : 0, 0)
        style.show(on: card)
        if !isMoving { card.layer.timeOffset = style.duration / 2 }
    }

    private func showSelection() {
        card.layer.borderWidth = isSelected ? Metrics.selectedBorder : 1
        card.layer.borderColor = (isSelected ? DemoPalette.accent : DemoPalette.line).cgColor
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
}
