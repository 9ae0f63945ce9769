/// A coarse grid over the frame for finding the commands of a display list that touch a given rectangle, without
/// visiting every command. Commands too large for the grid are stored separately. Memory is reused from one list to the
/// next.
struct CommandIndex {
    /// The binary logarithms of the cell sizes. Cells are 16, 32 or 64 pixels wide: the smallest of these sizes that is
    /// at least twice the mean of the commands' longer sides, or else 64, so cells don't get crowded.
    private static let cellBits: ClosedRange<Int32> = 4...6
    /// The maximum number of cells that a command in the grid may touch. Larger commands are candidates for every
    /// rectangle.
    private static let maximumSpan = 64
    /// The maximum length of a list that is scanned linearly.
    private static let scannedLength = 32
    /// The maximum number of candidates that are put in order by sorting. With more candidates, marking them in `marks`
    /// is faster.
    private static let maximumSorted = 20

    private var cellBits = Self.cellBits.upperBound
    private var columns = 0
    /// The visible rectangle of each command.
    private var rects: [PixelRect] = []
    private var large: [Int32] = []
    /// The indices of the commands in each cell, cell by cell and in ascending order. Empty if the list is scanned
    /// linearly.
    private var entries: [Int32] = []
    /// The index in `entries` at which each cell begins, followed by the end of the last cell.
    private var starts: [Int32] = []
    private var candidates: [Int32] = []
    /// One bit per command, set if the command is a candidate. All bits are clear between calls.
    private var marks: [UInt64] = []
    /// One bit per nonzero word of `marks`, to skip gaps between distant candidates.
    private var markedWords: [UInt64] = []
    private var hasGroups = false
    private var groups: [OpenGroup] = []
    /// The length of `order` when the current call, or the current image of a group, began. An opaque command removes
    /// all commands from this index on.
    private var groupStart = 0

    /// A group whose end has not been reached yet.
    private struct OpenGroup {
        /// The index in `order` of the command that begins the group.
        let begin: Int
        /// The value of `groupStart` to restore after the group.
        let groupStart: Int
        var isInSecond = false
        /// The index in `order` of the command that begins the group's mask, if any.
        var mask: Int?
        /// `true` if the first image hides everything beneath the group.
        var coversFirst = false
        /// `true` if the second image hides everything beneath the group.
        var coversSecond = false
    }

    /// Indexes the commands of `list`, replacing the previous index.
    mutating func index(_ list: DisplayList) {
        rects.removeAll(keepingCapacity: true)
        large.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        hasGroups = false
        for command in list.commands {
            rects.append(list.visibleRect(of: command))
            if command.kind.isGroup { hasGroups = true }
        }
        guard rects.count > Self.scannedLength else {
            for index in rects.indices { large.append(Int32(index)) }
            return
        }
        chooseCells()
        columns = Int(list.size.width >> cellBits) + 1
        countEntries(cells: columns * (Int(list.size.height >> cellBits) + 1))
        fillEntries()
        let words = (rects.count + UInt64.bitWidth - 1) / UInt64.bitWidth
        Self.grow(&marks, to: words)
        Self.grow(&markedWords, to: (words + UInt64.bitWidth - 1) / UInt64.bitWidth)
    }

    /// Appends, in drawing order, the commands that determine the pixels of `rect`: those that touch `rect`, starting
    /// with the last command or group that covers `rect` opaquely. `list` must be the list indexed last.
    mutating func appendCommands(covering rect: PixelRect, of list: DisplayList, to order: inout [Int32]) {
        groupStart = order.count
        groups.removeAll(keepingCapacity: true)
        if entries.isEmpty {
            for index in large { append(index, touching: rect, of: list, to: &order) }
            return
        }
        candidates.removeAll(keepingCapacity: true)
        candidates.append(contentsOf: large)
        let span = cellRange(of: rect)
        for row in span.rows {
            for column in span.columns {
                let cell = row * columns + column
                for position in Int(starts[cell])..<Int(starts[cell + 1]) { candidates.append(entries[position]) }
            }
        }
        if candidates.count <= Self.maximumSorted {
            candidates.sort()
            var previous: Int32 = -1
            for index in candidates where index != previous {
                previous = index
                append(index, touching: rect, of: list, to: &order)
            }
        } else {
            appendMarked(touching: rect, of: list, to: &order)
        }
    }

    // MARK: Private

    /// Chooses the cell size from the mean of the commands' longer sides.
    private mutating func chooseCells() {
        var (sides, count) = (0, 0)
        for rect in rects where !rect.isEmpty {
            sides += Int(max(rect.maxX - rect.minX, rect.maxY - rect.minY))
            count += 1
        }
        cellBits = Self.cellBits.lowerBound
        while cellBits < Self.cellBits.upperBound, sides * 2 > count << Int(cellBits) { cellBits += 1 }
    }

    /// Counts the commands in each cell and collects the commands that are too large for the grid; afterward `starts`
    /// holds the end of each cell.
    private mutating func countEntries(cells: Int) {
        starts.append(contentsOf: repeatElement(0, count: cells + 1))
        for index in rects.indices where !rects[index].isEmpty {
            let span = cellRange(of: rects[index])
            guard span.columns.count * span.rows.count <= Self.maximumSpan else {
                large.append(Int32(index))
                continue
            }
            for row in span.rows {
                for column in span.columns { starts[row * columns + column] += 1 }
            }
        }
        for cell in 1...cells { starts[cell] += starts[cell - 1] }
    }

