import DrawKit

/// Packs rectangles into a larger one, in rows called shelves. A shelf is as high as its first rectangle.
struct ShelfPacker {
    private struct Shelf {
        let top: Int32
        let height: Int32
        var used: Int32
    }

    let size: PixelSize
    private var shelves: [Shelf] = []
    private var bottom: Int32 = 0

    init(size: PixelSize) {
        self.size = size
    }

    /// Reserves space for an item of `itemSize` and returns its top left corner; `nil` if there is no room.
    mutating func place(_ itemSize: PixelSize) -> (x: Int32, y: Int32)? {
        guard itemSize.width <= size.width, itemSize.height <= size.height else { return nil }
        var best: Int?
        for (index, shelf) in shelves.enumerated()
        where shelf.height >= itemSize.height && size.width - shelf.used >= itemSize.width {
            // A much taller shelf would be wasted on the rectangle.
            guard shelf.height <= itemSize.height + itemSize.height / 2 + 2 else { continue }
            if best.map({ shelves[$0].height > shelf.height }) ?? true { best = index }
        }
        if let best { return allocate(itemSize.width, on: best) }
        guard size.height - bottom >= itemSize.height else { return nil }
        shelves.append(Shelf(top: bottom, height: itemSize.height, used: 0))
        bottom += itemSize.height
        return allocate(itemSize.width, on: shelves.count - 1)
    }

    private mutating func allocate(_ width: Int32, on index: Int) -> (x: Int32, y: Int32) {
        defer { shelves[index].used += width }
        return (shelves[index].used, shelves[index].top)
    }
}
