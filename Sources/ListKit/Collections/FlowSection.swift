import Foundation

/// One section of a vertical flow: its header, its lines within the insets, its footer.
struct FlowSection {
    /// Where the section begins.
    let top: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    let inset: UIEdgeInsets
    let lines: any FlowLines

    /// Where the lines begin.
    var bodyTop: CGFloat { top + headerHeight + inset.top }
    /// Where the footer begins.
    var footerTop: CGFloat { bodyTop + lines.height + inset.bottom }
    /// Where the next section begins.
    var bottom: CGFloat { footerTop + footerHeight }

    /// Returns the frame of item `index`, or `nil`.
    func frame(of index: Int) -> CGRect? {
        guard index >= 0, index < lines.count else { return nil }
        return lines.frame(of: index).offsetBy(dx: inset.left, dy: bodyTop)
    }

    /// The items of all lines that touch `lower ..< upper`, and hardly more.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        lines.items(from: lower - bodyTop, to: upper - bodyTop)
    }
}
