/// Compares a list with the one before it where something scrolled: what only moved need not be drawn again, for its
/// pixels are there already, elsewhere.
///
/// The commands under the clip that scrolled are matched with those before, as far away as it scrolled, in their order;
/// all others with those that are the same. Every rectangle in which a match is missing is drawn, both where its pixels
/// are after the move and where they should be. So the picture is right whatever the mark says, and a wrong mark costs
/// only time. The commands of a group are under no clip: one that scrolls has no match, and is drawn where it lies.
package struct ScrollComparison {
    /// Lists with more changes than this are drawn where they differ, without a move.
    private static let mostUnmatched = 256
    /// How many commands ahead a match is looked for.
    private static let reach = 160
    /// Areas with fewer pixels are drawn anew.
    private static let leastArea = 4096

    private let list: DisplayList
    private let previous: DisplayList
    private let mark: ScrollMark
    private let old: ScrollMark
    /// What scrolls, before and after.
    private let area: PixelRect
    private let dx: Int32
    private let dy: Int32

    /// Nil where nothing scrolled, or not so that pixels could be moved: into another place, under a clip that is no
    /// upright rectangle, or by more than its size.
    package init?(of list: DisplayList, since previous: DisplayList) {
        guard list.size == previous.size, let (mark, old) = Self.scroll(in: list, since: previous) else { return nil }
        let (clip, oldClip) = (list.clips[Int(mark.clip)], previous.clips[Int(old.clip)])
        guard clip.isRectangular, clip.bounds == oldClip.bounds, clip.isRectangular == oldClip.isRectangular else {
            return nil
        }
        area = clip.bounds.intersection(list.bounds)
        (dx, dy) = (mark.x &- old.x, mark.y &- old.y)
        guard area.area >= Self.leastArea, abs(dx) < area.width, abs(dy) < area.height else { return nil }
        (self.list, self.previous, self.mark, self.old) = (list, previous, mark, old)
    }

    /// Appends to `rects` what is to be drawn after the move, and returns the move; nil, with nothing appended, where
    /// too much would be left to draw. What `animated` says was not drawn yet is drawn, too.
    package func appendChanges(to rects: inout [PixelRect], animated: [Damage.Region]) -> PixelMove? {
        let start = rects.count
        let move = PixelMove(in: area, dx: dx, dy: dy)
        area.subtract(move.target, to: &rects)
        for region in animated { noteFixed(region.rect, to: &rects) }
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

    /// The first mark that both lists have and that is elsewhere.
    private static func scroll(in list: DisplayList, since previous: DisplayList) -> (ScrollMark, ScrollMark)? {
        for mark in list.scrolls {
            guard let old = previous.scrolls.first(where: { $0.id == mark.id }) else { continue }
            if old.x != mark.x || old.y != mark.y { return (mark, old) }
        }
        return nil
    }

    /// Goes through both lists, and notes what has no match. False where that is too much.
    private func match(to rects: inout [PixelRect]) -> Bool {
        var (next, unmatched) = (0, 0)
        // What stays under everything that scrolls, under a plain colour that hides it, is not seen.
        let hidden = cover
        for index in list.commands.indices {
            let moves = list.isUnder(mark.clip, index)
            var place = next
            let last = min(previous.commands.count, next + Self.reach)
            while place < last, !matches(index, place, moves) { place += 1 }
            guard place < last else {
                unmatched += 1
                guard unmatched <= Self.mostUnmatched else { return false }
                noteNew(index, to: &rects)
                continue
            }
            while next < place {
                unmatched += 1
                guard unmatched <= Self.mostUnmatched else { return false }
                noteOld(next, moves: previous.isUnder(old.clip, next), to: &rects)
                next += 1
            }
            next = place + 1
            if !moves, index > hidden {
                noteFixed(list.visibleRect(of: list.commands[index]).intersection(area), to: &rects)
            }
        }
        while next < previous.commands.count {
            unmatched += 1
            guard unmatched <= Self.mostUnmatched else { return false }
            noteOld(next, moves: previous.isUnder(old.clip, next), to: &rects)
            next += 1
        }
        return true
    }

    private func matches(_ index: Int, _ place: Int, _ moves: Bool) -> Bool {
        let (mine, theirs) = (list.commands[index].shape.rect, previous.commands[place].shape.rect)
        let (x, y) = moves ? (dx, dy) : (0, 0)
        guard mine.minX == theirs.minX &+ x, mine.minY == theirs.minY &+ y, mine.maxX == theirs.maxX &+ x,
            mine.maxY == theirs.maxY &+ y, moves == previous.isUnder(old.clip, place)
        else { return false }
        return moves
            ? list.draws(index, like: place, of: previous, movedBy: (dx, dy), from: old.clip, to: mark.clip)
            : list.draws(index, like: place, of: previous)
    }

    /// The last command that is the same everywhere in the area, hides all under it, and has nothing that scrolls
    /// under it; -1 for none.
    private var cover: Int {
        var cover = -1
        for index in list.commands.indices {
            if list.isUnder(mark.clip, index) { break }
            if list.commands[index].kind == .solid, list.covers(list.commands[index], area) { cover = index }
        }
        return cover
    }

    private func noteNew(_ index: Int, to rects: inout [PixelRect]) {
        let rect = list.visibleRect(of: list.commands[index])
        if !rect.isEmpty { rects.append(rect) }
    }

    private func noteOld(_ index: Int, moves: Bool, to rects: inout [PixelRect]) {
        let rect = previous.visibleRect(of: previous.commands[index])
        guard !rect.isEmpty else { return }
        if moves { noteMoved(rect, to: &rects) } else { noteFixed(rect, to: &rects) }
    }

    /// Notes `rect`, which is not of what scrolls, where it is and where its pixels went.
    private func noteFixed(_ rect: PixelRect, to rects: inout [PixelRect]) {
        guard !rect.isEmpty else { return }
        rects.append(rect)
        let inside = rect.intersection(area)
        if !inside.isEmpty { noteMoved(inside, to: &rects) }
    }

    private func noteMoved(_ rect: PixelRect, to rects: inout [PixelRect]) {
        let moved = rect.offset(dx: dx, dy: dy).intersection(area)
        if !moved.isEmpty { rects.append(moved) }
    }
}

extension DisplayList {
    /// Whether the command at `index` is drawn under the clip at `outer`, or under one inside it.
    fileprivate func isUnder(_ outer: Int32, _ index: Int) -> Bool {
        var clip = commands[index].clip
        // A clip comes after the one around it.
        while clip > outer { clip = clips[Int(clip)].parent }
        return clip == outer
    }
}
