import DrawKit

/// Helpers that build display lists.
enum ListBuilder {
    /// Returns a list of `width` by `height` with a white background.
    static func list(_ width: Int32, _ height: Int32) -> DisplayList {
        var list = DisplayList(size: PixelSize(width: width, height: height))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        return list
    }

    /// Returns a rectangle from its origin and size.
    static func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    static func paint(_ colors: [RGBA], start: Double = 0) -> Paint {
        Paint(
            ramp: Ramp(GradientStops(colors: colors)), start: UnitPoint(x: start, y: 0),
            end: UnitPoint(x: start + 1, y: 0))
    }
}

extension DisplayList {
    /// Adds a clip inside the last one.
    mutating func push(_ shape: RoundedRect) {
        clips.append(ClipNode(shape: shape, parent: Int32(clips.count - 1), within: clips))
    }

    /// Adds an opaque rectangle.
    mutating func add(_ rect: PixelRect, color: RGBA = .black) {
        commands.append(.solid(RoundedRect(rect: rect), color: PackedColor(color), clip: Self.noClip))
    }
}
