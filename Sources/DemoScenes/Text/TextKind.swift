import Foundation
import SkeletonView

/// A sample text that demonstrates the number, height or position of line bones.
enum TextKind: CaseIterable {
    case one, three, endless, customNumber
    case large, small, centered, rightAligned
    case arabic, constraints, insets, textView

    var title: String {
        switch self {
        case .one: "One line"
        case .three: "Three lines"
        case .endless: "Unlimited lines"
        case .customNumber: "Custom number"
        case .large: "Large type"
        case .small: "Small type"
        case .centered: "Centered"
        case .rightAligned: "Right-aligned"
        case .arabic: "Right to left"
        case .constraints: "By constraints"
        case .insets: "Insets"
        case .textView: "Text view"
        }
    }

    /// The value to set, as shown on the card.
    var code: String {
        switch self {
        case .one: "numberOfLines = 1"
        case .three: "numberOfLines = 3"
        case .endless: "numberOfLines = 0: what fits"
        case .customNumber: "skeletonTextNumberOfLines = 2"
        case .large, .small: "lines .relativeToFont"
        case .centered: "textAlignment = .center"
        case .rightAligned: "textAlignment = .right"
        case .arabic: ".forceRightToLeft"
        case .constraints: "48 points for three lines"
        case .insets: "skeletonPaddingInsets: 12"
        case .textView: "UITextView: what fits"
        }
    }

    /// The look of the lines unless the inspector changes it.
    var lines: SkeletonLineStyle {
        var lines = SkeletonLineStyle(height: 11, spacing: 7)
        switch self {
        case .one: lines.lastLineFill = 55
        case .large: (lines.rule, lines.spacing) = (.font, 4)
        case .small: (lines.rule, lines.spacing, lines.cornerRadius) = (.font, 3, 3)
        case .constraints: lines.rule = .constraints
        case .insets: lines.inset = 12
        case .three, .endless, .customNumber, .centered, .rightAligned, .arabic, .textView: break
        }
        return lines
    }

    /// Creates the view with its text and settings.
    @MainActor
    func makeText() -> any SkeletonText {
        if self == .textView {
            let textView = UITextView()
            textView.isEditable = false
            textView.backgroundColor = DemoPalette.card
            textView.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
            textView.adjustsFontForContentSizeCategory = true
            textView.textColor = .label
            textView.textContainerInset = .zero
            textView.text = text
            return textView
        }
        let label: UILabel =
            switch self {
            case .large: .line(size: 26, weight: .bold)
            case .small: .line(size: 11)
            // Three lines of this size fit into the constrained height.
            case .constraints: .line(size: 13)
            default: .line(size: 15)
            }
        label.text = text
        label.numberOfLines = self == .one ? 1 : 3
        switch self {
        case .endless: label.numberOfLines = 0
        case .customNumber: (label.numberOfLines, label.skeletonTextNumberOfLines) = (0, 2)
        case .large: label.numberOfLines = 2
        case .small: label.numberOfLines = 4
        case .centered: label.textAlignment = .center
        case .rightAligned: label.textAlignment = .right
        case .arabic: label.semanticContentAttribute = .forceRightToLeft
        case .one, .three, .constraints, .insets, .textView: break
        }
        return label
    }

    // MARK: Private

    private var text: String {
        let lines =
            switch self {
            case .one: Self.lines.prefix(1)
            case .customNumber: Self.lines.prefix(2)
            case .endless, .small, .textView: Self.lines.prefix(4)
            case .large: Self.headlines.prefix(2)
            case .arabic: Self.arabicLines.prefix(3)
            case .three, .centered, .rightAligned, .constraints, .insets: Self.lines.prefix(3)
            }
        return lines.joined(separator: "\n")
    }

    /// Lines that are short enough for the narrowest card, so that the text has as many lines as it has bones.
    private static let lines = [
        "Rowed out before dinner.", "Forgot to come back.", "The wind dropped.", "The fjord turned peach.",
    ]
    private static let headlines = ["Rowed out", "before dinner"]
    private static let arabicLines = [
        "كانت جدتي تقول:", "القهوة لا تُشرب على عجل.", "اليوم أطفأت الهاتف.",
    ]
}
