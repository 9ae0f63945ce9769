import Foundation

/// The margins, gaps and maximum widths, in points, that all screens use for their content.
enum PageMetrics {
    /// The space between the content and the edges of the screen.
    static let margin: CGFloat = 20
    /// The space between cards.
    static let spacing: CGFloat = 12
    /// The maximum width of the content, which is centered in wider windows.
    static let maximumWidth: CGFloat = 2200

    /// The maximum width of a page that is read from top to bottom.
    static let readableWidth: CGFloat = 1320

    /// Returns the width of the content, at most `maximum`, in a view of width `width`.
    static func columnWidth(_ width: CGFloat, maximum: CGFloat = maximumWidth) -> CGFloat {
        max(0, min(maximum, width - 2 * margin))
    }

    /// Returns the distance between the content and the left and right edges of a view of width `width`.
    static func inset(_ width: CGFloat) -> CGFloat { max(margin, ((width - maximumWidth) / 2).rounded()) }
}
