import Foundation
import ViewKit

/// A card that `CardGrid` can lay out.
@MainActor
protocol GridCard: UIView {
    /// The title under which the palette lists the card.
    var title: String { get }

    /// Returns the height that the card needs if it is `width` wide.
    func height(forWidth width: CGFloat) -> CGFloat

    /// Returns the height of the note and the gap above it if the card is `width` wide. Notes in a row are aligned.
    /// The default, 0, means no note.
    func noteHeight(forWidth width: CGFloat) -> CGFloat

    /// `true` if the card starts a new row even if the current row has room. Much taller cards do so, because they
    /// would stretch the shorter cards in the same row.
    var beginsRow: Bool { get }
}

extension GridCard {
    func noteHeight(forWidth width: CGFloat) -> CGFloat { 0 }
}

/// The frames of cards in a grid, in points. Cards in the same row have the same height, and their notes are aligned.
struct CardGrid {
    private(set) var frames: [CGRect] = []
    /// The height reserved for each card's note: the height of the tallest note in the row.
    private(set) var noteHeights: [CGFloat] = []
    private(set) var height: CGFloat = 0

    /// The maximum width of a card when there are fewer columns than the width allows, as a multiple of the minimum
    /// width.
    private static let maximumGrowth: CGFloat = 3

    /// Lays out `cards` in a view of width `width`, each at least `minimumWidth` wide if there is room. Uses as many
    /// columns as fit, or fewer if the cards then fill every row, fit in `height` and aren't too wide, so that a few
    /// cards fill a large window. A `height` of 0 always gives as many columns as fit.
    @MainActor
    init(width: CGFloat, height: CGFloat = 0, minimumWidth: CGFloat, cards: [any GridCard]) {
        let columnWidth = PageMetrics.columnWidth(width)
        let maximumColumns = max(1, Int((columnWidth + PageMetrics.spacing) / (minimumWidth + PageMetrics.spacing)))
        for columns in 1..<maximumColumns where cards.count.isMultiple(of: columns) && height > 0 {
            let grid = CardGrid(width: width, columns: columns, cards: cards)
            let card = grid.frames.first?.width ?? 0
            guard card > Self.maximumGrowth * minimumWidth || grid.height > height else {
                self = grid
                return
            }
        }
        self.init(width: width, columns: maximumColumns, cards: cards)
    }

    @MainActor
    private init(width: CGFloat, columns: Int, cards: [any GridCard]) {
        let (columnWidth, spacing) = (PageMetrics.columnWidth(width), PageMetrics.spacing)
        let card = max(0, ((columnWidth - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down))
        let left = ((width - columnWidth) / 2).rounded()
        var top = PageMetrics.margin
        for row in Self.rows(of: cards, columns: columns) {
            let noteHeight = row.reduce(0) { max($0, $1.noteHeight(forWidth: card)) }
            let rowHeight = row.reduce(0) {
                max($0, $1.height(forWidth: card) - $1.noteHeight(forWidth: card) + noteHeight)
            }
            for column in 0..<row.count {
                let x = left + CGFloat(column) * (card + spacing)
                frames.append(CGRect(x: x, y: top, width: card, height: rowHeight))
                noteHeights.append(noteHeight)
            }
            top += rowHeight + spacing
        }
        height = (frames.last?.maxY ?? 0) + PageMetrics.margin
    }

    @MainActor
    private static func rows(of cards: [any GridCard], columns: Int) -> [[any GridCard]] {
        cards.reduce(into: []) { rows, card in
            if card.beginsRow || rows.last.map({ $0.count == columns }) ?? true { rows.append([]) }
            rows[rows.count - 1].append(card)
        }
    }
}
