import DrawKit

/// Support for groups, which blend two images. The first image is drawn into the target, and the second into a copy of
/// the target's previous content. At the end of the group, the copy is blended into the target, weighted by the group's
/// opacity and, if there is a mask, by the mask's alpha per pixel.
extension Drawing {
    /// A group that has not ended yet.
    struct OpenGroup {
        /// The part of the group within the region.
        let area: PixelRect
        /// The buffer into which the first image is drawn and, at the end, the second image is blended.
        let target: PixelBuffer
        let copy: PixelBuffer
        /// The mask for the second image, drawn on a transparent background.
        var mask: PixelBuffer?
    }

    /// Draws the commands of `region` from index `position` of `order` to the end, including groups, clipped to `area`.
    func drawRemaining(
        of region: Damage.Region, from position: Int, _ order: UnsafeBufferPointer<Int32>,
        _ commands: UnsafeBufferPointer<DrawCommand>, in area: PixelRect
    ) {
        guard let first = commands.baseAddress else { return }
        var drawing = self
        for position in position..<Int(region.first &+ region.count) {
            let index = Int(order[position])
            guard index < commands.count else { break }
            if (first + index).pointee.kind.isGroup {
                drawing.drawGroup(first + index, in: area, isLowest: position == Int(region.first))
            } else {
                drawing.draw(first + index, in: area)
            }
        }
        // Groups that have not ended are discarded.
        caches.groups.open.removeAll(keepingCapacity: true)
    }

    /// Executes a group command in `region`. `isLowest` is `true` if nothing has been drawn there yet, in which case
    /// the group doesn't need a copy of the pixels below it.
    mutating func drawGroup(_ command: UnsafePointer<DrawCommand>, in region: PixelRect, isLowest: Bool) {
        switch command.pointee.kind {
        case .groupBegin: begin(command.pointee.shape.rect.cut(by: region), isLowest: isLowest)
        case .groupSecond:
            if let open = caches.groups.open.last { target = open.copy }
        case .groupMask:
            guard let open = caches.groups.open.last else { return }
            let mask = caches.groups.mask(target.size)
            mask.clear(open.area)
            caches.groups.open[caches.groups.open.count - 1].mask = mask
            target = mask
        default:
            guard let open = caches.groups.open.popLast() else { return }
            target = open.target
            let opacity = UInt32(command.pointee.opacity)
            if let mask = open.mask {
                target.mix(open.copy, over: open.area, through: mask, opacity: opacity)
            } else {
                target.mix(open.copy, over: open.area, opacity: opacity)
            }
        }
    }

    private func begin(_ area: PixelRect, isLowest: Bool) {
        let copy = caches.groups.copy(target.size)
        if !isLowest { copy.copyPixels(area, of: target) }
        caches.groups.open.append(OpenGroup(area: area, target: target, copy: copy))
    }
}

/// The memory that groups use: for each nesting level, a buffer and, if a mask was used, a mask. The memory is reused
/// between drawings; levels that have not been used for at least 256 drawings are freed.
final class GroupMemory {
    /// The drawn rows of the frame. Memory is allocated only for these rows.
    var rows: Range<Int32> = 0..<0
    var open: [Drawing.OpenGroup] = []

    private struct Picture {
        var memory = ScratchBuffer<UInt32>(capacity: 0)
        /// The number of the last drawing that used this memory.
        var lastDrawing: UInt64
    }

    /// One buffer per nesting level.
    private var pictures: [Picture] = []
    /// One mask per nesting level.
    private var masks: [Picture] = []
    private var drawing: UInt64 = 0

    /// The memory size of the buffers and masks, in bytes.
    var cachedBytes: Int {
        (pictures + masks).reduce(0) { $0 + $1.memory.capacity * MemoryLayout<UInt32>.stride }
    }

    /// Starts a drawing. Periodically frees nesting levels that have not been used for a while, innermost first.
    func beginDrawing() {
        open.removeAll(keepingCapacity: true)
        drawing &+= 1
        guard drawing % DrawingCaches.maximumIdleDrawings == 0 else { return }
        drop(&pictures)
        drop(&masks)
    }

    /// Returns memory for the next group: the drawn rows of a target of `size`, with undefined content.
    func copy(_ size: PixelSize) -> PixelBuffer {
        buffer(&pictures, level: open.count, size)
    }

    /// Returns memory for the mask of the innermost open group, with undefined content.
    func mask(_ size: PixelSize) -> PixelBuffer {
        buffer(&masks, level: open.count - 1, size)
    }

    private func buffer(_ pictures: inout [Picture], level: Int, _ size: PixelSize) -> PixelBuffer {
        let width = Int(size.width)
        let count = width * rows.count
        while pictures.count <= level { pictures.append(Picture(lastDrawing: drawing)) }
        // Allocates only the required size, without room to grow, because a buffer is as large as the drawn area.
        if pictures[level].memory.capacity < count { pictures[level].memory = ScratchBuffer(capacity: count) }
        pictures[level].lastDrawing = drawing
        let base = pictures[level].memory.base - width * Int(rows.lowerBound)
        return PixelBuffer(base: base, size: size, stride: width)
    }

