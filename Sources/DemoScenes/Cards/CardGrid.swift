import Foundation
import ViewKit

/// A card in a grid.
@MainActor
protocol GridCard: UIView {
    /// The title of the card.
    var title: String { get }

    /// Returns the height that the card needs at this width.
    func height(forWidth width: CGFloat) -> CGFloat

    /// Returns the height of the note within the card at this width; notes in a row are aligned. The default, 0, means
    /// no note.
    func noteHeight(forWidth width: CGFloat) -> CGFloat

    /// `true` if the card starts a new row even if the current one has room, because much taller cards would leave
    /// empty space below their neighbors.
    var beginsRow: Bool { get }
}

extension GridCard {
    func noteHeight(forWidth width: CGFloat) -> CGFloat { 0 }
}

/// The frames of cards, in points, in as many columns as the width allows. Cards in the same row have the same height,
/// and their notes are aligned.
struct CardGrid {
    private(set) var frames: [CGRect] = []
    /// The height reserved for each card's note: the height of the tallest note in the row.
    private(set) var noteHeights: [CGFloat] = []
    private(set) var height: CGFloat = 0

    private static let maximumWidth: CGFloat = 1200
    private static let margin: CGFloat = 20
    private static let spacing: CGFloat = 12

    /// Lays out `cards` in a view of width `width`, each at least `minimumWidth` wide if there is room.
    @MainActor
    init(width: CGFloat, minimumWidth: CGFloat, cards: [any GridCard]) {
        let room = Self.columnWidth(width)
        let columns = max(1, Int((room + Self.spacing) / (minimumWidth + Self.spacing)))
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

    /// Returns the width of the grid in a view of width `width`.
    static func columnWidth(_ width: CGFloat) -> CGFloat {
        max(0, min(maximumWidth, width - 2 * margin))
    }
}
