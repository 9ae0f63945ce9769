/// A planner that determines which parts of a frame to redraw. It reuses its memory and that of the damage, so planning
/// a frame allocates nothing unless the plan is larger than all earlier ones.
package struct DamagePlanner {
    private var index = CommandIndex()
    private var visible: [PixelRect] = []
    /// For each pixel row, the bounding box of the regions that begin in this row.
    private var beginnings: [PixelRect] = []

    package init() {}

    /// Makes `damage` redraw at least `rects` of `list`, after `move`: exactly these rectangles if their total area is
    /// less than three quarters of the area of the bands around them; otherwise, the bands.
    package mutating func plan(
        _ damage: inout Damage, redrawing rects: [PixelRect], of list: DisplayList, after move: PixelMove? = nil
    ) {
        damage.move = move
        visible.removeAll(keepingCapacity: true)
        appendVisible(rects, in: list)
        gatherBands(&damage, around: visible, in: list)
        var (exactArea, bandArea) = (0, 0)
        for rect in visible { exactArea += rect.area }
        for band in damage.bands { bandArea += band.area }
        if exactArea * 4 < bandArea * 3 {
            gatherRegions(&damage, drawing: visible, of: list)
        } else {
            gatherRegions(&damage, drawing: damage.bands, of: list)
        }
        if let move {
            visible.append(move.target)
            gatherBands(&damage, around: visible, in: list)
        }
    }

    /// Makes `damage` redraw exactly `rects`. Each rectangle must lie within the bounds of `list` and not be empty. If
    /// `commands` contains the index of a command for each rectangle, rectangles whose command is hidden by others are
    /// left out. Returns the indices of the rectangles that became regions. Allocates memory, unlike the other methods.
    @discardableResult
    package mutating func plan(
        _ damage: inout Damage, keeping rects: [PixelRect], of list: DisplayList, for commands: [Int] = []
    ) -> [Int] {
        damage = .none
        guard !rects.isEmpty else { return [] }
        index.index(list)
        visible.removeAll(keepingCapacity: true)
        var kept: [Int] = []
        for (position, rect) in rects.enumerated() {
            let first = damage.order.count
            appendRegion(&damage, of: rect, in: list)
            if commands.isEmpty || damage.order[first...].contains(Int32(commands[position])) {
                visible.append(rect)
                kept.append(position)
            } else {
                damage.regions.removeLast()
                damage.order.removeSubrange(first...)
            }
        }
        gatherBands(&damage, around: visible, in: list)
        return kept
    }

    /// Makes `damage` redraw only some regions of `full`, a plan for `list`. `isKept` is called with the index of each
    /// region, and returns `true` for regions to redraw.
    package mutating func plan(
        _ damage: inout Damage, keepingOf full: Damage, of list: DisplayList, where isKept: (Int) -> Bool
    ) {
        plan(&damage, cutting: full, of: list) { isKept($0) ? full.regions[$0].rect : .zero }
    }

    /// Makes `damage` redraw a part of each region of `full`, a plan for `list`. `part` is called with the index of
    /// each region, and returns the part to redraw, which can be empty.
    package mutating func plan(
        _ damage: inout Damage, cutting full: Damage, of list: DisplayList, to part: (Int) -> PixelRect
    ) {
        damage.regions.removeAll(keepingCapacity: true)
        damage.order.removeAll(keepingCapacity: true)
        damage.move = nil
        visible.removeAll(keepingCapacity: true)
        var position = 0
        while position < full.regions.count {
            defer { position += 1 }
            var region = full.regions[position]
            region.rect = part(position)
            guard !region.rect.isEmpty else { continue }
            let commands = Int(region.first)..<Int(region.first + region.count)
            region.first = Int32(damage.order.count)
            var next = commands.lowerBound
            while next < commands.upperBound {
                damage.order.append(full.order[next])
                next += 1
            }
            damage.regions.append(region)
            visible.append(region.rect)
        }
        gatherBands(&damage, around: visible, in: list)
    }

    /// Makes `damage` redraw the regions of `first`, after its move, and then those of `second`. Both are plans for
    /// `list`, and `second` has no move.
    package mutating func plan(_ damage: inout Damage, joining first: Damage, _ second: Damage, of list: DisplayList) {
        damage.regions.removeAll(keepingCapacity: true)
        damage.regions.append(contentsOf: first.regions)
        damage.order.removeAll(keepingCapacity: true)
        damage.order.append(contentsOf: first.order)
        damage.move = first.move
        for var region in second.regions {
            region.first += Int32(first.order.count)
            damage.regions.append(region)
        }
        damage.order.append(contentsOf: second.order)
        visible.removeAll(keepingCapacity: true)
        appendVisible(first.bands, in: list)
        appendVisible(second.bands, in: list)
        gatherBands(&damage, around: visible, in: list)
    }

    // MARK: Private

    private mutating func appendVisible(_ rects: [PixelRect], in list: DisplayList) {
        for rect in rects {
            let cut = rect.intersection(list.bounds)
            if !cut.isEmpty { visible.append(cut) }
        }
    }

    private mutating func gatherRegions(_ damage: inout Damage, drawing rects: [PixelRect], of list: DisplayList) {
        damage.regions.removeAll(keepingCapacity: true)
        damage.order.removeAll(keepingCapacity: true)
        guard !rects.isEmpty else { return }
        index.index(list)
        for rect in rects { appendRegion(&damage, of: rect, in: list) }
    }

    private mutating func appendRegion(_ damage: inout Damage, of rect: PixelRect, in list: DisplayList) {
        let first = Int32(damage.order.count)
        index.appendCommands(covering: rect, of: list, to: &damage.order)
        damage.regions.append(Damage.Region(rect: rect, first: first, count: Int32(damage.order.count) - first))
    }

    /// Sets the bands of `damage` to one rectangle for each contiguous run of rows that `rects` touch.
    private mutating func gatherBands(_ damage: inout Damage, around rects: [PixelRect], in list: DisplayList) {
        damage.bands.removeAll(keepingCapacity: true)
        guard !rects.isEmpty else { return }
        beginnings.removeAll(keepingCapacity: true)
        beginnings.append(contentsOf: repeatElement(.zero, count: Int(list.size.height)))
        for rect in rects { beginnings[Int(rect.minY)] = beginnings[Int(rect.minY)].union(rect) }
        var last = PixelRect.zero
        for rect in beginnings where !rect.isEmpty {
            if !last.isEmpty, rect.minY > last.maxY {
                damage.bands.append(last)
                last = rect
            } else {
                last = last.union(rect)
            }
        }
        damage.bands.append(last)
    }
}
