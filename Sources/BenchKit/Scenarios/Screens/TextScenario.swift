import Foundation
import ViewKit

/// The scenario `text`: a screen of labels with paragraphs, names and numbers. It is shown with new strings first, and
/// then with the same strings again.
@MainActor
struct TextScenario: EventScenario {
    static let summary = "120 labels in three sizes, shown with new texts and with cached ones"
    static let count = 120

    private static let columns = 5

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let window = clock.window
        for name in ["new texts", "the same texts"] {
            let screen = UIView(frame: CGRect(origin: .zero, size: size))
            for label in makeLabels(round: number) { screen.addSubview(label) }
            try clock.time(name) { window.addSubview(screen) }
            screen.removeFromSuperview()
            try clock.runFrame()
        }
        let last = UIView(frame: CGRect(origin: .zero, size: size))
        for label in makeLabels(round: number) { last.addSubview(label) }
        window.addSubview(last)
        try clock.runFrame()
    }

    /// Creates a grid of cards, each with a title, a paragraph and a gray line of text.
    private func makeLabels(round: Int) -> [UILabel] {
        let rows = Self.count / 3 / Self.columns
        let cell = CGSize(width: size.width / CGFloat(Self.columns), height: size.height / CGFloat(rows))
        var labels: [UILabel] = []
        for index in 0..<Self.count / 3 {
            let number = round * Self.count + index
            let frame = CGRect(
                x: CGFloat(index % Self.columns) * cell.width + 8, y: CGFloat(index / Self.columns) * cell.height,
                width: cell.width - 16, height: 0)
            let title = label("\(SceneText.name(number)) \(number)", .boldSystemFont(ofSize: 15))
            let body = label(SceneText.paragraph(number, words: 16), .systemFont(ofSize: 13))
            let details = label(SceneText.details(number), .systemFont(ofSize: 11))
            details.textColor = .secondaryLabel
            let rows: [(CGFloat, CGFloat)] = [(2, 20), (22, 56), (80, 16)]
            for (label, (top, height)) in zip([title, body, details], rows) {
                label.frame = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
                labels.append(label)
            }
        }
        return labels
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = 0
        return label
    }
}
