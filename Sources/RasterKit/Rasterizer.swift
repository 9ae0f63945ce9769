package import DrawKit

/// Draws display lists into memory with integer arithmetic: the same bytes on every machine.
///
/// It owns what is worked out once and used again, so that drawing a steady picture allocates nothing. Not for use from
/// two threads at once.
package final class Rasterizer {
    private let caches: DrawingCaches

    /// Makes a rasteriser that dithers gradients, so that they show no bands, or one that gives every pixel the nearest
    /// colour, for pictures that are compared.
    package init(isDithering: Bool = false) {
        caches = DrawingCaches(isDithering: isDithering)
    }

    /// Moves what `damage` says in `buffer`, and draws its regions over what is there. What lies outside the buffer or
    /// the picture, and commands that `list` does not have, are left out: the damage may have been planned for another
    /// size. What is moved is taken from `previous`, where the last picture lies elsewhere.
    package func draw(
        _ list: DisplayList, damage: Damage, into buffer: PixelBuffer, after previous: PixelBuffer? = nil
    ) {
        let limit = list.bounds.intersection(PixelRect(size: buffer.size))
        guard !limit.isEmpty, !damage.isEmpty else { return }
        if let move = damage.move { buffer.move(move, within: limit, from: previous) }
        caches.begin(list, size: limit.size)
        list.commands.withUnsafeBufferPointer { commands in
            list.clips.withUnsafeBufferPointer { clips in
                guard let first = commands.baseAddress else { return }
                let drawing = Drawing(list: list, clips: clips, target: buffer, caches: caches)
                damage.order.withUnsafeBufferPointer { order in
                    for region in damage.regions {
                        let area = region.rect.cut(by: limit)
                        guard area.hasPixels else { continue }
                        for place in Int(region.first)..<Int(region.first &+ region.count) {
                            let index = Int(order[place])
                            guard index < commands.count else { break }
                            // A drawing that changes its target is slower: most pictures have no groups.
                            guard !(first + index).pointee.kind.isGroup else {
                                drawing.drawRest(of: region, from: place, order, commands, in: area)
                                break
                            }
                            drawing.draw(first + index, in: area)
                        }
                    }
                }
            }
        }
    }
}
