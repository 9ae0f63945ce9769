import Foundation
import ViewKit

/// Makes a picker's wheel stop at rows, and handles keys and clicks.
@MainActor
final class PickerSnapping: ScrollBehavior {
    private weak var column: PickerColumn?

    init(_ column: PickerColumn) {
        self.column = column
    }

    var canBecomeFocused: Bool { (column?.rowCount ?? 0) > 0 && column?.isScrollEnabled == true }
    var restsAtStops: Bool { true }

    func focusDidChange(_ isFocused: Bool) {
        placeRing()
    }

    func placeRing() {
        column?.focusDidChange?()
    }

    func handle(_ press: UIPress?) -> Bool {
        guard let column, let key = press?.key, key.isPlain else { return false }
        let page = max(1, Int(column.bounds.height / column.rowHeight) - 1)
        switch key.keyCode {
        case .keyboardUpArrow: column.moveByUser(to: column.selectedRow - 1)
        case .keyboardDownArrow: column.moveByUser(to: column.selectedRow + 1)
        case .keyboardPageUp: column.moveByUser(to: column.selectedRow - page)
        case .keyboardPageDown: column.moveByUser(to: column.selectedRow + page)
        case .keyboardHome: column.moveByUser(to: 0)
        case .keyboardEnd: column.moveByUser(to: column.rowCount - 1)
        default: return false
        }
        placeRing()
        return true
    }

    func release(_ touch: UITouch?) {
        guard let column, let touch, !column.isDragging else { return }
        let y = touch.location(in: column).y - column.bounds.midY
        column.moveByUser(to: column.selectedRow + Int(column.wheel.distance(at: y).rounded()))
    }

    func restingOffset(at offset: CGPoint, projected: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard let column else { return nil }
        // Mouse wheels and keys have no projection, so any movement stops at the nearest row.
        return CGPoint(x: 0, y: column.offset(ofRow: column.row(atOffset: projected.y)))
    }
}
