import CSDL2
package import DrawKit
import LayerKit
import Reporting

/// Draws display lists on the GPU through an SDL renderer, with as few draw calls as the textures allow. A single call
/// suffices if there are no groups (cross-fades, group opacity or masks), no bitmap is stretched, and everything
/// visible fits in the atlas.
///
/// The contents of the back buffer are undefined after presenting, so any change redraws the whole list.
@MainActor
package final class AcceleratedRenderer: DisplayListRenderer {
    package let name: String
    /// The render counts of the last call to `draw`.
    package private(set) var counts = RenderCounts()
    /// The `SDL_Renderer`.
    package var handle: OpaquePointer { owner.pointer }
    /// OpenGL's name of the device; `nil` if the renderer doesn't use OpenGL.
    package let deviceName: String?

    /// The memory used by textures, in bytes.
    package var textureBytes: Int { cache.bytes + groups.bytes }

    /// `true` if presenting waits for vsync.
    let waitsForScreen: Bool

    private let owner: RendererHandle
    private let textureBudget: Int
    private let cache: TextureCache
    private let groups: GroupTargets
    private var builder = GeometryBuilder()
    private var plans: [PaintPlan] = []
    /// The textures of overlays; `nil` until the first overlay is drawn. They are separate, so that an overlay never
    /// evicts textures of the content.
    private var overlayCache: TextureCache?
    private let maximumSide: Int32

    /// The default texture budget: 96 MiB.
    package static let defaultTextureBudget = 96 * 1024 * 1024

    // MARK: Lifecycle

    /// Creates a renderer for an `SDL_Window` without a renderer.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - driver: SDL's name of a render driver; `nil` uses the first of OpenGL and OpenGL ES 2 that starts.
    ///   - waitsForScreen: `true` to wait for vsync when presenting.
    ///   - textureBudget: The maximum memory for textures in bytes, which only visible content may exceed. The least
    ///     recently used textures are evicted first.
    package init(
        window: OpaquePointer, driver: String?, waitsForScreen: Bool, textureBudget: Int = defaultTextureBudget
    ) throws(SDLError) {
        self.textureBudget = textureBudget
        // By default, SDL doesn't batch draw calls of a renderer that was chosen by name.
        SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
        let pointer = try Self.start(driver.map { [$0] } ?? Self.defaultDrivers, for: window)
        owner = RendererHandle(pointer)
        var info = SDL_RendererInfo()
        try check(SDL_GetRendererInfo(pointer, &info), "the renderer's properties could not be read")
        name = String(cString: info.name)
        maximumSide = min(info.max_texture_width, info.max_texture_height)
        cache = try TextureCache(renderer: owner, maximumSide: maximumSide, budget: textureBudget)
        groups = GroupTargets(owner)
        deviceName = OpenGL.deviceName()
        // Software rasterizers have no vsync; SDL would only imitate it by sleeping.
        self.waitsForScreen = waitsForScreen && !OpenGL.isSoftware(deviceName ?? "")
        if self.waitsForScreen {
            reporting(
                SDL_RenderSetVSync(pointer, 1), "the renderer does not support vsync; motion may tear")
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
        let (background, start) = Self.background(of: list, first: first)
        try builder.build(list, from: start, over: background, plans: plans, cache: cache)
        guard !builder.buffer.groups.isEmpty else {
            groups.removeAll()
            try clear(background)
            return try submit(builder.buffer)
        }
        // Even if drawing fails, the next frame is drawn to the screen.
        defer { groups.stop() }
        try groups.beginFrame(list.size)
        try clear(background)
        try submit(builder.buffer)
        try groups.endFrame(list.size)
    }

    package func present(_ damage: Damage) throws {
        SDL_RenderPresent(handle)
    }

    /// Returns the drawn frame as one `PackedColor` word per pixel. The frame must not have been presented yet.
    package func readPixels(size: PixelSize) throws -> [UInt32] {
        var words = [UInt32](repeating: 0, count: Int(size.width) * Int(size.height))
        var area = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
        let format = UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)
        try check(
            SDL_RenderReadPixels(handle, &area, format, &words, size.width * 4), "the picture could not be read back")
        return words
    }

    /// Drops all textures after the device has lost their contents.
    package func discardTextures() throws {
        groups.removeAll()
        overlayCache = nil
        try cache.removeAll()
    }

    // MARK: Internal

    /// Draws all of `list` over the drawn frame. The list must contain only solids and unscaled bitmaps. The counts
    /// don't include the overlay.
    func drawOverlay(_ list: DisplayList) throws {
        let frameCounts = counts
        defer { counts = frameCounts }
        let cache = try overlayCache ?? TextureCache(renderer: owner, maximumSide: maximumSide, budget: 0)
        overlayCache = cache
        try cache.begin(budget: 0)
        repeat {
            for bitmap in list.bitmaps { _ = try cache.tiles(for: bitmap, isStretched: false) }
        } while try !cache.isComplete()
        try builder.build(list, from: 0, over: .clear, plans: [], cache: cache)
        try submit(builder.buffer)
    }

    // MARK: Private

    /// The drivers to try. SDL's own choice isn't used: sdl2-compat ignores the request for acceleration and chooses
    /// Vulkan on the CPU or SDL's software renderer, which are slower than our software renderer.
    private static let defaultDrivers = ["opengl", "opengles2"]

    /// Creates a renderer with the first of `drivers` that starts.
    private static func start(_ drivers: [String], for window: OpaquePointer) throws(SDLError) -> OpaquePointer {
        var failure: SDLError?
        for driver in drivers {
            do throws(SDLError) {
                let index = try index(of: driver)
                return try checkedResult(
                    of: SDL_CreateRenderer(window, index, SDL_RENDERER_ACCELERATED.rawValue),
                    "the \(driver) renderer could not be started",
                    advice: "Try --renderer software, or install the graphics driver (package libgl1-mesa-dri).")
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? SDLError("no renderer is available", reason: "")
    }

    private static func index(of driver: String) throws(SDLError) -> Int32 {
        var info = SDL_RendererInfo()
        var names: [String] = []
        for index in 0..<max(0, SDL_GetNumRenderDrivers()) {
            try check(SDL_GetRenderDriverInfo(index, &info), "a render driver's properties could not be read")
            let name = String(cString: info.name)
            if name == driver { return index }
            names.append(name)
        }
        throw SDLError(
            "SDL has no renderer named \(driver)", reason: "it has \(names.joined(separator: ", "))",
            advice: "Choose one of these, or auto.")
    }

    /// Returns the index of the last command that covers the whole frame and isn't in a group; 0 if there is no such
    /// command.
    private static func firstVisibleCommand(of list: DisplayList) -> Int {
        let bounds = list.bounds
        var depth = 0
        for index in list.commands.indices.reversed() {
            let command = list.commands[index]
            // Commands in a group may be translucent.
            if command.kind == .groupEnd { depth += 1 }
            if command.kind == .groupBegin { depth -= 1 }
            if depth == 0, command.shape.rect.contains(bounds), list.covers(command, bounds) { return index }
        }
        return 0
    }

    /// Uploads the textures for the commands from index `first` to the end of `list`.
    private func prepare(_ list: DisplayList, from first: Int) throws(SDLError) {
        try cache.begin(budget: textureBudget - groups.bytes)
        repeat {
            plans.removeAll(keepingCapacity: true)
            let isDithered = list.paints.count <= RampRows.maximumRamps
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

    /// Returns the color with which the first command fills the frame, or black if it doesn't, and the index of the
    /// next command to draw.
    private static func background(of list: DisplayList, first: Int) -> (color: PackedColor, next: Int) {
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
        try check(SDL_SetRenderDrawColor(handle, parts.r, parts.g, parts.b, 255), "the background could not be drawn")
        try check(SDL_RenderClear(handle), "the background could not be drawn")
    }

    private func submit(_ buffer: borrowing VertexBuffer) throws(SDLError) {
        counts.vertices = buffer.vertexCount
        var nextGroup = 0
        for (index, batch) in buffer.batches.enumerated() {
            while nextGroup < buffer.groups.count, buffer.groups[nextGroup].batch <= index {
                try groups.process(buffer.groups[nextGroup].command)
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
            try groups.process(buffer.groups[nextGroup].command)
            nextGroup += 1
        }
    }
}
