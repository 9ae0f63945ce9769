import CSDL2
import DrawKit

/// Converts a display list to triangles. Plain rectangles, the most common shape, take a fast path; rounded or
/// transformed shapes and clips become polygons with soft edges that are one pixel wide.
@MainActor
struct GeometryBuilder: ~Copyable {
    var buffer = VertexBuffer()
    // The properties below are kept between frames to reuse their memory.
    var polygon = ConvexPolygon()
    var arcs = ArcTable()
    var clipOutline = ConvexPolygon()
    var spread: [SIMD2<Double>] = []
    var piece = CoveragePiece()
    var wholePiece = CoveragePiece()
    var ring = RingMesh()
    var region = SoftRegion()

    /// Fills the buffer with the commands of `list` from index `first`, drawn over `background`.
    mutating func build(
        _ list: DisplayList, from first: Int, over background: PackedColor, plans: [PaintPlan], cache: TextureCache
    ) throws(SDLError) {
        buffer.removeAll()
        // The bounding box of everything drawn so far.
        var drawn = PixelRect.zero
        let atlas = cache.atlas.handle
        let white = cache.white
        for index in first..<list.commands.count {
            let command = list.commands[index]
            let rect = list.visibleRect(of: command)
            guard !rect.isEmpty else { continue }
            // Skip rectangles in the background color, such as most rows of a list. Otherwise, they would be half of
            // the pixels that a software rasterizer fills.
            if command.kind == .solid, command.color == background, background.alpha == 255, buffer.groups.isEmpty,
                !drawn.intersects(rect)
            {
                continue
            }
            drawn = drawn.union(rect)
            let isPlain = Self.isPlain(command, in: rect, of: list)
            switch command.kind {
            case .solid:
                guard command.color.bits != 0 else { continue }
                buffer.select(atlas)
                let fill = VertexFill(command.color, texture: atlas, white: white)
                if command.isRing {
                    addRing(fill, command, rect, list)
                } else {
                    add(fill, command, rect, list, isPlain: isPlain)
                }
            case .gradient:
                guard command.opacity != 0 else { continue }
                buffer.select(atlas)
                addGradient(command, rect, list, plan: plans[Int(command.source)], white: white, isPlain: isPlain)
            case .bitmap:
                try addBitmap(command, rect, list, isPlain: isPlain, cache: cache)
            case .groupBegin, .groupSecond, .groupMask, .groupEnd:
                buffer.add(command)
            }
        }
    }

    // MARK: Private

    /// Returns `true` if `command` completely fills `rect`, its visible part.
    static func isPlain(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) -> Bool {
        guard command.transform < 0, !command.shape.isRounded || command.shape.covers(rect) else { return false }
        return !hasSoftClips(command, in: rect, of: list)
    }

    /// Returns `true` if any clip of `command` does more than clip it to `rect`, its visible part.
    static func hasSoftClips(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) -> Bool {
        guard command.clip >= 0, !list.clips[Int(command.clip)].isRectangular else { return false }
        var clip = command.clip
        while clip >= 0 {
            let node = list.clips[Int(clip)]
            if isSoft(node, for: command, in: rect) { return true }
            clip = node.parent
        }
        return false
    }

    private static func isSoft(_ node: ClipNode, for command: DrawCommand, in rect: PixelRect) -> Bool {
        if node.transform < 0 { return node.shape.isRounded && !node.shape.covers(rect) }
        return node.transform != command.transform || !node.shape.covers(command.shape.rect)
    }

    mutating func add(
        _ fill: VertexFill, _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, isPlain: Bool
    ) {
        if isPlain, !fill.isClipped, fill.window == nil {
            appendQuad(rect, fill)
        } else if isPlain {
            polygon.set(rect)
            appendHardPolygon(fill)
        } else if !fill.isClipped, fill.window == nil, let shape = Self.onlyShape(command, in: rect, of: list) {
            appendRounded(shape, fill)
        } else {
            outline(command, in: rect, of: list)
            appendSoftPolygon(fill, in: rect)
        }
    }

    private mutating func addBitmap(
        _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList, isPlain: Bool, cache: TextureCache
    ) throws(SDLError) {
        let source = list.bitmaps[Int(command.source)]
        let color: PackedColor
        if case .alpha = source.pixels {
            color = command.color
        } else {
            color = PackedColor(bits: UInt32(command.opacity) * 0x0101_0101)
        }
        let (bitmap, isStretched) = list.drawnBitmap(of: command)
        guard color.bits != 0, !bitmap.size.isEmpty else { return }
        if let rounded = RoundedBitmap(bitmap, of: command, in: list),
            let tile = try cache.tile(for: rounded, of: bitmap)
        {
            let source = rounded.sourceRect(in: command.shape.rect)
            buffer.select(tile.texture)
            return appendQuad(rect, VertexFill(tile, of: source.size, over: source, color: color))
        }
        let transform = list.transform(of: command)
        for tile in try cache.tiles(for: bitmap, isStretched: isStretched) {
            buffer.select(tile.texture)
            var fill = VertexFill(tile, of: bitmap.size, over: command.shape.rect, color: color)
            if let transform { fill.move(with: transform) }
            add(fill, command, rect, list, isPlain: isPlain)
        }
    }

    /// Returns the only rounded rectangle that shapes the visible part of `command`, if that rectangle is completely
    /// visible. It is the command's own shape or that of a clip. Otherwise, returns `nil`.
    private static func onlyShape(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) -> RoundedRect? {
        guard command.transform < 0 else { return nil }
        let isUnclipped = rect == command.shape.rect
        let isRounded = command.shape.isRounded && !command.shape.covers(rect)
        if isRounded, !isUnclipped { return nil }
        var found = isRounded ? command.shape : nil
        var clip = command.clip
        while clip >= 0 {
            let node = list.clips[Int(clip)]
            if isSoft(node, for: command, in: rect) {
                guard node.transform < 0, found == nil || found == node.shape, rect == node.shape.rect else {
                    return nil
                }
                found = node.shape
            }
            clip = node.parent
        }
        return found
    }

    /// Sets the polygon to the visible part of `command`, with a small margin beyond `rect` that is clipped after the
    /// edges have been softened.
    private mutating func outline(_ command: DrawCommand, in rect: PixelRect, of list: DisplayList) {
        if let transform = list.transform(of: command) {
            polygon.set(Outline(command.shape), through: transform, arcs: &arcs)
        } else if command.shape.isRounded, !command.shape.covers(rect) {
            polygon.set(Outline(command.shape), through: .identity, arcs: &arcs)
        } else {
            polygon.set(command.shape.rect)
        }
        polygon.trim(to: rect)
        cutPolygon(byClipsOf: command, in: rect, of: list)
    }

    /// Clips the polygon to those clips of `command` that do more than clip it to `rect`.
    mutating func cutPolygon(byClipsOf command: DrawCommand, in rect: PixelRect, of list: DisplayList) {
        var clip = command.clip
        while clip >= 0, !polygon.isEmpty {
            let node = list.clips[Int(clip)]
            if Self.isSoft(node, for: command, in: rect) {
                let transform = node.transform >= 0 ? list.transforms[Int(node.transform)] : .identity
                clipOutline.set(Outline(node.shape), through: transform, arcs: &arcs)
                polygon.cut(by: clipOutline)
            }
            clip = node.parent
        }
    }
}
