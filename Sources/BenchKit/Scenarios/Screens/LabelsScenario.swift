import Foundation
import ViewKit

/// The scenario `labels`: a screen of 500 labels with different strings and frames.
@MainActor
struct LabelsScenario: EventScenario {
    static let summary = "500 labels without constraints: the first frame, a changed text, and another theme"
    static let count = 500

    private static let columns = 10
    private static let words = ["Anna", "Berlin", "color", "delivery", "evening", "forecast", "garden", "harbour"]

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let labels = (0..<Self.count).map { label(at: $0, round: number) }
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        for label in labels { container.addSubview(label) }

        try clock.time("first frame") { clock.window.addSubview(container) }
        try clock.time("one text") { labels[number % Self.count].text = "Changed \(number)" }
        try clock.time("dark") { clock.window.setAppearance(style: .dark, direction: .leftToRight) }
        clock.window.setAppearance(style: .light, direction: .leftToRight)
        try clock.runFrame()
    }

    private func label(at index: Int, round: Int) -> UILabel {
        let cell = CGSize(
            width: size.width / CGFloat(Self.columns), height: size.height / CGFloat(Self.count / Self.columns))
        let label = UILabel(
            frame: CGRect(
                x: CGFloat(index % Self.columns) * cell.width, y: CGFloat(index / Self.columns) * cell.height,
                width: cell.width, height: cell.height))
        label.font = .systemFont(ofSize: 12)
        label.text = "\(Self.words[(index + round) % Self.words.count]) \(index), \(round)"
        return label
    }
}
