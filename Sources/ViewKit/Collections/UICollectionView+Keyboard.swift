import Foundation

extension UICollectionView {
    /// Does what `key` means while the collection view has the keyboard: arrows and page keys go from item to item, and
    /// with Shift select what they pass; Space and Return select. Says whether it meant anything.
    func handle(_ key: UIKey) -> Bool {
        guard canBecomeFocused, !locksScrolling, key.isPlain else { return false }
        prepareIfNeeded()
        let extends = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardUpArrow: return step(.up, extends: extends)
        case .keyboardDownArrow: return step(.down, extends: extends)
        case .keyboardLeftArrow: return step(.left, extends: extends)
        case .keyboardRightArrow: return step(.right, extends: extends)
        case .keyboardPageUp: return page(-1, extends: extends)
        case .keyboardPageDown: return page(1, extends: extends)
        case .keyboardHome: return go(to: firstItem, extends: extends)
        case .keyboardEnd: return go(to: lastItem, extends: extends)
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            guard let path = selection.cursor, hasItem(at: path) else { return go(to: entry, extends: false) }
            go(to: path, extends: false)
            if collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true { userSelected(path) }
            return true
        default: return false
        }
    }

    /// The pointer chose the item at `path`: the keys go on from there.
    func takeCursor(to path: IndexPath) {
        selection.cursor = path
        selectionStart = path
        becomeFirstResponder()
        placeFocusRing()
    }

    /// Marks the item that keys act on.
    func placeFocusRing() {
        let cell = isFirstResponder ? selection.cursor.flatMap(cellForItem) : nil
        let radius = max(cell?.layer.cornerRadius ?? 0, cell?.contentView.layer.cornerRadius ?? 0)
        focusRing.mark(cell, radius: radius, tint: tintColor)
    }

    /// Where keys begin: at the selected item on screen, or else at the first.
    var entry: IndexPath? { entry(among: indexPathsForVisibleItems) ?? firstItem }

    // MARK: Private

    private var firstItem: IndexPath? {
        counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    private var lastItem: IndexPath? {
        counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }

    @discardableResult
    private func go(to path: IndexPath?, extends: Bool) -> Bool {
        guard let path else { return false }
        let start = extends ? selectionStart ?? selection.cursor ?? path : path
        selection.cursor = path
        selectionStart = start
        reveal(path)
        if extends, allowsMultipleSelection { select(only: items(from: min(start, path), through: max(start, path))) }
        placeFocusRing()
        setNeedsLayout()
        return true
    }

    /// Selects the items at `paths` and no others, as far as the delegate lets it.
    private func select(only paths: Set<IndexPath>) {
        // Choosing a selected one takes the selection from it.
        for path in selection.items.symmetricDifference(paths).sorted() { userSelected(path) }
    }

    private func items(from first: IndexPath, through last: IndexPath) -> Set<IndexPath> {
        var paths: Set<IndexPath> = []
        for section in first.section...last.section {
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : numberOfItems(inSection: section) - 1
            for item in stride(from: low, through: high, by: 1) {
                paths.insert(IndexPath(item: item, section: section))
            }
        }
        return paths
    }

    /// Goes to the next item in `direction`. At the end of the scrolling it stays, and the key has done its work all the
    /// same; across the scrolling a key that leads nowhere is somebody else's.
    private func step(_ direction: ItemSearch.Direction, extends: Bool) -> Bool {
        guard let path = selection.cursor, let place = layoutAttributesForItem(at: path)?.frame else {
            return go(to: entry, extends: false)
        }
        let search = ItemSearch(from: place, direction: direction)
        // Across the scrolling lines end, along it the next one may begin elsewhere.
        let isStraight = search.isVertical != scrollsVertically
        var reach = max(bounds.width, bounds.height)
        while true {
            let area = search.area(reach: reach, aside: bounds.size, in: contentRect)
            if let next = search.nearest(of: candidates(in: area), isStraight: isStraight) {
                return go(to: next, extends: extends)
            }
            let more = search.area(reach: reach * 4, aside: bounds.size, in: contentRect)
            if area == more { return !isStraight && go(to: path, extends: extends) }
            reach *= 4
        }
    }

    private var scrollsVertically: Bool { canScrollVertically || !canScrollHorizontally }
    private var contentRect: CGRect { CGRect(origin: .zero, size: contentSize).union(bounds) }

    /// Goes a screenful on in the direction that the content is longer in.
    private func page(_ sign: CGFloat, extends: Bool) -> Bool {
        guard let path = selection.cursor, let place = layoutAttributesForItem(at: path)?.frame else {
            return go(to: entry, extends: false)
        }
        let visible = bounds.inset(by: contentInset).inset(
            by: collectionViewLayout.coveredEdges(inSection: path.section))
        let isVertical = scrollsVertically
        let forward = isVertical || !isFlipped ? sign : -sign
        let distance = isVertical ? visible.height - place.height : visible.width - place.width
        let direction: ItemSearch.Direction =
            isVertical ? (forward > 0 ? .down : .up) : (forward > 0 ? .right : .left)
        let search = ItemSearch(from: place, direction: direction)
        let area = search.area(reach: max(distance, 1) + place.height, aside: bounds.size, in: contentRect)
        guard let next = search.farthest(of: candidates(in: area), within: max(distance, 1)) else {
            return step(direction, extends: extends)
        }
        return go(to: next, extends: extends)
    }

    private func candidates(in area: CGRect) -> [(path: IndexPath, frame: CGRect)] {
        guard area.width > 0, area.height > 0 else { return [] }
        return attributes(in: area).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && hasItem(at: $0.indexPath)
        }.map { ($0.indexPath, $0.frame) }
    }
}
