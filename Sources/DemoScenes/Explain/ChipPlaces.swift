import Foundation

/// Finds places for words about rectangles, so that none lies on another.
struct ChipPlaces {
    private let bounds: CGRect
    private let isMirrored: Bool
    private var taken: [CGRect] = []

    init(bounds: CGRect, isMirrored: Bool) {
        (self.bounds, self.isMirrored) = (bounds, isMirrored)
    }

    /// A place of `size` over, in or under `frame`, where reading begins; nil where all are taken. One that `always`
    /// has a place comes first.
    mutating func place(_ size: CGSize, at frame: CGRect, always: Bool = false) -> CGRect? {
        guard always || size.width <= bounds.width else { return nil }
        let wanted = isMirrored ? frame.maxX - size.width : frame.minX
        let x = min(max(wanted, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
        let tops = [frame.minY - size.height, frame.minY, frame.maxY]
        let places = tops.map { CGRect(x: x, y: $0, width: size.width, height: size.height) }
        let free = places.first { place in
            place.minY >= bounds.minY && place.maxY <= bounds.maxY && !taken.contains { $0.intersects(place) }
        }
        guard var found = free ?? (always ? places[1] : nil) else { return nil }
        found.origin.y = min(max(found.minY, bounds.minY), max(bounds.minY, bounds.maxY - size.height))
        taken.append(found)
        return found
    }
}
