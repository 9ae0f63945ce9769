import Foundation
import ViewKit

/// The layout of a post in its cell, in points: one column of cards, centered in the window.
@MainActor
struct PostCellLayout {
    enum Metrics {
        /// The width of a comfortable line of text, and of the screen beside both panels in the usual window.
        static let maximumColumnWidth: CGFloat = 744
        static let cardRadius: CGFloat = 14
        static let padding: CGFloat = 16
        static let avatarSide: CGFloat = 44
        static let gap: CGFloat = 12
        static let pictureRatio: CGFloat = 0.5
        static let pictureRadius: CGFloat = 10
    }

    var card: CGRect
    /// This frame and the following ones are in the card's coordinate system.
    var avatar: CGRect
    var name: CGRect
    var details: CGRect
    var text: CGRect
    var picture: CGRect?
    var footer: CGRect
    var cellHeight: CGFloat

    /// The heights of the name and of the details below it, in points.
    struct Head {
        var name: CGFloat
        var details: CGFloat

        /// Creates heights of one line each, for text scaled by `scale`.
        init(scale: CGFloat) {
            name = CGFloat(22).scaled(by: scale)
            details = CGFloat(20).scaled(by: scale)
        }
    }

    /// Lays out a post whose text takes `textHeight` points at `textWidth(cellWidth:)`, with text scaled by `scale`. If
    /// `head` is `nil`, the name and the details have one line each.
    init(cellWidth: CGFloat, textHeight: CGFloat, head: Head? = nil, hasPicture: Bool, scale: CGFloat = 1) {
        let own = head ?? Head(scale: scale)
        let cardWidth = Self.cardWidth(cellWidth: cellWidth)
        let inner = Self.textWidth(cellWidth: cellWidth)
        let left = Metrics.padding
        avatar = CGRect(x: left, y: Metrics.padding, width: Metrics.avatarSide, height: Metrics.avatarSide)
        let isUnder = Self.isNameBelow(scale: scale)
        let nameLeft = isUnder ? left : avatar.maxX + Metrics.gap
        let nameTop = isUnder ? avatar.maxY + Metrics.gap : avatar.minY + 1
        let nameWidth = max(0, cardWidth - nameLeft - Metrics.padding)
        name = CGRect(x: nameLeft, y: nameTop, width: nameWidth, height: own.name)
        details = CGRect(x: nameLeft, y: name.maxY, width: nameWidth, height: own.details)
        let bottomOfHead = max(avatar.maxY, details.maxY + 1)
        text = CGRect(x: left, y: bottomOfHead + Metrics.gap, width: inner, height: textHeight)
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
        cellHeight = card.maxY + PageMetrics.spacing
    }

    /// Returns `true` if the name goes below the portrait instead of beside it for text scaled by `scale`, because it
    /// then needs the full width and may wrap.
    static func isNameBelow(scale: CGFloat) -> Bool { scale > 1.5 }

    static func cardWidth(cellWidth: CGFloat) -> CGFloat {
        PageMetrics.columnWidth(cellWidth, maximum: Metrics.maximumColumnWidth)
    }

    static func textWidth(cellWidth: CGFloat) -> CGFloat {
        max(0, cardWidth(cellWidth: cellWidth) - 2 * Metrics.padding)
    }
}
