import Foundation
import ViewKit

/// The frames of the columns in an expanded split view.
struct SplitLayout {
    typealias Column = UISplitViewController.Column

    /// The size of the split view, in points.
    var size = CGSize.zero
    /// The columns other than the secondary column, outermost first, with their widths.
    var sides: [(column: Column, width: CGFloat)] = []
    /// The number of visible columns in `sides`, counted from the secondary column.
    var count = 0
    var behavior = UISplitViewController.SplitBehavior.tile
    /// The width of the line between two columns, in points.
    var line: CGFloat = 1
    /// `true` if the primary column is on the right.
    var isMirrored = false

    /// The visible columns in reading order, without the secondary column.
    var visibleSides: [Column] { sides.suffix(count).map(\.column) }

    /// `true` if the secondary column is dimmed and receives no events.
    var isDimmed: Bool {
        switch behavior {
        case .overlay: count > 0
        case .displace: count > 1
        case .tile, .automatic: false
        }
    }

    /// Returns the frame of `column`. The frames of hidden columns are outside the split view.
    func frame(of column: Column) -> CGRect {
        guard let index = sides.firstIndex(where: { $0.column == column }) else { return secondaryFrame }
        return mirrored(x: start(of: index), width: sides[index].width)
    }

    /// Returns the frame of the line between `column` and the column after it, with the height of the split view.
    func lineFrame(after column: Column) -> CGRect {
        guard let index = sides.firstIndex(where: { $0.column == column }) else { return .zero }
        return mirrored(x: start(of: index) + sides[index].width, width: line)
    }

    private var secondaryFrame: CGRect {
        guard count > 0, behavior != .overlay else { return CGRect(origin: .zero, size: size) }
        let start = start(of: sides.count)
        // When displaced, the secondary column shrinks only by the width of the column next to it.
        let taken = behavior == .displace ? (sides.last?.width ?? 0) + line : start
        return mirrored(x: start, width: max(0, size.width - taken))
    }

    /// Returns the x-coordinate, before mirroring, of the column at `index` in `sides`, or of the secondary column if
    /// `index` is `sides.count`. Negative for hidden columns.
    private func start(of index: Int) -> CGFloat {
        let hidden = sides.count - count
        func width(_ range: Range<Int>) -> CGFloat { sides[range].reduce(0) { $0 + $1.width + line } }
        return index >= hidden ? width(hidden..<index) : -width(index..<hidden)
    }

    private func mirrored(x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
}
