import DrawKit

/// A division of a frame's rows into bands with about the same amount of work.
final class BandPlan {
    /// The base-2 logarithm of the number of rows per slice. Bands begin at slice boundaries.
    private static let sliceBits: Int32 = 3
    /// The approximate number of commands, evenly spread, that are sampled to estimate the work.
    private static let sampleCount = 1024
    /// The number of bands per thread. With more bands, threads would compensate better for wrong estimates, but more
    /// commands would be split.
    private static let bandsPerThread = 4

    private(set) var count = 0

    /// The first row of each band, followed by the end of the last band.
    private let edges = ScratchBuffer<Int32>()
    /// The estimated number of pixels written per slice of rows.
    private let work = ScratchBuffer<Int>()

    /// Returns the rows of the band at `index`.
    func rows(_ index: Int) -> Range<Int32> { edges.base[index]..<edges.base[index + 1] }

    /// Plans the part of `damage` within `limit` for `threads` threads. Returns `false` if the work is less than
    /// `minimumPixels`, counting overdraw, or fits into a single band.
    func plan(
        _ list: DisplayList, _ damage: Damage, within limit: PixelRect, threads: Int, minimumPixels: Int
    ) -> Bool {
        let slices = Int((limit.maxY &+ (1 << Self.sliceBits) &- 1) >> Self.sliceBits)
        work.reserve(slices)
        work.base.update(repeating: 0, count: slices)
        let stride = max(1, damage.order.count / Self.sampleCount)
        measure(list, damage, within: limit, stride: stride)
        var total = 0
        for slice in 0..<slices { total += work.base[slice] }
        guard total * stride >= minimumPixels else { return false }
        cut(slices, total: total, limit: limit, bands: threads * Self.bandsPerThread)
        return count > 1
    }

    // MARK: Private

    /// Estimates the work from every `stride`-th command.
    private func measure(_ list: DisplayList, _ damage: Damage, within limit: PixelRect, stride: Int) {
        list.commands.withUnsafeBufferPointer { commands in
            damage.order.withUnsafeBufferPointer { order in
                var position = 0
                for region in damage.regions {
                    let end = min(Int(region.first &+ region.count), order.count)
                    guard position < end else { continue }
                    let area = region.rect.cut(by: limit)
                    while position < end {
                        let index = Int(order[position])
                        position += stride
                        guard index < commands.count else { continue }
                        // The shape of a transformed command is not in the frame's coordinates.
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

    /// Divides the slices into bands. Each band ends as soon as its share of the work is reached.
    private func cut(_ slices: Int, total: Int, limit: PixelRect, bands bandCount: Int) {
        edges.reserve(bandCount + 2)
        edges.base[0] = limit.minY
        count = 0
        var sum = 0
        for slice in 0..<slices {
            sum += work.base[slice]
            guard sum * bandCount >= total * (count + 1) else { continue }
            count += 1
            edges.base[count] = min(limit.maxY, Int32(slice + 1) << Self.sliceBits)
        }
        // Rows that were not sampled may still have content.
        guard edges.base[count] < limit.maxY else { return }
        count += 1
        edges.base[count] = limit.maxY
    }
}
