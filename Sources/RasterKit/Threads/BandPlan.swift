import DrawKit

/// Cuts the rows of a picture into bands that are about the same work to draw.
final class BandPlan {
    /// Bands begin at multiples of this many rows.
    private static let sliceBits: Int32 = 3
    /// So many commands are looked at, evenly spread, to tell where the work is.
    private static let sampleCount = 1024
    /// Bands for each thread: more would even out better what was guessed wrongly, and cut more commands in two.
    private static let bandsPerThread = 4

    private(set) var count = 0

    /// Where each band begins, and where the last one ends.
    private let edges = WorkMemory<Int32>()
    /// About how many pixels are written in each slice of the picture's rows.
    private let work = WorkMemory<Int>()

    /// The rows of the band at `index`.
    func rows(_ index: Int) -> Range<Int32> { edges.base[index]..<edges.base[index + 1] }

    /// Plans to draw the part of `damage` within `limit` on `threads` threads. False where it is less than `least`
    /// pixels, those that are written twice counted twice.
    func plan(_ list: DisplayList, _ damage: Damage, within limit: PixelRect, threads: Int, least: Int) -> Bool {
        let slices = Int((limit.maxY &+ (1 << Self.sliceBits) &- 1) >> Self.sliceBits)
        work.reserve(slices)
        work.base.update(repeating: 0, count: slices)
        let stride = max(1, damage.order.count / Self.sampleCount)
        measure(list, damage, within: limit, stride: stride)
        var total = 0
        for slice in 0..<slices { total += work.base[slice] }
        guard total * stride >= least else { return false }
        cut(slices, total: total, limit: limit, bands: threads * Self.bandsPerThread)
        return count > 1
    }

    // MARK: Private

    /// Adds every command that is `stride` places after the one before.
    private func measure(_ list: DisplayList, _ damage: Damage, within limit: PixelRect, stride: Int) {
        list.commands.withUnsafeBufferPointer { commands in
            damage.order.withUnsafeBufferPointer { order in
                var place = 0
                for region in damage.regions {
                    let end = min(Int(region.first &+ region.count), order.count)
                    guard place < end else { continue }
                    let area = region.rect.cut(by: limit)
                    while place < end {
                        let index = Int(order[place])
                        place += stride
                        guard index < commands.count else { continue }
                        // A shape with a transform is in pixels of its own.
                        let isUpright = commands[index].transform < 0
                        add(isUpright ? commands[index].shape.rect.cut(by: area) : area)
                    }
                }
            }
        }
    }

    private func add(_ rect: PixelRect) {
        guard rect.hasPixels else { return }
        let width = Int(rect.maxX &- rect.minX)
        var y = rect.minY
        while y < rect.maxY {
            let slice = y >> Self.sliceBits
            let end = min(rect.maxY, (slice &+ 1) << Self.sliceBits)
            work.base[Int(slice)] += width * Int(end &- y)
            y = end
        }
    }

    /// Ends a band wherever its share of the work is reached.
    private func cut(_ slices: Int, total: Int, limit: PixelRect, bands wanted: Int) {
        edges.reserve(wanted + 2)
        edges.base[0] = limit.minY
        count = 0
        var sum = 0
        for slice in 0..<slices {
            sum += work.base[slice]
            guard sum * wanted >= total * (count + 1) else { continue }
            count += 1
            edges.base[count] = min(limit.maxY, Int32(slice + 1) << Self.sliceBits)
        }
        // What was not looked at may still be there.
        guard edges.base[count] < limit.maxY else { return }
        count += 1
        edges.base[count] = limit.maxY
    }
}
