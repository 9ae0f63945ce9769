import Foundation
import ViewKit

/// The layout of a post in its cell, in points: one column of cards, centered in the window.
@MainActor
struct PostCellLayout {
    enum Metrics {
        /// The maximum width of a card with the picture below the text: a comfortable line length, and the width that
        /// is left between both panels in a window of the default size.
        static let maximumColumnWidth: CGFloat = 744
        /// The range of widths of cards with the picture beside the text. Longer lines would be hard to read.
        static let wideColumnWidths: ClosedRange<CGFloat> = 1100...PageMetrics.readableWidth
        /// The width of a picture beside the text, as a fraction of the width of both.
        static let widePicturePart: CGFloat = 0.42
        static let cardRadius: CGFloat = 14
        static let padding: CGFloat = 16
        static let avatarSide: CGFloat = 44
        static let gap: CGFloat = 12
        static let pictureRatio: CGFloat = 0.5
        static let pictureRadius: CGFloat = 10
    }

    var card: CGRect
    /// The frame of the portrait. This frame and the following ones are in the card's coordinate system.
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

    /// Lays out a post whose text is `textHeight` points tall at the width `textWidth(cellWidth:)`, with text scaled by
    /// `scale`. If `head` is `nil`, the name and the details have one line each.
    init(cellWidth: CGFloat, textHeight: CGFloat, head: Head? = nil, hasPicture: Bool, scale: CGFloat = 1) {
        let headHeights = head ?? Head(scale: scale)
        let cardWidth = Self.cardWidth(cellWidth: cellWidth)
        let inner = Self.textWidth(cellWidth: cellWidth)
        let left = Metrics.padding
        // Portraits grow with the text, up to the same limit as the text in the window's bars.
        let side = Metrics.avatarSide.scaled(by: min(scale, BarText.maximumScale))
        avatar = CGRect(x: left, y: Metrics.padding, width: side, height: side)
        let isUnder = Self.isNameBelow(scale: scale)
        let nameLeft = isUnder ? left : avatar.maxX + Metrics.gap
        let nameTop = isUnder ? avatar.maxY + Metrics.gap : avatar.minY + 1
        let nameWidth = max(0, left + inner - nameLeft)
        name = CGRect(x: nameLeft, y: nameTop, width: nameWidth, height: headHeights.name)
        details = CGRect(x: nameLeft, y: name.maxY, width: nameWidth, height: headHeights.details)
        let bottomOfHead = max(avatar.maxY, details.maxY + 1)
        text = CGRect(x: left, y: bottomOfHead + Metrics.gap, width: inner, height: textHeight)
        let footerHeight = CGFloat(18).scaled(by: scale)
        var footerTop = text.maxY + Metrics.gap - 2
        picture = nil
        if hasPicture {
            let isBeside = Self.isWide(cardWidth)
            let width = isBeside ? cardWidth - inner - 3 * Metrics.padding : inner
            let frame = CGRect(
                x: isBeside ? left + inner + Metrics.padding : left,
                y: isBeside ? Metrics.padding : text.maxY + Metrics.gap, width: width,
                height: (width * Metrics.pictureRatio).rounded())
            picture = frame
            footerTop = isBeside ? max(footerTop, frame.maxY - footerHeight) : frame.maxY + Metrics.gap - 2
        }
        footer = CGRect(x: left, y: footerTop, width: inner, height: footerHeight)
        card = CGRect(
            x: ((cellWidth - cardWidth) / 2).rounded(), y: 0, width: cardWidth,
            height: footer.maxY + Metrics.padding - 2)
        cellHeight = card.maxY + PageMetrics.spacing
    }

    /// Returns `true` if the name goes below the portrait instead of beside it for text scaled by `scale`, because it
    /// then needs the full width and may wrap.
    static func isNameBelow(scale: CGFloat) -> Bool { scale > 1.5 }

    static func cardWidth(cellWidth: CGFloat) -> CGFloat {
        let columnWidth = PageMetrics.columnWidth(cellWidth)
        return min(columnWidth, isWide(columnWidth) ? Metrics.wideColumnWidths.upperBound : Metrics.maximumColumnWidth)
    }

    /// Returns `true` if a card of `width` points has the picture beside the text.
    private static func isWide(_ width: CGFloat) -> Bool { width >= Metrics.wideColumnWidths.lowerBound }

    static func textWidth(cellWidth: CGFloat) -> CGFloat {
        let width = cardWidth(cellWidth: cellWidth)
        guard isWide(width) else { return max(0, width - 2 * Metrics.padding) }
        return ((width - 3 * Metrics.padding) * (1 - Metrics.widePicturePart)).rounded()
    }
}
