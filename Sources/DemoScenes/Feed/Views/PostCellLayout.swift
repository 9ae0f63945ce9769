import Foundation
import ViewKit

/// Where the parts of a post stand in its cell, in points: one column of cards in the middle of the window.
@MainActor
struct PostCellLayout {
    enum Metrics {
        static let widestColumn: CGFloat = 680
        static let margin: CGFloat = 16
        static let cardSpacing: CGFloat = 12
        static let cardRadius: CGFloat = 14
        static let padding: CGFloat = 16
        static let avatarSide: CGFloat = 44
        static let gap: CGFloat = 12
        static let pictureRatio: CGFloat = 0.5
        static let pictureRadius: CGFloat = 10
    }

    var card: CGRect
    /// The rest is in the card's coordinates.
    var avatar: CGRect
    var name: CGRect
    var details: CGRect
    var text: CGRect
    var picture: CGRect?
    var footer: CGRect
    var cellHeight: CGFloat

    /// Lays out a post whose text takes `textHeight` points at `textWidth(cellWidth:)`, where text is `scale` times as
    /// large as usual.
    init(cellWidth: CGFloat, textHeight: CGFloat, hasPicture: Bool, scale: CGFloat = 1) {
        let cardWidth = Self.cardWidth(cellWidth: cellWidth)
        let inner = Self.textWidth(cellWidth: cellWidth)
        let left = Metrics.padding
        avatar = CGRect(x: left, y: Metrics.padding, width: Metrics.avatarSide, height: Metrics.avatarSide)
        let nameLeft = avatar.maxX + Metrics.gap
        let nameWidth = max(0, cardWidth - nameLeft - Metrics.padding)
        name = CGRect(x: nameLeft, y: avatar.minY + 1, width: nameWidth, height: CGFloat(22).scaled(by: scale))
        details = CGRect(x: nameLeft, y: name.maxY, width: nameWidth, height: CGFloat(20).scaled(by: scale))
        let head = max(avatar.maxY, details.maxY + 1)
        text = CGRect(x: left, y: head + Metrics.gap, width: inner, height: textHeight)
        var bottom = text.maxY
        if hasPicture {
            let frame = CGRect(
                x: left, y: bottom + Metrics.gap, width: inner, height: (inner * Metrics.pictureRatio).rounded())
            picture = frame
            bottom = frame.maxY
        } else {
            picture = nil
        }
        footer = CGRect(x: left, y: bottom + Metrics.gap - 2, width: inner, height: CGFloat(18).scaled(by: scale))
        card = CGRect(
            x: ((cellWidth - cardWidth) / 2).rounded(), y: 0, width: cardWidth,
            height: footer.maxY + Metrics.padding - 2)
        cellHeight = card.maxY + Metrics.cardSpacing
    }

    static func cardWidth(cellWidth: CGFloat) -> CGFloat {
        max(0, min(Metrics.widestColumn, cellWidth - 2 * Metrics.margin))
    }

    static func textWidth(cellWidth: CGFloat) -> CGFloat {
        max(0, cardWidth(cellWidth: cellWidth) - 2 * Metrics.padding)
    }
}