    private func drop(_ pictures: inout [Picture]) {
        while let last = pictures.last, last.lastDrawing &+ DrawingCaches.maximumIdleDrawings <= drawing {
            pictures.removeLast()
        }
    }
}

extension PixelBuffer {
    /// Copies the pixels of `area`, which must lie in both buffers, from `other`.
    fileprivate func copyPixels(_ area: PixelRect, of other: PixelBuffer) {
        guard area.hasPixels else { return }
        for y in area.minY..<area.maxY {
            address(x: area.minX, y: y).update(
                from: other.address(x: area.minX, y: y), count: Int(area.maxX &- area.minX))
        }
    }

    /// Makes the pixels of `area`, which must lie in the buffer, transparent.
    fileprivate func clear(_ area: PixelRect) {
        guard area.hasPixels else { return }
        for y in area.minY..<area.maxY {
            address(x: area.minX, y: y).update(repeating: 0, count: Int(area.maxX &- area.minX))
        }
    }

    /// Blends the pixels of `other` into `area`, weighted by `opacity` times the alpha of `mask`. The area must lie in
    /// all three buffers.
    fileprivate func mix(_ other: PixelBuffer, over area: PixelRect, through mask: PixelBuffer, opacity: UInt32) {
        guard area.hasPixels, opacity > 0 else { return }
        for y in area.minY..<area.maxY {
            let (row, source) = (address(x: area.minX, y: y), other.address(x: area.minX, y: y))
            let maskRow = mask.address(x: area.minX, y: y)
            let count = Int(area.maxX &- area.minX)
            row.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { row in
                source.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { source in
                    maskRow.withMemoryRebound(to: UInt16.self, capacity: 2 * count) { maskRow in
                        Self.mix(
                            source, into: row, through: maskRow, count: count,
                            opacity: UInt16(truncatingIfNeeded: opacity))
                    }
                }
            }
        }
    }

    /// Blends the pixels of `other` into `area`, weighted by `opacity`, 0...255. The area must lie in both buffers, and
    /// all pixels must be opaque.
    fileprivate func mix(_ other: PixelBuffer, over area: PixelRect, opacity: UInt32) {
        guard area.hasPixels, opacity > 0 else { return }
        let halves = 2 * Int(area.maxX &- area.minX)
        for y in area.minY..<area.maxY {
            address(x: area.minX, y: y).withMemoryRebound(to: UInt16.self, capacity: halves) { row in
                other.address(x: area.minX, y: y).withMemoryRebound(to: UInt16.self, capacity: halves) { source in
                    Self.mix(source, into: row, count: halves, opacity: UInt16(truncatingIfNeeded: opacity))
                }
            }
        }
    }

    /// Computes `Blend.opaque` on 16-bit halves of words. The compiler vectorizes this eight at a time, because x86-64
    /// and ARM64 processors have 16-bit SIMD multiplication.
    private static func mix(
        _ source: UnsafePointer<UInt16>, into row: UnsafeMutablePointer<UInt16>, count: Int, opacity: UInt16
    ) {
        let complement = 255 &- opacity
        var index = 0
        while index < count {
            let (over, under) = (source[index], row[index])
            let even = (over & 255) &* opacity &+ (under & 255) &* complement &+ 128
            let odd = (over &>> 8) &* opacity &+ (under &>> 8) &* complement &+ 128
            row[index] = (even &+ (even &>> 8)) &>> 8 | ((odd &+ (odd &>> 8)) & 0xFF00)
            index &+= 1
        }
    }

    /// Blends `count` pixels, weighted by the alpha of `mask` times `opacity`. Branch-free for vectorization. Pixels
    /// with zero mask alpha stay bit-identical.
    private static func mix(
        _ source: UnsafePointer<UInt16>, into row: UnsafeMutablePointer<UInt16>, through mask: UnsafePointer<UInt16>,
        count: Int, opacity: UInt16
    ) {
        var index = 0
        while index < 2 &* count {
            let alpha = (mask[index &+ 1] &>> 8) &* opacity &+ 128
            let weight = (alpha &+ (alpha &>> 8)) &>> 8
            let complement = 255 &- weight
            let (firstOver, firstUnder) = (source[index], row[index])
            let (lastOver, lastUnder) = (source[index &+ 1], row[index &+ 1])
            let first = (firstOver & 255) &* weight &+ (firstUnder & 255) &* complement &+ 128
            let second = (firstOver &>> 8) &* weight &+ (firstUnder &>> 8) &* complement &+ 128
            let third = (lastOver & 255) &* weight &+ (lastUnder & 255) &* complement &+ 128
            let fourth = (lastOver &>> 8) &* weight &+ (lastUnder &>> 8) &* complement &+ 128
            row[index] = (first &+ (first &>> 8)) &>> 8 | ((second &+ (second &>> 8)) & 0xFF00)
            row[index &+ 1] = (third &+ (third &>> 8)) &>> 8 | ((fourth &+ (fourth &>> 8)) & 0xFF00)
            index &+= 2
        }
    }
}
