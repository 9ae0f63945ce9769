import Foundation
import ViewKit

/// The part of the scenario `growth` that changes stack views in a scroll view: one of labels, and one of cards with
/// labels.
@MainActor
struct StackGrowth {
    let size: CGSize
    let count: Int

    func run(in window: UIWindow, _ time: GrowthScenario.Timing) throws {
        let labels = (0..<count).map { makeLabel("Row \($0)") }
        let (scroll, stack) = makeStack()
        try time("stacked labels") {
            for label in labels { stack.addArrangedSubview(label) }
            window.addSubview(scroll)
        }
        try time("a changed label") { labels[2].text = "Changed\nto two lines" }
        try time("hidden labels") { for row in stride(from: 0, to: count, by: 4) { labels[row].isHidden = true } }
        try time("removed labels") {
            for row in stride(from: 1, to: count, by: 4) { labels[row].removeFromSuperview() }
        }
        scroll.removeFromSuperview()
        let cards = (0..<count).map { makeCard("Card \($0)") }
        let (page, column) = makeStack()
        try time("stacked cards") {
            for card in cards { column.addArrangedSubview(card) }
            window.addSubview(page)
        }
        try time("removed cards") {
            for row in stride(from: 1, to: count, by: 4) { cards[row].removeFromSuperview() }
        }
        page.removeFromSuperview()
    }

    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    /// Returns a view that contains a label, constrained to its edges with margins.
    private func makeCard(_ text: String) -> UIView {
        let (card, label) = (UIView(), makeLabel(text))
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        return card
    }

    private func makeStack() -> (UIScrollView, UIStackView) {
        let (scroll, stack) = (UIScrollView(frame: CGRect(origin: .zero, size: size)), UIStackView())
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        return (scroll, stack)
    }
}
