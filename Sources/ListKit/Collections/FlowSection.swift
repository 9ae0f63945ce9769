import Foundation

/// A section of a vertical flow: its header, its lines and its footer.
struct FlowSection {
    let top: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    let inset: UIEdgeInsets
    let lines: any FlowLines

    /// The top of the lines, below the header and the top inset.
    var bodyTop: CGFloat { top + headerHeight + inset.top }
    /// The top of the footer, below the lines and the bottom inset.
    var footerTop: CGFloat { bodyTop + lines.height + inset.bottom }
    /// The bottom of the footer, where the next section begins.
    var bottom: CGFloat { footerTop + footerHeight }

    /// Returns the frame of item `index`; `nil` if the item doesn't exist.
    func frame(of index: Int) -> CGRect? {
        guard index >= 0, index < lines.count else { return nil }
        return lines.frame(of: index).offsetBy(dx: inset.left, dy: bodyTop)
    }

    /// Returns the items of all lines that intersect `lower ..< upper`, and possibly a few others.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        lines.items(from: lower - bodyTop, to: upper - bodyTop)
    }
}
