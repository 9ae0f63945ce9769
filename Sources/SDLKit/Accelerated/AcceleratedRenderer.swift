import CSDL2
package import DrawKit
import LayerKit
import Reporting

/// Draws display lists with an SDL renderer on the graphics card, in as few calls as its textures allow: one, while
/// nothing is stretched and all that is shown fits the atlas.
///
/// What a back buffer holds after it was shown is undefined, so the whole list is drawn whenever anything changed.
@MainActor
package final class AcceleratedRenderer: DisplayListRenderer {
    package let name: String
    /// What the last `draw` did.
    package private(set) var counts = RenderCounts()
    /// The `SDL_Renderer`.
    package var handle: OpaquePointer { owner.pointer }
    /// What OpenGL calls the device; nil when the renderer is not over OpenGL.
    package let deviceName: String?

    /// What its textures take, in bytes.
    package var textureBytes: Int { cache.bytes + groups.bytes }

    private let owner: RendererHandle
    private let textureBudget: Int
    private let cache: TextureCache
    private let groups: GroupTargets
    private var builder = GeometryBuilder()
    private var plans: [PaintPlan] = []

    /// What textures take at most unless another budget was given: 96 MiB.
    package static let usualTextureBudget = 96 * 1024 * 1024

    // MARK: Lifecycle

    /// Makes a renderer for a window (an `SDL_Window`), which must not have one. `driver` is SDL's name of a render
    /// driver; nil uses the first of OpenGL and OpenGL ES 2 that starts. With `waitsForScreen`, showing waits for the
    /// screen's refresh. Textures take at most `textureBudget` bytes, unless what is on the screen needs more; what was
    /// not seen for the longest time is given up first.
    package init(
        window: OpaquePointer, driver: String?, waitsForScreen: Bool, textureBudget: Int = usualTextureBudget
    ) throws(SDLError) {
        self.textureBudget = textureBudget
        // Without it SDL draws at once what a renderer chosen by name is told, call by call.
        SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
        let pointer = try Self.start(driver.map { [$0] } ?? Self.usualDrivers, for: window)
        owner = RendererHandle(pointer)
        var info = SDL_RendererInfo()
        try check(SDL_GetRendererInfo(pointer, &info), "the renderer does not say what it is")
        name = String(cString: info.name)
        cache = try TextureCache(
            renderer: owner, largestSide: min(info.max_texture_width, info.max_texture_height), budget: textureBudget)
        groups = GroupTargets(owner)
        deviceName = OpenGL.deviceName()
        // A processor that plays a graphics card knows no refresh: SDL would only sleep instead of it.
        if waitsForScreen, !OpenGL.isSoftware(deviceName ?? "") {
            reporting(
                SDL_RenderSetVSync(pointer, 1), "moving pictures may tear: the renderer cannot wait for the screen")
        }
    }

    // MARK: Package

    package func draw(_ list: DisplayList, damage: Damage) throws {
        guard !damage.isEmpty, !list.size.isEmpty else { return }
        let first = Self.firstVisibleCommand(of: list)
        try prepare(list, from: first)
        counts = RenderCounts()
        counts.textureUploads = cache.uploads
        counts.uploadedBytes = cache.uploadedBytes
        let (ground, start) = Self.ground(of: list, first: first)
        try builder.build(list, from: start, over: ground, plans: plans, cache: cache)
        guard !builder.buffer.groups.isEmpty else {
            groups.removeAll()
            try clear(ground)
            return try submit(builder.buffer)
        }
        // Whatever happens, the next picture begins where it is shown.
        defer { groups.stop() }
        try groups.beginPicture(list.size)
        try clear(ground)
        try submit(builder.buffer)
        try groups.endPicture(list.size)
    }

    package func present(_ damage: Damage) throws {
        SDL_RenderPresent(handle)
    }

    /// The picture that was drawn and not shown yet, one `PackedColor` word a pixel.
    package func readPixels(size: PixelSize) throws -> [UInt32] {
        var words = [UInt32](repeating: 0, count: Int(size.width) * Int(size.height))
        var area = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
        let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
        try check(
            SDL_RenderReadPixels(handle, &area, format, &words, size.width * 4), "the picture could not be read back")
        return words
    }

    /// Forgets what is in textures, because the device lost them.
    package func forgetTextures() throws {
        groups.removeAll()
        try cache.removeAll()
    }

    // MARK: Private

    /// SDL's own choice is not used: sdl2-compat ignores that it has to be accelerated, and ends with Vulkan played by
    /// the processor or with SDL's software renderer, both slower than ours.
    private static let usualDrivers = ["opengl", "opengles2"]

    /// Makes the renderer of the first of `drivers` that starts.
    private static func start(_ drivers: [String], for window: OpaquePointer) throws(SDLError) -> OpaquePointer {
        var failure: SDLError?
        for driver in drivers {
            do throws(SDLError) {
                let index = try index(of: driver)
                return try made(
                    SDL_CreateRenderer(window, index, SDL_RENDERER_ACCELERATED.rawValue),
                    "the \(driver) renderer could not be started",
                    advice: "Try --renderer software, or install the graphics driver (package libgl1-mesa-dri).")
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? SDLError("there is no renderer to start", reason: "")
    }

    private static func index(of driver: String) throws(SDLError) -> Int32 {
        var info = SDL_RendererInfo()
        var names: [String] = []
        for index in 0..<max(0, SDL_GetNumRenderDrivers()) {
            try check(SDL_GetRenderDriverInfo(index, &info), "a render driver does not say what it is")
            let name = String(cString: info.name)
            if name == driver { return index }
            names.append(name)
        }
        throw SDLError(
            "this SDL has no renderer named \(driver)", reason: "it has \(names.joined(separator: ", "))",
            advice: "Choose one of these, or auto.")
    }

    /// The last command that hides all before it.
    private static func firstVisibleCommand(of list: DisplayList) -> Int {
        let bounds = list.bounds
        var depth = 0
        for index in list.commands.indices.reversed() {
            let command = list.commands[index]
            // What is in a group may be seen through.
            if command.kind == .groupEnd { depth += 1 }
            if command.kind == .groupBegin { depth -= 1 }
            if depth == 0, command.shape.rect.contains(bounds), list.covers(command, bounds) { return index }
        }
        return 0
    }

    /// Brings all that the list needs into textures.
    private func prepare(_ list: DisplayList, from first: Int) throws(SDLError) {
        try cache.begin(budget: textureBudget - groups.bytes)
        repeat {
            plans.removeAll(keepingCapacity: true)
            let isDithered = list.paints.count <= RampRows.mostRamps
            for paint in list.paints {
                let rows = try cache.rows(for: paint.ramp, isDithered: isDithered)
                plans.append(PaintPlan(paint, rows: rows, atlas: cache.atlas.handle))
            }
            guard !list.bitmaps.isEmpty else { continue }
            for index in first..<list.commands.count where list.commands[index].kind == .bitmap {
                let command = list.commands[index]
                if list.visibleRect(of: command).isEmpty { continue }
                let (bitmap, isStretched) = list.drawnBitmap(of: command)
                if bitmap.size.isEmpty { continue }
                if let rounded = RoundedBitmap(bitmap, of: command, in: list),
                    try cache.tile(for: rounded, of: bitmap) != nil
                {
                    continue
                }
                _ = try cache.tiles(for: bitmap, isStretched: isStretched)
            }
        } while try !cache.isComplete()
    }

    /// The colour of the first command, if it is only that and fills the picture, and which is next.
    private static func ground(of list: DisplayList, first: Int) -> (color: PackedColor, next: Int) {
        var color = PackedColor(bits: 0xFF00_0000)
        var next = first
        if first < list.commands.count {
            let command = list.commands[first]
            if command.kind == .solid, list.covers(command, list.bounds) {
                color = command.color
                next += 1
            }
        }
        return (color, next)
    }

    private func clear(_ color: PackedColor) throws(SDLError) {
        let parts = SDL_Color(color)
        try check(SDL_SetRenderDrawColor(handle, parts.r, parts.g, parts.b, 255), "the ground could not be drawn")
        try check(SDL_RenderClear(handle), "the ground could not be drawn")
    }

    private func submit(_ buffer: borrowing VertexBuffer) throws(SDLError) {
        counts.vertices = buffer.vertexCount
        var nextGroup = 0
        for (index, batch) in buffer.batches.enumerated() {
            while nextGroup < buffer.groups.count, buffer.groups[nextGroup].batch <= index {
                try groups.take(buffer.groups[nextGroup].command)
                nextGroup += 1
            }
            let isLast = index + 1 == buffer.batches.count
            let lastVertex = isLast ? buffer.vertexCount : buffer.batches[index + 1].firstVertex
            let lastIndex = isLast ? buffer.indexCount : buffer.batches[index + 1].firstIndex
            guard lastIndex > batch.firstIndex else { continue }
            try check(
                SDL_RenderGeometry(
                    handle, batch.texture, buffer.vertices + batch.firstVertex,
                    Int32(lastVertex - batch.firstVertex), buffer.indices + batch.firstIndex,
                    Int32(lastIndex - batch.firstIndex)),
                "the picture could not be drawn")
            counts.drawCalls += 1
        }
        while nextGroup < buffer.groups.count {
            try groups.take(buffer.groups[nextGroup].command)
            nextGroup += 1
        }
    }
}
