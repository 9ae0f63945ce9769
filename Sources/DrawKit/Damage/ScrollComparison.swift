/// A comparison of a list with the previous one after scrolling, so pixels that only moved are copied instead of
/// redrawn.
///
/// Commands under the scrolled clip are matched, in order, with those commands of the previous list that differ only by
/// the scroll distance; all other commands are matched with identical ones. The rectangle of each command without a
/// match is drawn, both where the move puts its pixels and where they belong. The frame is therefore correct even if a
/// scroll mark is wrong; a wrong mark only costs time. The commands that structure a group have no clip, so a group
/// that scrolls has no match and is redrawn.
package struct ScrollComparison {
    /// The maximum number of commands without a match. Lists with more are redrawn where they differ, without a move.
    private static let maximumUnmatched = 256
    /// The number of commands to look ahead for a match.
    private static let lookahead = 160
    /// The minimum area of a move, in pixels. Smaller areas are redrawn.
    private static let minimumArea = 4096

    private let list: DisplayList
    private let previous: DisplayList
    private let mark: ScrollMark
    private let old: ScrollMark
    /// The scrolling area, which is the same in both lists.
    private let area: PixelRect
    private let dx: Int32
    private let dy: Int32

    /// Creates a comparison. Returns `nil` if nothing scrolled or if no pixels can be copied: the frame's size changed,
    /// or the scrolling area moved, is not an upright rectangle, is smaller than `minimumArea`, or is not larger than
    /// the scroll distance.
    package init?(of list: DisplayList, since previous: DisplayList) {
        guard list.size == previous.size, let (mark, old) = Self.scroll(in: list, since: previous) else { return nil }
        let (clip, oldClip) = (list.clips[Int(mark.clip)], previous.clips[Int(old.clip)])
        guard clip.isRectangular, clip.bounds == oldClip.bounds, clip.isRectangular == oldClip.isRectangular else {
            return nil
        }
        area = clip.bounds.intersection(list.bounds)
        dx = mark.x &- old.x
        dy = mark.y &- old.y
        guard area.area >= Self.minimumArea, abs(dx) < area.width, abs(dy) < area.height else { return nil }
        self.list = list
        self.previous = previous
        self.mark = mark
        self.old = old
    }

    /// Appends to `rects` the rectangles to draw after the move, and returns the move. Returns `nil` and appends
    /// nothing if too much would be left to draw. The rectangles include those of `animated`, the regions that
    /// animations change in this frame.
    package func appendChanges(to rects: inout [PixelRect], animated: [Damage.Region]) -> PixelMove? {
        let start = rects.count
        let move = PixelMove(in: area, dx: dx, dy: dy)
        area.subtract(move.target, to: &rects)
        for region in animated { appendStationary(region.rect, to: &rects) }
        guard match(to: &rects) else {
            rects.removeSubrange(start...)
            return nil
        }
        var inside = 0
        for rect in rects[start...] { inside += rect.intersection(area).area }
        guard inside * 3 < area.area * 2 else {
            rects.removeSubrange(start...)
            return nil
        }
        return move
    }

    // MARK: Private

    /// Returns the first mark whose position differs between the lists, and the corresponding mark in the previous
    /// list.
    private static func scroll(in list: DisplayList, since previous: DisplayList) -> (ScrollMark, ScrollMark)? {
        for mark in list.scrolls {
            guard let old = previous.scrolls.first(where: { $0.id == mark.id }) else { continue }
            if old.x != mark.x || old.y != mark.y { return (mark, old) }
        }
        return nil
    }

    /// Compares both lists and appends the rectangles of all commands without a match. Returns `false` if more than
    /// `maximumUnmatched` commands have no match.
    private func match(to rects: inout [PixelRect]) -> Bool {
        var (next, unmatched) = (0, 0)
        // Stationary commands beneath an opaque plain color are never visible.
        let hidden = cover
        for index in list.commands.indices {
            let moves = list.isUnder(mark.clip, index)
            var position = next
            let last = min(previous.commands.count, next + Self.lookahead)
            while position < last, !matches(index, position, moves) { position += 1 }
            guard position < last else {
                unmatched += 1
                guard unmatched <= Self.maximumUnmatched else { return false }
                appendNew(index, to: &rects)
                continue
            }
            while next < position {
                unmatched += 1
                guard unmatched <= Self.maximumUnmatched else { return false }
                appendOld(next, moves: previous.isUnder(old.clip, next), to: &rects)
                next += 1
            }
            next = position + 1
            if !moves, index > hidden {
                appendStationary(list.visibleRect(of: list.commands[index]).intersection(area), to: &rects)
            }
        }
        while next < previous.commands.count {
            unmatched += 1
            guard unmatched <= Self.maximumUnmatched else { return false }
            appendOld(next, moves: previous.isUnder(old.clip, next), to: &rects)
            next += 1
        }
        return true
    }

    private func matches(_ index: Int, _ position: Int, _ moves: Bool) -> Bool {
        let (mine, theirs) = (list.commands[index].shape.rect, previous.commands[position].shape.rect)
        let (x, y) = moves ? (dx, dy) : (0, 0)
        guard mine.minX == theirs.minX &+ x, mine.minY == theirs.minY &+ y, mine.maxX == theirs.maxX &+ x,
            mine.maxY == theirs.maxY &+ y, moves == previous.isUnder(old.clip, position)
        else { return false }
        return moves
            ? list.draws(index, like: position, of: previous, movedBy: (dx, dy), from: old.clip, to: mark.clip)
            : list.draws(index, like: position, of: previous)
    }

    /// The index of the last command that covers the area with a single opaque color and comes before the scrolled
    /// commands; -1 if there is no such command.
    private var cover: Int {
        var cover = -1
        for index in list.commands.indices {
            if list.isUnder(mark.clip, index) { break }
            if list.commands[index].kind == .solid, list.covers(list.commands[index], area) { cover = index }
        }
        return cover
    }

    private func appendNew(_ index: Int, to rects: inout [PixelRect]) {
        let rect = list.visibleRect(of: list.commands[index])
        if !rect.isEmpty { rects.append(rect) }
    }

    private func appendOld(_ index: Int, moves: Bool, to rects: inout [PixelRect]) {
        let rect = previous.visibleRect(of: previous.commands[index])
        guard !rect.isEmpty else { return }
        if moves { appendMoved(rect, to: &rects) } else { appendStationary(rect, to: &rects) }
    }

    /// Appends `rect`, an area that doesn't move with the content, and the area to which the move copies pixels of
    /// `rect`, if any.
    private func appendStationary(_ rect: PixelRect, to rects: inout [PixelRect]) {
        guard !rect.isEmpty else { return }
        rects.append(rect)
        let inside = rect.intersection(area)
        if !inside.isEmpty { appendMoved(inside, to: &rects) }
    }

    private func appendMoved(_ rect: PixelRect, to rects: inout [PixelRect]) {
        let moved = rect.offset(dx: dx, dy: dy).intersection(area)
        if !moved.isEmpty { rects.append(moved) }
    }
}

extension DisplayList {
    /// Returns `true` if the clip at index `outer` applies to the command at `index`, directly or as an enclosing clip.
    fileprivate func isUnder(_ outer: Int32, _ index: Int) -> Bool {
        var clip = commands[index].clip
        // A clip comes after its parent.
        while clip > outer { clip = clips[Int(clip)].parent }
        return clip == outer
    }
}
