/// Finds the commands of a display list that touch a rectangle without looking at all of them: a coarse grid over the
/// picture, with what is too large for it kept aside.
struct CommandIndex {
    private static let cellBits: Int32 = 6
    /// A command that spans more cells than this is looked at for every rectangle.
    private static let largestSpan = 64
    /// Lists up to this length are scanned whole.
    private static let scannedLength = 32

    private let columns: Int
    private var cells: [[Int32]] = []
    private var large: [Int32] = []

    init(_ list: DisplayList) {
        columns = Int(list.size.width >> Self.cellBits) + 1
        guard list.commands.count > Self.scannedLength else {
            large = list.commands.indices.map(Int32.init)
            return
        }
        cells = Array(repeating: [], count: columns * (Int(list.size.height >> Self.cellBits) + 1))
        for index in list.commands.indices {
            let rect = list.visibleRect(of: list.commands[index])
            guard !rect.isEmpty else { continue }
            let span = cellRange(of: rect)
            if span.columns.count * span.rows.count > Self.largestSpan {
                large.append(Int32(index))
            } else {
                for row in span.rows {
                    for column in span.columns { cells[row * columns + column].append(Int32(index)) }
                }
            }
        }
    }

    /// Appends, in drawing order, the commands that decide how `rect` looks: those that touch it, from the last one
    /// that covers it opaquely.
    func appendCommands(covering rect: PixelRect, of list: DisplayList, to order: inout [Int32]) {
        var candidates = large
        if !cells.isEmpty {
            let span = cellRange(of: rect)
            for row in span.rows {
                for column in span.columns { candidates += cells[row * columns + column] }
            }
            candidates.sort()
        }
        let start = order.count
        var previous: Int32 = -1
        for index in candidates where index != previous {
            previous = index
            let command = list.commands[Int(index)]
            guard list.visibleRect(of: command).intersects(rect) else { continue }
            if list.covers(command, rect) { order.removeLast(order.count - start) }
            order.append(index)
        }
    }

    private func cellRange(of rect: PixelRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        (
            Int(rect.minX >> Self.cellBits)...Int((rect.maxX - 1) >> Self.cellBits),
            Int(rect.minY >> Self.cellBits)...Int((rect.maxY - 1) >> Self.cellBits)
        )
    }
}
