import Foundation

/// Support for self-sizing items.
extension UICollectionViewFlowLayout {
    /// The number of items after the last measured one that are laid out individually rather than in uniform lines.
    /// Usually more items than fit on a screen.
    private static let itemsAhead = 128

    /// `true` if item sizes are estimated until the cells are measured.
    var estimates: Bool { estimatedItemSize != .zero }

    func estimatesDidChange() {
        fits.forget()
        invalidateLayout()
    }

    /// Returns the lines of a section whose item sizes are estimated until the cells are measured. Items are laid out
    /// individually up to `itemsAhead` items after the last measured one; the remaining lines are uniform.
    func estimatedLines(
        of section: Int, count: Int, width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat
    ) -> any FlowLines {
        let estimate = transposedIfHorizontal(estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
        let last = fits.items(in: section).max() ?? -1
        let measuredCount = min(count, last + 1 + Self.itemsAhead)
        var head = MixedLines(count: measuredCount, width: width, spacing: spacing, lineSpacing: lineSpacing)
        for item in 0..<measuredCount {
            let fitted = fits.size(of: .cell(IndexPath(item: item, section: section)))
            head.append(fitted.map { transposedIfHorizontal($0) } ?? estimate)
        }
        head.finish()
        let spread = LineSpread(width: width, itemWidth: estimate.width, spacing: spacing)
        let tail = UniformLines(count: count - measuredCount, size: estimate, spread: spread, lineSpacing: lineSpacing)
        return JoinedLines(head: head, tail: tail, lineSpacing: lineSpacing)
    }
}

/// Lines of different sizes, followed by uniform lines.
struct JoinedLines: FlowLines {
    let head: MixedLines
    let tail: UniformLines
    let lineSpacing: CGFloat

    private var tailTop: CGFloat { head.height + lineSpacing }

    var count: Int { head.count + tail.count }
    var height: CGFloat { tail.count == 0 ? head.height : tailTop + tail.height }

    func frame(of index: Int) -> CGRect {
        index < head.count
            ? head.frame(of: index) : tail.frame(of: index - head.count).offsetBy(dx: 0, dy: tailTop)
    }

    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let first = head.items(from: lower, to: upper)
        let last = tail.items(from: lower - tailTop, to: upper - tailTop)
        let (from, to) = (last.lowerBound + head.count, last.upperBound + head.count)
        if last.isEmpty { return first }
        return first.isEmpty ? from..<to : first.lowerBound..<to
    }
}
