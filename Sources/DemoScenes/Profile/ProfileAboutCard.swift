import Foundation
import SkeletonView

/// A card with a biography, a setting, and a bar that shows how complete the profile is.
@MainActor
final class ProfileAboutCard: CardView, LineStyledCell {
    private enum Size {
        static let boneHeight: CGFloat = 11
        static let rowHeight: CGFloat = 32
        static let gap: CGFloat = 8
        /// The minimum width of the bar beside its label; with less room, the bar goes below the label.
        static let minimumBar: CGFloat = 80
    }

    private static let progressWords = "Profile 80% complete"

    private let bodyLabel = UILabel.line(size: 15)
    private let switchLabel = UILabel.line(size: 13)
    private let toggle = UISwitch()
    private let progressLabel = UILabel.line(size: 13)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private lazy var defaultLineHeight = UILabel.line(size: 15).lineAdvance
    /// `true` if the bar is below its label, not beside it.
    private var isBarBelow = false {
        didSet {
            guard isBarBelow != oldValue else { return }
            NSLayoutConstraint.deactivate(isBarBelow ? barBeside : barBelow)
            NSLayoutConstraint.activate(isBarBelow ? barBelow : barBeside)
        }
    }
    /// The height of the biography. It is known before the text arrives, as in an app that stores it from the last
    /// load.
    private lazy var bodyHeight = bodyLabel.heightAnchor.constraint(equalToConstant: 0)
    private var barBeside: [NSLayoutConstraint] = []
    private var barBelow: [NSLayoutConstraint] = []

    override init() {
        super.init()
        bodyLabel.numberOfLines = 0
        switchLabel.text = "Tell me about new posts"
        progressLabel.text = Self.progressWords
        toggle.accessibilityLabel = switchLabel.text
        toggle.skeletonCornerRadius = Float(toggle.intrinsicContentSize.height / 2)
        progressView.skeletonCornerRadius = 2
        progressView.accessibilityLabel = "Profile complete"
        constrain(below: addTitle("About"))
        for view in [bodyLabel, switchLabel, toggle, progressLabel, progressView] { view.isSkeletonable = true }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ profile: ProfileContent) {
        bodyLabel.text = ProfileContent.biography
        progressView.progress = 0.8
        toggle.isOn = true
    }

    func apply(_ lines: SkeletonLineChanges) {
        // One bone per line of text, at the position of the line.
        let gap = defaultLineHeight - Size.boneHeight
        bodyLabel.setLines(SkeletonLineStyle(height: Size.boneHeight, spacing: gap), lines, margin: gap / 2)
        for label in [switchLabel, progressLabel] {
            label.setLines(SkeletonLineStyle(height: 10, lastLineFill: 100), lines)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Metrics.padding
        bodyHeight.constant = bodyLabel.height(of: ProfileContent.biography, width: width)
        bodyLabel.skeletonTextNumberOfLines = .custom(
            max(1, Int((bodyHeight.constant / max(1, bodyLabel.lineAdvance)).rounded())))
        switchLabel.wrap(in: width - toggle.intrinsicContentSize.width - Size.gap)
        // If the text leaves too little room for the bar, the bar goes below the text.
        isBarBelow = progressLabel.lineWidth(of: Self.progressWords) > width - Metrics.gap - Size.minimumBar
        progressLabel.wrap(in: width)
    }

    // MARK: Private

    private func constrain(below title: UILabel) {
        add([bodyLabel, switchLabel, toggle, progressLabel, progressView])
        progressLabel.setContentHuggingPriority(.required, for: .horizontal)
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        let padding = Metrics.padding
        // Labels that wrap are taller than the switch, and push the rows apart.
        let toggleTop = toggle.topAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: padding)
        let progressTop = progressLabel.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: Size.gap)
        for constraint in [toggleTop, progressTop] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([
            bodyLabel.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            bodyLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            bodyLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            bodyHeight, toggleTop,
            toggle.topAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: padding),
            toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            switchLabel.topAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: Size.gap),
            switchLabel.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
            switchLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            switchLabel.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -Size.gap),
            progressTop,
            progressLabel.topAnchor.constraint(greaterThanOrEqualTo: toggle.bottomAnchor, constant: Size.gap),
            progressLabel.topAnchor.constraint(greaterThanOrEqualTo: switchLabel.bottomAnchor, constant: Size.gap),
            progressLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            progressLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: Size.rowHeight),
            progressView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
        ])
        barBeside = [
            progressView.centerYAnchor.constraint(equalTo: progressLabel.centerYAnchor),
            progressView.leadingAnchor.constraint(equalTo: progressLabel.trailingAnchor, constant: Metrics.gap),
            progressLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
        ]
        barBelow = [
            progressLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -padding),
            progressView.topAnchor.constraint(equalTo: progressLabel.bottomAnchor, constant: Size.gap),
            progressView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            progressView.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -padding),
        ]
        NSLayoutConstraint.activate(barBeside)
    }
}
