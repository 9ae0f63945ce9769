public import Foundation

extension UITableView {
    // MARK: Public

    /// The row that is selected, the first of several; nil when there is none.
    public var indexPathForSelectedRow: IndexPath? { selection.items.min() }

    /// The rows that are selected, in order; nil when there are none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items.sorted()
    }

    /// Selects a row and scrolls to it; nil takes the selection from all. The delegate is not told. With `.none` the table
    /// does not scroll.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        reloadIfNeeded()
        guard select(indexPath), let indexPath else { return }
        selection.cursor = indexPath
        placeFocusRing()
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the selection from a row. The delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Internal: the mouse

    func press(_ touch: UITouch?) {
        guard allowsSelection, standInSource == nil, let touch,
            let path = indexPathForRow(at: touch.location(in: self)),
            // A header that floats over the row takes the press.
            let cell = cells[path], touch.view?.isDescendant(of: cell) ?? false,
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true, heights.hasRow(at: path)
        else { return }
        highlight(path)
    }

    func release(_ touch: UITouch?) {
        guard let pressed = selection.highlighted else { return }
        highlight(nil)
        guard allowsSelection, let touch, indexPathForRow(at: touch.location(in: self)) == pressed else { return }
        selection.cursor = pressed
        // The arrow keys go on from the row that was clicked.
        becomeFirstResponder()
        placeFocusRing()
        userSelected(pressed)
    }

    // MARK: Internal: the keyboard

    /// Does what `key` means in the table; says whether it means anything.
    func handle(_ key: UIKey?) -> Bool {
        guard canBecomeFocused, let key, key.isPlain else { return false }
        reloadIfNeeded()
        switch key.keyCode {
        case .keyboardUpArrow: return moveCursor { row(before: $0) }
        case .keyboardDownArrow: return moveCursor { row(after: $0) }
        case .keyboardHome: return moveCursor(to: firstRow)
        case .keyboardEnd: return moveCursor(to: lastRow)
        case .keyboardPageUp: return moveCursor { row(atDistance: -pageHeight, from: $0) }
        case .keyboardPageDown: return moveCursor { row(atDistance: pageHeight, from: $0) }
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            guard let path = selection.cursor, heights.hasRow(at: path) else { return false }
            if tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true { userSelected(path) }
            return true
        default: return false
        }
    }

    /// Marks the row that keys act on.
    func placeFocusRing() {
        focusRing.mark(isFirstResponder ? selection.cursor.flatMap { cells[$0] } : nil, tint: tintColor)
    }

    /// The keyboard comes to the table: to where it was, or else to a row on screen.
    func takeKeyboard() {
        if selection.cursor.map(heights.hasRow) != true {
            selection.cursor = entry(among: indexPathsForVisibleRows ?? [])
        }
    }

    private var pageHeight: CGFloat { max(0, bounds.height - Metrics.rowHeight) }

    private func moveCursor(_ next: (IndexPath) -> IndexPath?) -> Bool {
        guard let cursor = selection.cursor, heights.hasRow(at: cursor) else {
            return moveCursor(to: entry(among: indexPathsForVisibleRows ?? []) ?? firstRow)
        }
        return moveCursor(to: next(cursor) ?? cursor)
    }

    private func moveCursor(to path: IndexPath?) -> Bool {
        guard let path else { return false }
        let isElsewhere = path != selection.cursor
        selection.cursor = path
        scrollToRow(at: path, at: .none, animated: false)
        placeFocusRing()
        if selectionFollowsFocus, isElsewhere, !selection.items.contains(path) { userSelected(path) }
        return true
    }

    private var firstRow: IndexPath? { firstRow(fromSection: 0) }
    private var lastRow: IndexPath? { lastRow(beforeSection: heights.sectionCount) }

    private func firstRow(fromSection section: Int) -> IndexPath? {
        (section..<heights.sectionCount).first { heights.numberOfRows(inSection: $0) > 0 }.map {
            IndexPath(row: 0, section: $0)
        }
    }

    private func lastRow(beforeSection section: Int) -> IndexPath? {
        (0..<section).last { heights.numberOfRows(inSection: $0) > 0 }.map {
            IndexPath(row: heights.numberOfRows(inSection: $0) - 1, section: $0)
        }
    }

    private func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(row: path.row + 1, section: path.section)
        return heights.hasRow(at: next) ? next : firstRow(fromSection: path.section + 1)
    }

    private func row(before path: IndexPath) -> IndexPath? {
        path.row > 0
            ? IndexPath(row: path.row - 1, section: path.section) : lastRow(beforeSection: path.section)
    }

    /// The row `distance` points below that at `path`, or the last one on the way; at least the next one.
    private func row(atDistance distance: CGFloat, from path: IndexPath) -> IndexPath? {
        let isForward = distance > 0
        let start = heights.place(of: .row(path))
        let found: IndexPath? =
            switch heights.place(at: start.top + distance)?.element {
            case .row(let found): found
            case .header(let section):
                isForward ? lastRow(beforeSection: section) : firstRow(fromSection: section)
            case .footer(let section):
                isForward ? lastRow(beforeSection: section + 1) : firstRow(fromSection: section + 1)
            case nil: nil
            }
        if isForward { return found.flatMap { $0 > path ? $0 : nil } ?? row(after: path) }
        return found.flatMap { $0 < path ? $0 : nil } ?? row(before: path)
    }
}

extension UITableView: SelectingList {
    func hasItem(at path: IndexPath) -> Bool { heights.hasRow(at: path) }

    func showSelection(_ isSelected: Bool, at path: IndexPath) {
        if standInSource == nil { cells[path]?.setSelected(isSelected, animated: false) }
    }

    func showHighlight(_ isHighlighted: Bool, at path: IndexPath) {
        guard standInSource == nil else { return }
        cells[path]?.setHighlighted(isHighlighted, animated: false)
        if isHighlighted {
            tableDelegate?.tableView(self, didHighlightRowAt: path)
        } else {
            tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    }

    func pathToDeselect(_ path: IndexPath) -> IndexPath? {
        tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    }

    func pathToReplace(_ path: IndexPath) -> IndexPath? { pathToDeselect(path) }

    func userDidSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }
    func userDidDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }
}