    /// Puts the commands into their cells, last first; afterward `starts` holds the beginning of each cell.
    private mutating func fillEntries() {
        entries.append(contentsOf: repeatElement(0, count: Int(starts.last ?? 0)))
        for index in rects.indices.reversed() where !rects[index].isEmpty {
            let span = cellRange(of: rects[index])
            guard span.columns.count * span.rows.count <= Self.maximumSpan else { continue }
            for row in span.rows {
                for column in span.columns {
                    let cell = row * columns + column
                    starts[cell] -= 1
                    entries[Int(starts[cell])] = Int32(index)
                }
            }
        }
    }

    /// Marks the candidates, and then appends those that touch `rect`, each once and in drawing order.
    private mutating func appendMarked(
        touching rect: PixelRect, of list: DisplayList, to order: inout [Int32]
    ) {
        for candidate in candidates {
            let (word, bit) = Int(candidate).quotientAndRemainder(dividingBy: UInt64.bitWidth)
            marks[word] |= 1 << UInt64(bit)
            markedWords[word / UInt64.bitWidth] |= 1 << UInt64(word % UInt64.bitWidth)
        }
        // The common loop keeps its values in registers only if it is separate.
        if hasGroups {
            drainMarks { $0.append($1, touching: rect, of: list, to: &order) }
        } else {
            let start = groupStart
            drainMarks { $0.append($1, touching: rect, of: list, to: &order, from: start) }
        }
    }

    /// Calls `body` with the index of each marked command, in ascending order, and clears the marks.
    @inline(__always)
    private mutating func drainMarks(_ body: (inout Self, Int32) -> Void) {
        for position in markedWords.indices where markedWords[position] != 0 {
            var words = markedWords[position]
            markedWords[position] = 0
            while words != 0 {
                let word = position * UInt64.bitWidth + words.trailingZeroBitCount
                words &= words - 1
                var bits = marks[word]
                marks[word] = 0
                while bits != 0 {
                    body(&self, Int32(word * UInt64.bitWidth + bits.trailingZeroBitCount))
                    bits &= bits - 1
                }
            }
        }
    }

    /// Grows `bits` to at least `count` words; new words are clear.
    private static func grow(_ bits: inout [UInt64], to count: Int) {
        if bits.count < count { bits.append(contentsOf: repeatElement(0, count: count - bits.count)) }
    }

    private mutating func append(
        _ index: Int32, touching rect: PixelRect, of list: DisplayList, to order: inout [Int32]
    ) {
        guard rects[Int(index)].intersects(rect) else { return }
        if list.commands[Int(index)].kind.isGroup {
            return appendGroup(index, list.commands[Int(index)].kind, to: &order)
        }
        if list.covers(list.commands[Int(index)], rect) {
            order.removeLast(order.count - groupStart)
            recordCover()
        }
        order.append(index)
    }

    /// Appends the command at `index` to `order` if it touches `rect`. If it covers `rect`, first removes the commands
    /// from index `start` on. For lists without groups, the common case, this overload is a fifth faster because it
    /// changes only `order`.
    private func append(
        _ index: Int32, touching rect: PixelRect, of list: DisplayList, to order: inout [Int32], from start: Int
    ) {
        guard rects[Int(index)].intersects(rect) else { return }
        if list.covers(list.commands[Int(index)], rect) { order.removeLast(order.count - start) }
        order.append(index)
    }

    /// Records that the last command appended hides everything beneath it in its image of the innermost group.
    private mutating func recordCover() {
        guard let last = groups.indices.last, groups[last].mask == nil else { return }
        if groups[last].isInSecond { groups[last].coversSecond = true } else { groups[last].coversFirst = true }
    }

    /// Appends one of the commands that structure a group. Omits a group in which nothing touches the rectangle. If
    /// both images of a group without a mask hide everything beneath the group, removes the commands beneath it.
    private mutating func appendGroup(_ index: Int32, _ kind: DrawCommand.Kind, to order: inout [Int32]) {
        switch kind {
        case .groupBegin:
            groups.append(OpenGroup(begin: order.count, groupStart: groupStart))
            order.append(index)
            groupStart = order.count
        case .groupSecond:
            guard let last = groups.indices.last else { return }
            groups[last].isInSecond = true
            order.append(index)
            groupStart = order.count
        case .groupMask:
            guard let last = groups.indices.last else { return }
            groups[last].mask = order.count
            order.append(index)
            groupStart = order.count
        default:
            guard let group = groups.popLast() else { return }
            groupStart = group.groupStart
            // Omit the group if both images are empty.
            if order.count == group.begin + 2 || group.mask == group.begin + 2 {
                order.removeSubrange(group.begin...)
                return
            }
            order.append(index)
            guard group.coversFirst, group.coversSecond, group.mask == nil else { return }
            order.removeSubrange(groupStart..<group.begin)
            recordCover()
        }
    }

    private func cellRange(of rect: PixelRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (
            Int(rect.minX >> cellBits)...Int((rect.maxX - 1) >> cellBits),
            Int(rect.minY >> cellBits)...Int((rect.maxY - 1) >> cellBits)
        )
    }
}
