import Foundation
import SkeletonView

/// A button with a small skeleton in the look of a preset, and the preset's name below it. The skeleton moves while the
/// pointer is over it, and is motionless otherwise, so that an idle window draws nothing.
@MainActor
final class PresetThumbnail: UIControl {
    /// The height of the skeleton, in points.
    static let cardHeight: CGFloat = 44
    /// The height of the name at the default text size, in points.
    static let nameHeight: CGFloat = 16

    private enum Metrics {
        static let nameSize: CGFloat = 10
        /// The smallest scale of a name that is wider than the thumbnail.
        static let nameScale: CGFloat = 0.85
        static let radius: CGFloat = 6
        static let padding: CGFloat = 7
        static let gap: CGFloat = 5
        static let avatar: CGFloat = 12
        static let line: CGFloat = 4
        static let lineGap: CGFloat = 4
        static let pictureRadius: CGFloat = 2
        static let selectedBorder: CGFloat = 2
    }

    private let style: DemoStyle
    private let card = UIView()
    private let name = UILabel.line(size: Metrics.nameSize, color: DemoPalette.secondaryText)
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
        card.backgroundColor = DemoPalette.card
        name.text = preset.title
        name.textAlignment = .center
        name.adjustsFontSizeToFitWidth = true
        name.minimumScaleFactor = Metrics.nameScale
        addSubview(name)
        avatar.layer.cornerRadius = Metrics.avatar / 2
        for line in [title, subtitle] { line.layer.cornerRadius = Metrics.line / 2 }
        picture.layer.cornerRadius = Metrics.pictureRadius
        card.isSkeletonable = true
        card.isUserInteractionEnabled = false
        addSubview(card)
        for bone in [avatar, title, subtitle, picture] {
            bone.isSkeletonable = true
            card.addSubview(bone)
        }
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        addGestureRecognizer(
            UIHoverGestureRecognizer { [weak self] in
                self?.move($0.state == .began || $0.state == .changed)
            })
        showSelection()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { showSelection() } }
    }

    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameHeight = scaledInBars(Self.nameHeight)
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - nameHeight))
        name.frame = CGRect(x: 0, y: card.frame.maxY, width: bounds.width, height: nameHeight)
        let (padding, avatarSide) = (Metrics.padding, Metrics.avatar)
        let width = max(0, bounds.width - 2 * padding)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: max(0, height)))
        }
        place(avatar, padding, padding, avatarSide, avatarSide)
        let left = padding + avatarSide + Metrics.gap
        place(title, left, padding, padding + width - left, Metrics.line)
        let second = padding + Metrics.line + Metrics.lineGap
        place(subtitle, left, second, ((padding + width - left) * 0.6).rounded(), Metrics.line)
        let top = padding + avatarSide + Metrics.gap
        place(picture, padding, top, width, card.bounds.height - padding - top)
        if card.sk.isSkeletonActive { card.layoutSkeletonIfNeeded() } else { applyStyle() }
    }

    // MARK: Private

    private func move(_ isMoving: Bool) {
        guard isMoving != self.isMoving else { return }
        self.isMoving = isMoving
        applyStyle()
    }

    private func applyStyle() {
        var style = style
        style.isAnimated = style.isAnimated && isMoving
        if card.sk.isSkeletonActive { style.update(on: card) } else { style.show(on: card) }
    }

    private func showSelection() {
        card.layer.borderWidth = isSelected ? Metrics.selectedBorder : 1
        card.layer.borderColor = (isSelected ? DemoPalette.accent : DemoPalette.line).cgColor
    }
}
