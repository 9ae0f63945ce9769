import Foundation
import SkeletonView

/// The top of a profile: a cover picture, a large round portrait that overlaps the cover's lower edge, the name, three
/// numbers and two buttons.
@MainActor
final class ProfileHeaderCard: CardView, LineStyledCell {
    private enum Size {
        static let coverRatio: CGFloat = 0.3
        static let maximumCoverHeight: CGFloat = 208
        /// The maximum height of the cover on a wide card, as a fraction of the card's width.
        static let wideCoverRatio: CGFloat = 0.2
        /// The minimum width for buttons beside the portrait at the default text size.
        static let wideWidth: CGFloat = 400
        static let portrait: CGFloat = 96
        /// The width of the ring that separates the portrait from the cover.
        static let ring: CGFloat = 4
        static let margin: CGFloat = 24
        static let buttonHeight: CGFloat = 32
        /// The number whose width is reserved for each number, so that most numbers don't move anything when they
        /// arrive.
        static let widestCommonNumber = 88_888
        static let numberSpacing: CGFloat = 32
        static let minimumNumberSpacing: CGFloat = 16
        static let unitSpacing: CGFloat = 8
    }

    /// `true` if the buttons are below the numbers, not beside the portrait.
    private var isNarrow = false {
        didSet {
            guard isNarrow != oldValue else { return }
            NSLayoutConstraint.deactivate(isNarrow ? wide : narrow)
            NSLayoutConstraint.activate(isNarrow ? narrow : wide)
        }
    }

