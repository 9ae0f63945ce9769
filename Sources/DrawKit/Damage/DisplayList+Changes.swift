extension DisplayList {
    /// Returns the rectangles in which this list looks different from `previous`: the areas that added, removed and
    /// changed commands touch, before and after.
    package func changedRects(since previous: DisplayList) -> [PixelRect] {
        var rects: [PixelRect] = []
        appendChangedRects(since: previous, to: &rects)
        return rects
    }

    /// Appends to `rects` the rectangles in which this list looks different from `previous`.
    package func appendChangedRects(since previous: DisplayList, to rects: inout [PixelRect]) {
        guard size == previous.size else { return rects.append(bounds) }
        func appendIfVisible(_ rect: PixelRect) {
            if !rect.isEmpty { rects.append(rect) }
        }
        if commands.count == previous.commands.count {
            for index in commands.indices where !draws(index, like: index, of: previous) {
                if commands[index].kind == .groupEnd, isGroup(endingAt: index, like: previous) {
                    appendDifferences(inGroupEndingAt: index, to: &rects)
                    continue
                }
                appendIfVisible(visibleRect(of: commands[index]))
                appendIfVisible(previous.visibleRect(of: previous.commands[index]))
            }
        } else {
            let shorter = min(commands.count, previous.commands.count)
            var head = 0
            while head < shorter, draws(head, like: head, of: previous) { head += 1 }
            var tail = 0
            while tail < shorter - head,
                draws(commands.count - 1 - tail, like: previous.commands.count - 1 - tail, of: previous)
            { tail += 1 }
            for index in head..<(commands.count - tail) { appendIfVisible(visibleRect(of: commands[index])) }
            for index in head..<(previous.commands.count - tail) {
                appendIfVisible(previous.visibleRect(of: previous.commands[index]))
            }
        }
    }

    /// Returns `true` if the group that ends at `index` has the same bounds as in `previous`, so only its opacity can
    /// differ.
    private func isGroup(endingAt index: Int, like previous: DisplayList) -> Bool {
        previous.commands[index].kind == .groupEnd && commands[index].shape == previous.commands[index].shape
    }

    /// Appends the areas in which the two images of the group that ends at `index` differ. Changes within the images
    /// are appended separately.
    package func appendDifferences(inGroupEndingAt index: Int, to rects: inout [PixelRect]) {
        let (begin, secondImage, mask) = indices(ofGroupEndingAt: index)
        // An overlay is usually as large as the content it covers. Append such a rectangle only once.
        var (first, second) = (begin + 1, secondImage + 1)
        while first < min(secondImage, mask) || second < mask {
            let one = nextDifference(&first, before: min(secondImage, mask))
            let other = nextDifference(&second, before: mask)
            if !one.isEmpty { rects.append(one) }
            if !other.isEmpty, other != one { rects.append(other) }
        }
    }

    /// Returns the visible rectangle of the next command in `index..<end` that only one of the two images has, and
    /// moves `index` past that command. Returns an empty rectangle if no such command is left.
    private func nextDifference(_ index: inout Int, before end: Int) -> PixelRect {
        while index < end {
            let command = commands[index]
            index += 1
            if command.kind.isGroup || command.isSharedByBothImages { continue }
            let rect = visibleRect(of: command)
            if !rect.isEmpty { return rect }
        }
        return .zero
    }

    /// Returns the indices at which a group, its second image and its mask begin. A missing second image or mask has
    /// the index `end`.
    private func indices(ofGroupEndingAt end: Int) -> (begin: Int, secondImage: Int, mask: Int) {
        var (depth, secondImage, mask) = (0, end, end)
        for index in commands[..<end].indices.reversed() {
            switch commands[index].kind {
            case .groupEnd: depth += 1
            case .groupSecond where depth == 0: secondImage = index
            case .groupMask where depth == 0: mask = index
            case .groupBegin where depth == 0: return (index, secondImage, mask)
            case .groupBegin: depth -= 1
            default: break
            }
        }
        return (0, secondImage, mask)
    }

    /// Returns `true` if the command at `index` draws the same pixels at the same position as the command at
    /// `otherIndex` in `other`.
    func draws(_ index: Int, like otherIndex: Int, of other: DisplayList) -> Bool {
        let (mine, theirs) = (commands[index], other.commands[otherIndex])
        return mine.shape == theirs.shape && transform(mine.transform) == other.transform(theirs.transform)
            && paints(mine, like: theirs, of: other) && clipsEqually(mine.clip, theirs.clip, of: other)
    }

    /// Returns `true` if the command at `index` draws the same pixels as the command at `otherIndex` in `other`, moved
    /// by `distance`. `myClip` and `theirClip` are the clips of the scrolling area in the two lists. These two clips
    /// stay in place; clips inside them must move with the commands. Returns `false` if a command is not inside its
    /// list's clip, if a command or one of its inner clips is transformed, or if a command's gradient doesn't move with
    /// the command.
    func draws(
        _ index: Int, like otherIndex: Int, of other: DisplayList, movedBy distance: (Int32, Int32),
        from theirClip: Int32, to myClip: Int32
    ) -> Bool {
        let (mine, theirs) = (commands[index], other.commands[otherIndex])
        guard mine.transform < 0, theirs.transform < 0, mine.shape == theirs.shape.moved(by: distance),
            paints(mine, like: theirs, of: other), !isPartOfArea(mine)
        else { return false }
        var (inner, otherInner) = (mine.clip, theirs.clip)
        while inner != myClip, otherInner != theirClip, inner >= 0, otherInner >= 0 {
            let (left, right) = (clips[Int(inner)], other.clips[Int(otherInner)])
            guard left.transform < 0, right.transform < 0, left.shape == right.shape.moved(by: distance) else {
                return false
            }
            inner = left.parent
            otherInner = right.parent
        }
        return inner == myClip && otherInner == theirClip
    }

    /// Returns `true` if both commands have the same fill, opacity and border.
    private func paints(_ mine: DrawCommand, like theirs: DrawCommand, of other: DisplayList) -> Bool {
        guard mine.kind == theirs.kind, mine.color == theirs.color, mine.opacity == theirs.opacity,
            mine.border == theirs.border
        else { return false }
        switch mine.kind {
        case .solid, .groupBegin, .groupSecond, .groupMask, .groupEnd: return true
        case .gradient: return paints[Int(mine.source)] == other.paints[Int(theirs.source)]
        case .bitmap: return bitmaps[Int(mine.source)] == other.bitmaps[Int(theirs.source)]
        }
    }

    /// Returns `true` if `command` draws part of a gradient that doesn't move with the command.
    private func isPartOfArea(_ command: DrawCommand) -> Bool {
        command.kind == .gradient && paints[Int(command.source)].area != nil
    }

    private func clipsEqually(_ mine: Int32, _ theirs: Int32, of other: DisplayList) -> Bool {
        var (mine, theirs) = (mine, theirs)
        while mine >= 0, theirs >= 0 {
            let (left, right) = (clips[Int(mine)], other.clips[Int(theirs)])
            guard left.shape == right.shape, transform(left.transform) == other.transform(right.transform) else {
                return false
            }
            mine = left.parent
            theirs = right.parent
        }
        return mine < 0 && theirs < 0
    }

    private func transform(_ index: Int32) -> PixelTransform? {
        index >= 0 ? transforms[Int(index)] : nil
    }
}

extension RoundedRect {
    fileprivate func moved(by distance: (dx: Int32, dy: Int32)) -> RoundedRect {
        var shape = self
        shape.rect = rect.offset(dx: distance.dx, dy: distance.dy)
        return shape
    }
}
