import DrawKit

/// A premultiplied colour in Double, each component 0...255.
struct Shade {
    var components: [Double]

    static let clear = Shade(components: [0, 0, 0, 0])

    init(components: [Double]) {
        self.components = components
    }

    init(_ color: PackedColor) {
        components = [color.alpha, color.red, color.green, color.blue].map(Double.init)
    }

    /// A colour that is not premultiplied yet.
    init(_ color: RGBA) {
        components = [1, color.red, color.green, color.blue].map { $0 * color.alpha * 255 }
    }

    func times(_ factor: Double) -> Shade { Shade(components: components.map { $0 * factor }) }

    func over(_ under: Shade) -> Shade {
        let rest = 1 - components[0] / 255
        return Shade(components: zip(components, under.components).map { $0 + $1 * rest })
    }

    func mixed(_ other: Shade, _ fraction: Double) -> Shade {
        Shade(components: zip(components, other.components).map { $0 + ($1 - $0) * fraction })
    }

    /// The largest difference of a component to those of `color`.
    func distance(to color: PackedColor) -> Double {
        zip(components, Shade(color).components).map { abs($0 - $1) }.max() ?? 0
    }
}

/// What pictures should look like, by definition and in Double: nothing here is shared with the rasteriser.
enum Reference {
    /// The part of pixel (`x`, `y`) that `shape` covers, counted on a grid of points; 0...1.
    static func coverage(of shape: RoundedRect, x: Int, y: Int, grid: Int = 64) -> Double {
        let rect = shape.rect
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
        let radius = shape.pixelRadius
        let nearX = Double(min(x - Int(rect.minX), Int(rect.maxX) - 1 - x))
        let nearY = Double(min(y - Int(rect.minY), Int(rect.maxY) - 1 - y))
        guard nearX < radius, nearY < radius else { return 1 }
        var inside = 0
        for row in 0..<grid {
            for column in 0..<grid {
                let point = (
                    Double(x) + (Double(column) + 0.5) / Double(grid), Double(y) + (Double(row) + 0.5) / Double(grid)
                )
                if contains(shape, point) { inside += 1 }
            }
        }
        return Double(inside) / Double(grid * grid)
    }

    private static func contains(_ shape: RoundedRect, _ point: (x: Double, y: Double)) -> Bool {
        let radius = shape.pixelRadius
        let (left, top) = (Double(shape.rect.minX), Double(shape.rect.minY))
        let (right, bottom) = (Double(shape.rect.maxX), Double(shape.rect.maxY))
        let (isLeft, isTop) = (point.x < (left + right) / 2, point.y < (top + bottom) / 2)
        let corner: CornerSet = isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
        let outX = isLeft ? left + radius - point.x : point.x - right + radius
        let outY = isTop ? top + radius - point.y : point.y - bottom + radius
        guard outX > 0, outY > 0, shape.corners.contains(corner) else { return true }
        return outX * outX + outY * outY <= radius * radius
    }

    /// The position on the axis of the centre of pixel (`x`, `y`) of `rect`.
    static func position(_ paint: Paint, in rect: PixelRect, x: Int, y: Int) -> Double {
        let point = (
            x: (Double(x) + 0.5 - Double(rect.minX)) / Double(rect.width),
            y: (Double(y) + 0.5 - Double(rect.minY)) / Double(rect.height)
        )
        let axis = (x: paint.end.x - paint.start.x, y: paint.end.y - paint.start.y)
        let squared = axis.x * axis.x + axis.y * axis.y
        guard squared > 0 else { return 1 }
        return ((point.x - paint.start.x) * axis.x + (point.y - paint.start.y) * axis.y) / squared
    }

    /// The colour at `position` of an axis, interpolated premultiplied between the stops around it.
    static func color(_ stops: GradientStops, at position: Double) -> Shade {
        let (colors, locations) = (stops.colors, stops.locations)
        if position < locations[0] { return Shade(colors[0]) }
        for index in colors.indices.dropLast() where position < locations[index + 1] {
            let fraction = (position - locations[index]) / (locations[index + 1] - locations[index])
            return Shade(colors[index]).mixed(Shade(colors[index + 1]), fraction)
        }
        return Shade(colors[colors.count - 1])
    }

    /// The value of a row-major picture at the centre of pixel (`x`, `y`) of `rect`, over which it is stretched.
    static func sample(
        _ pixels: [Shade], size: PixelSize, over rect: PixelRect, x: Int, y: Int
    ) -> Shade {
        func place(_ offset: Int, _ length: Int32, _ count: Int32) -> (Int, Int, Double) {
            let position = (Double(offset) + 0.5) * Double(count) / Double(length) - 0.5
            let first = position.rounded(.down)
            let last = Double(count - 1)
            return (Int(min(max(first, 0), last)), Int(min(max(first + 1, 0), last)), position - first)
        }
        let (left, right, across) = place(x - Int(rect.minX), rect.width, size.width)
        let (above, below, down) = place(y - Int(rect.minY), rect.height, size.height)
        let width = Int(size.width)
        let upper = pixels[above * width + left].mixed(pixels[above * width + right], across)
        let lower = pixels[below * width + left].mixed(pixels[below * width + right], across)
        return upper.mixed(lower, down)
    }
}