    private let coverView = FeedImageView.frame(radius: 0)
    private let ring = UIView()
    private let avatarView = FeedImageView.portrait()
    private let nameLabel = UILabel.line(size: 22, weight: .bold)
    private let handleLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let numberLabels = (0..<3).map { _ in UILabel.line(size: 17, weight: .semibold) }
    private let unitLabels = ["Posts", "Likes", "Comments"].map { unit in
        let label = UILabel.line(size: 13, color: DemoPalette.secondaryText)
        label.text = unit
        return label
    }
    private let followButton = RevealingButton(configuration: .filled())
    private let messageButton = RevealingButton(configuration: .gray())
    private let numbers = UIStackView()
    private let buttons = UIStackView()
    private lazy var coverLimit = coverView.heightAnchor.constraint(
        lessThanOrEqualToConstant: Size.maximumCoverHeight)
    private lazy var portraitSize = avatarView.widthAnchor.constraint(equalToConstant: Size.portrait)
    private lazy var numberWidths = numberLabels.map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 0) }
    private var wide: [NSLayoutConstraint] = []
    private var narrow: [NSLayoutConstraint] = []

    override init() {
        super.init()
        clipsToBounds = true
        ring.backgroundColor = DemoPalette.card
        avatarView.translatesAutoresizingMaskIntoConstraints = false
        ring.addSubview(avatarView)
        makeNumbers()
        makeButtons()
        let parts = [coverView, ring, nameLabel, handleLabel, numbers, buttons]
        add(parts)
        for view in parts + [avatarView, followButton, messageButton] + numberLabels + unitLabels {
            view.isSkeletonable = true
        }
        apply(SkeletonLineChanges())
        constrain()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ profile: ProfileContent, style: DemoStyle) {
        coverView.show(profile.cover, of: profile.pictures, style: style)
        avatarView.show(profile.avatar, of: profile.pictures, style: style, orInitialsOf: profile.name)
        nameLabel.text = profile.name
        handleLabel.text = profile.handle
        for (label, number) in zip(numberLabels, [profile.posts, profile.likes, profile.comments]) {
            label.text = number.formattedInEnglish
        }
        // The new name may need a different number of lines, even if the card's size stays the same.
        setNeedsLayout()
    }

    /// Updates the constraints for the next layout, at width `width`.
    func prepareLayout(width: CGFloat) {
        isNarrow = width < scaled(Size.wideWidth)
        coverLimit.constant = max(Size.maximumCoverHeight, (width * Size.wideCoverRatio).rounded())
        // A portrait more than twice as tall as the cover would extend beyond the top of the card.
        let cover = min(coverLimit.constant, (width * Size.coverRatio).rounded())
        portraitSize.constant = max(Size.portrait, min(scaledInBars(Size.portrait), 1.5 * cover))
        ring.layer.cornerRadius = portraitSize.constant / 2 + Size.ring
    }

    func apply(_ lines: SkeletonLineChanges) {
        nameLabel.setLines(SkeletonLineStyle(height: 18, lastLineFill: 48), lines)
        handleLabel.setLines(SkeletonLineStyle(height: 10, lastLineFill: 26), lines)
        for label in numberLabels { label.setLines(SkeletonLineStyle(height: 14, lastLineFill: 100), lines) }
        for label in unitLabels { label.setLines(SkeletonLineStyle(height: 10, lastLineFill: 100), lines) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let available = bounds.width - 2 * Size.margin
        for label in [nameLabel, handleLabel] { label.wrap(in: available) }
        arrangeNumbers(in: available)
        let width = buttons.arrangedSubviews.reduce(-buttons.spacing) {
            $0 + $1.intrinsicContentSize.width + buttons.spacing
        }
        buttons.axis = width > available ? .vertical : .horizontal
    }

    // MARK: Private

    /// Arranges the numbers side by side, each above its unit, if they fit into `available` points. Otherwise arranges
    /// them in rows, with the units beside the numbers if they fit.
    private func arrangeNumbers(in available: CGFloat) {
        let minimum = numberLabels[0].lineWidth(of: Size.widestCommonNumber.formattedInEnglish)
        for constraint in numberWidths { constraint.constant = minimum }
        let widths = zip(numberLabels, unitLabels).map { number, unit in
            (number: max(minimum, number.intrinsicContentSize.width), unit: unit.intrinsicContentSize.width)
        }
        let spareWidth = available - widths.reduce(0) { $0 + max($1.number, $1.unit) }
        let gaps = CGFloat(widths.count - 1)
        let areRows = spareWidth < gaps * Size.minimumNumberSpacing
        let hasUnitsBeside = areRows && widths.allSatisfy { $0.number + Size.unitSpacing + $0.unit <= available }
        numbers.axis = areRows ? .vertical : .horizontal
        numbers.alignment = areRows ? .leading : .fill
        numbers.spacing = areRows ? 0 : min(Size.numberSpacing, (spareWidth / gaps).rounded(.down))
        for case let number as UIStackView in numbers.arrangedSubviews {
            number.axis = hasUnitsBeside ? .horizontal : .vertical
            number.alignment = hasUnitsBeside ? .firstBaseline : .fill
            number.spacing = hasUnitsBeside ? Size.unitSpacing : 0
        }
    }

    private func makeNumbers() {
        for (number, unit) in zip(numberLabels, unitLabels) {
            let column = UIStackView(arrangedSubviews: [number, unit])
            column.axis = .vertical
            column.isSkeletonable = true
            numbers.addArrangedSubview(column)
        }
        NSLayoutConstraint.activate(numberWidths)
    }

    private func makeButtons() {
        followButton.setTitle("Follow", for: .normal)
        messageButton.setTitle("Message", for: .normal)
        messageButton.configuration?.baseForegroundColor = .label
        for button in [followButton, messageButton] {
            button.limitTextSize()
            button.titleLabel?.followTextSize(13, weight: .semibold)
            button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
            button.skeletonCornerRadius = 8
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: Size.buttonHeight).isActive = true
            buttons.addArrangedSubview(button)
        }
        buttons.spacing = 8
        followButton.addAction(
            UIAction { [weak followButton] _ in
                let isFollowed = followButton?.currentTitle == "Following"
                followButton?.setTitle(isFollowed ? "Follow" : "Following", for: .normal)
            }, for: .primaryActionTriggered)
        messageButton.addAction(
            UIAction { [weak messageButton] _ in
                let isSent = messageButton?.currentTitle == "Sent"
                messageButton?.setTitle(isSent ? "Message" : "Sent", for: .normal)
            }, for: .primaryActionTriggered)
    }

    private func constrain() {
        let coverHeight = coverView.heightAnchor.constraint(equalTo: widthAnchor, multiplier: Size.coverRatio)
        coverHeight.priority = .defaultHigh
        let gap = Metrics.padding
        NSLayoutConstraint.activate([
            coverView.topAnchor.constraint(equalTo: topAnchor),
            coverView.leadingAnchor.constraint(equalTo: leadingAnchor),
            coverView.trailingAnchor.constraint(equalTo: trailingAnchor),
            coverHeight, coverLimit,
            ring.centerYAnchor.constraint(equalTo: coverView.bottomAnchor),
            ring.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Size.margin - Size.ring),
            ring.widthAnchor.constraint(equalTo: avatarView.widthAnchor, constant: 2 * Size.ring),
            ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
            avatarView.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
            avatarView.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
            portraitSize, avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            nameLabel.topAnchor.constraint(equalTo: ring.bottomAnchor, constant: 8),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Size.margin),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Size.margin),
            handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            handleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            numbers.topAnchor.constraint(equalTo: handleLabel.bottomAnchor, constant: gap),
            numbers.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
        ])
        wide = [
            buttons.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: gap),
            buttons.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            numbers.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Size.margin),
        ]
        narrow = [
            buttons.topAnchor.constraint(equalTo: numbers.bottomAnchor, constant: gap),
            buttons.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            buttons.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Size.margin),
        ]
        NSLayoutConstraint.activate(wide)
    }
}
