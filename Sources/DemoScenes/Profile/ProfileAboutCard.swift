import Foundation
import SkeletonView

/// What somebody says about themselves, a setting and how complete the profile is.
@MainActor
final class ProfileAboutCard: CardView, LineStyledCell {
    private enum Size {
        static let boneHeight: CGFloat = 11
        /// How long the text is in one line, in points: from the last time, as an app would remember it.
        static let textLength: CGFloat = 1400
        /// What is left free at the end of a line, in the mean.
        static let lineRest: CGFloat = 30
        static let rowHeight: CGFloat = 32
    }

    private let bodyLabel = UILabel.line(size: 15)
    private let switchLabel = UILabel.line(size: 13)
    private let toggle = UISwitch()
    private let progressLabel = UILabel.line(size: 13)
    private let progressView = UIProgressView(progressViewStyle: .default)
    private lazy var usualLineHeight = UILabel.line(size: 15).lineAdvance

    override init() {
        super.init()
        bodyLabel.numberOfLines = 0
        switchLabel.text = "Tell me about new posts"
        progressLabel.text = "Profile"
        toggle.accessibilityLabel = switchLabel.text
        toggle.skeletonCornerRadius = Float(toggle.intrinsicContentSize.height / 2)
        progressView.skeletonCornerRadius = 2
        constrain(below: addTitle("About"))
        for view in [bodyLabel, switchLabel, toggle, progressLabel, progressView] { view.isSkeletonable = true }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ profile: ProfileContent) {
        bodyLabel.showParagraphs(ProfileContent.biography)
        progressLabel.text = "Profile 80% complete"
        progressView.progress = 0.8
        toggle.isOn = true
    }

    func apply(_ lines: SkeletonLineChanges) {
        // A bone a line of text, where the line will be.
        let gap = usualLineHeight - Size.boneHeight
        bodyLabel.setLines(SkeletonLineStyle(height: Size.boneHeight, spacing: gap), lines, margin: gap / 2)
        for label in [switchLabel, progressLabel] {
            label.setLines(SkeletonLineStyle(height: 10, lastLineFill: 100), lines)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(1, bounds.width - 2 * Metrics.padding - Size.lineRest)
        bodyLabel.skeletonTextNumberOfLines = .custom(
            min(12, max(1, Int((scaled(Size.textLength) / room).rounded(.up)))))
    }

    // MARK: Private

    private func constrain(below title: UILabel) {
        add([bodyLabel, switchLabel, toggle, progressLabel, progressView])
        progressLabel.setContentHuggingPriority(.required, for: .horizontal)
        progressLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let padding = Metrics.padding
        NSLayoutConstraint.activate([
            bodyLabel.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            bodyLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            bodyLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            toggle.topAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: padding),
            toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            switchLabel.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
            switchLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            switchLabel.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
            progressLabel.topAnchor.constraint(equalTo: toggle.bottomAnchor, constant: 8),
            progressLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding),
            progressLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: Size.rowHeight),
            progressView.centerYAnchor.constraint(equalTo: progressLabel.centerYAnchor),
            progressView.leadingAnchor.constraint(equalTo: progressLabel.trailingAnchor, constant: Metrics.gap),
            progressView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding),
            progressLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
        ])
    }
}
