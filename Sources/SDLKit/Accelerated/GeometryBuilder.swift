import CSDL2
import DrawKit

/// Turns a display list into triangles. Plain rectangles, which are most of a picture, take the short way; what is rounded
/// or cut by a rounded clip becomes a polygon with a soft edge of one pixel.
@MainActor
struct GeometryBuilder {
    var buffer = VertexBuffer()
    var polygon = ConvexPolygon()
    var arcs = ArcTable()
    /// Work memory of the polygons.
    var clipOutline = ConvexPolygon()
    var spread: [SIMD2<Double>] = []
    var piece: [SIMD3<Double>] = []
    var sparePiece: [SIMD3<Double>] = []

    /// Fills the buffer with the commands of `list` from `first` on.
    mutating func build(
        _ list: DisplayList, from first: Int, plans: [PaintPlan], cache: TextureCache
    ) throws(SDLError) {
        buffer.removeAll()
        let atlas = cache.atlas.handle
        let white = cache.white
        for index in first..<list.commands.count {
            let command = list.commands[index]
            let rect = list.visibleRect(of: command)
            guard !rect.isEmpty else { continue }
            let isPlain = Self.isPlain(command, in: rect, of: list)
            switch command.kind {
            case .solid:
                guard command.color.bits != 0 else { continue }
                buffer.select(atlas)
                add(VertexFill(command.color, texture: atlas, white: white), command, rect, list, isPlain: isPlain)
            case .gradient:
                guard command.opacity != 0 else { continue }
                buffer.select(atlas)
                let plan = plans[Int(command.source)]
                if let color = plan.color {
                    let faded = color.faded(by: command.opacity)
                    add(VertexFill(faded, texture: atlas, white: white), command, rect, list, isPlain: isPlain)
                } else if isPlain, plan.fits, rect == command.shape.rect {
                    appendQuad(rect, plan, opacity: command.opacity)
                } else {
                    let fill = plan.fill(of: command.shape.rect, opacity: command.opacity, atlas: atlas)
                    add(fill, command, rect, list, isPlain: isPlain)
                }
            case .bitmap:
                try addBitmap(command, rect, list, isPlain: isPlain, cache: cache)
            }
        }
    }

    // MARK: Private

    /// Whether nothing rounded cuts `rect`, the visible part of `command`.
    private static func isPlain(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) -> Bool {
        guard !command.shape.isRounded || command.shape.covers(rect) else { return false }
        guard command.clip >= 0, !list.clips[Int(command.clip)].isRectangular else { return true }
        var clip = command.clip
        while clip >= 0 {
            let node = list.clips[Int(clip)]
            if node.shape.isRounded, !node.shape.covers(rect) { return false }
            clip = node.parent
        }
        return true
    }

    private mutating func add(
        _ fill: VertexFill, _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, isPlain: Bool
    ) {
        if isPlain, !fill.isCut, fill.window == nil {
            appendQuad(rect, fill)
        } else if isPlain {
            polygon.set(rect)
            appendHardPolygon(fill)
        } else if !fill.isCut, fill.window == nil, let shape = Self.onlyShape(command, in: rect, of: list) {
            appendRounded(shape, fill)
        } else {
            outline(command, in: rect, of: list)
            appendSoftPolygon(fill)
        }
    }

    private mutating func addBitmap(
        _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, isPlain: Bool, cache: TextureCache
    ) throws(SDLError) {
        let whole = list.bitmaps[Int(command.source)]
        let color: PackedColor
        if case .alpha = whole.pixels {
            color = command.color
        } else {
            color = PackedColor(bits: UInt32(command.opacity) * 0x0101_0101)
        }
        let bitmap = whole.version(for: command.shape.rect.size)
        guard color.bits != 0, !bitmap.size.isEmpty else { return }
        let isStretched = bitmap.size != command.shape.rect.size
        for tile in try cache.tiles(for: bitmap, isStretched: isStretched) {
            buffer.select(tile.texture)
            let fill = VertexFill(tile, of: bitmap.size, over: command.shape.rect, color: color)
            add(fill, command, rect, list, isPlain: isPlain)
        }
    }

    /// The one rounded rectangle that `command` shows as, when it is as simple as that: its own shape whole, or all of one
    /// rounded clip.
    private static func onlyShape(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) -> RoundedRect? {
        let isWhole = rect == command.shape.rect
        let isRounded = command.shape.isRounded && !command.shape.covers(rect)
        if isRounded, !isWhole { return nil }
        var found = isRounded ? command.shape : nil
        var clip = command.clip
        while clip >= 0 {
            let node = list.clips[Int(clip)]
            if node.shape.isRounded, !node.shape.covers(rect) {
                guard found == nil || found == node.shape, rect == node.shape.rect else { return nil }
                found = node.shape
            }
            clip = node.parent
        }
        return found
    }

    /// Sets the polygon to what `command` shows.
    private mutating func outline(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) {
        if command.shape.isRounded, !command.shape.covers(rect) {
            polygon.set(command.shape, arcs: &arcs)
            polygon.cut(by: rect)
        } else {
            polygon.set(rect)
        }
        var clip = command.clip
        while clip >= 0, !polygon.isEmpty {
            let node = list.clips[Int(clip)]
            if node.shape.isRounded, !node.shape.covers(rect) {
                clipOutline.set(node.shape, arcs: &arcs)
                polygon.cut(by: clipOutline)
            }
            clip = node.parent
        }
    }
}
