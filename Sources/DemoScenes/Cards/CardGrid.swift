import Foundation
import ViewKit

/// A card that stands in a grid.
@MainActor
protocol GridCard: UIView {
    /// How high the card has to be in its width.
    func height(forWidth width: CGFloat) -> CGFloat

    /// How much of that its note takes, which begins in one line with those of its row; 0, the default, without one.
    func noteHeight(forWidth width: CGFloat) -> CGFloat

    /// Whether the card is the first of its row even where there is room in the one before: cards that are much higher
    /// than those before them would leave these empty.
    var beginsRow: Bool { get }
}

extension GridCard {
    func noteHeight(forWidth width: CGFloat) -> CGFloat { 0 }
}

/// Where cards stand, in points: in as many columns as fit, the cards of a row as high as each other, and their notes
/// beside each other.
struct CardGrid {
    private(set) var frames: [CGRect] = []
    /// How much of its height each card has for its note.
    private(set) var noteHeights: [CGFloat] = []
    private(set) var height: CGFloat = 0

    private static let widest: CGFloat = 1200
    private static let margin: CGFloat = 20
    private static let spacing: CGFloat = 12

    /// Lays out `cards`, each `leastWidth` wide at least where there is room for that, in a view `width` wide.
    @MainActor
    init(width: CGFloat, leastWidth: CGFloat, cards: [any GridCard]) {
        let room = Self.columnWidth(width)
        let columns = max(1, Int((room + Self.spacing) / (leastWidth + Self.spacing)))
        let spacings = CGFloat(columns - 1) * Self.spacing
        let card = max(0, ((room - spacings) / CGFloat(columns)).rounded(.down))
        let left = ((width - room) / 2).rounded()
        var top = Self.margin
        for row in Self.rows(of: cards, columns: columns) {
            let noteHeight = row.reduce(0) { max($0, $1.noteHeight(forWidth: card)) }
            let rowHeight = row.reduce(0) {
                max($0, $1.height(forWidth: card) - $1.noteHeight(forWidth: card) + noteHeight)
            }
            for column in 0..<row.count {
                frames.append(
                    CGRect(
                        x: left + CGFloat(column) * (card + Self.spacing), y: top, width: card, height: rowHeight))
                noteHeights.append(noteHeight)
            }
            top += rowHeight + Self.spacing
        }
        height = (frames.last?.maxY ?? 0) + Self.margin
    }

    @MainActor
    private static func rows(of cards: [any GridCard], columns: Int) -> [[any GridCard]] {
        cards.reduce(into: []) { rows, card in
            if card.beginsRow || rows.last.map({ $0.count == columns }) ?? true { rows.append([]) }
            rows[rows.count - 1].append(card)
        }
    }

    /// The width of the grid in a view `width` wide.
    static func columnWidth(_ width: CGFloat) -> CGFloat {
        max(0, min(widest, width - 2 * margin))
    }
}
