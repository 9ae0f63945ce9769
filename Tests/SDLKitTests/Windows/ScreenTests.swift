import CSDL2
import DrawKit
import Foundation
import ImageKit
import RasterKit
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

/// Tests that need a display. They run serially, because SDL has only one video system per process.
@MainActor
@Suite(
    "Windows on X11", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct ScreenTests {
    // MARK: The accelerated renderer

    @Test("The accelerated renderer draws like the rasterizer", arguments: SampleList.all)
    func sampleLists(sample: SampleList) throws {
        try SharedScreen.start()
        let window = try NativeWindow(title: "test", width: sample.list.size.width, height: sample.list.size.height)
        let everything = Damage(everythingIn: sample.list)
        let memory = MemoryRenderer(isDithering: true)
        memory.draw(sample.list, damage: everything)

        let words = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(sample.list, damage: everything)
            #expect(renderer.counts.vertices > 0)
            return try renderer.readPixels(size: sample.list.size)
        }

        let difference = Difference(memory: memory, words: words)
        #expect(difference.largest <= 3, "at \(difference.place)")
        #expect(difference.largestAtEdges <= sample.edgeTolerance, "at \(difference.edgePlace)")
    }

    @Test("Bitmaps that fit the atlas need one draw call, and none is uploaded twice")
    func atlas() throws {
        try SharedScreen.start()
        let list = try #require(SampleList.all.first { $0.name.hasPrefix("coverage") }).list
        let window = try NativeWindow(title: "test", width: list.size.width, height: list.size.height)

        try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.counts.drawCalls == 1)
            #expect(renderer.counts.textureUploads == 1)
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.counts.drawCalls == 1)
            #expect(renderer.counts.textureUploads == 0)
            try renderer.discardTextures()
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.counts.textureUploads == 1)
        }
    }

    @Test("Shapes in the background color are drawn only above other content")
    func backgroundColor() throws {
        try SharedScreen.start()
        var list = DisplayList(size: PixelSize(width: 100, height: 100))
        func add(_ top: Int32, _ color: RGBA) {
            let rect = PixelRect(minX: 0, minY: top, maxX: 100, maxY: top + 20)
            list.commands.append(.solid(RoundedRect(rect: rect), color: PackedColor(color), clip: -1))
        }
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        add(0, .white)
        add(30, RGBA(hex: 0xC02020))
        add(50, .white)
        add(40, .white)
        let window = try NativeWindow(title: "test", width: 100, height: 100)

        let words = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: Damage(everythingIn: list))
            #expect(renderer.counts.vertices == 8)
            return try renderer.readPixels(size: list.size)
        }

        #expect(words[35 * 100] == PackedColor(RGBA(hex: 0xC02020)).bits)
        #expect(words[45 * 100] == PackedColor(.white).bits)
    }

    @Test("All images are drawn even if they don't fit the atlas")
    func fullAtlas() throws {
        try SharedScreen.start()
        var list = DisplayList(size: PixelSize(width: 200, height: 200))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        for index in 0..<40 {
            let word = PackedColor(RGBA(hex: UInt32(index) * 0x05_0301)).bits
            let size = PixelSize(width: 400, height: 400)
            list.bitmaps.append(Bitmap(size: size, pixels: .color(Array(repeating: word, count: 160_000))))
            let left = Int32(index % 10 * 20)
            let top = Int32(index / 10 * 20)
            let clip = ClipNode(
                shape: RoundedRect(rect: PixelRect(minX: left, minY: top, maxX: left + 20, maxY: top + 20)), parent: -1,
                within: [])
            list.clips.append(clip)
            let rect = PixelRect(minX: left, minY: top, maxX: left + 400, maxY: top + 400)
            list.commands.append(
                .bitmap(RoundedRect(rect: rect), bitmap: Int32(index), tint: .clear, opacity: 255, clip: Int32(index)))
        }
        let window = try NativeWindow(title: "test", width: 200, height: 200)

        let words = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: Damage(everythingIn: list))
            return try renderer.readPixels(size: list.size)
        }

        for index in 0..<40 {
            let expected = PackedColor(RGBA(hex: UInt32(index) * 0x05_0301)).bits
            #expect(words[(index / 10 * 20 + 10) * 200 + index % 10 * 20 + 10] | 0xFF00_0000 == expected)
        }
    }

    @Test("An image larger than any texture is drawn in tiles without seams")
    func tiles() throws {
        try SharedScreen.start()
        let width: Int32 = 20_000
        let words = (0..<(Int(width) * 2)).map { PackedColor(RGBA(hex: UInt32($0 % Int(width) / 80))).bits }
        let bitmap = Bitmap(size: PixelSize(width: width, height: 2), pixels: .color(words))
        var list = DisplayList(size: PixelSize(width: 200, height: 10))
        list.bitmaps = [bitmap]
        list.commands = [
            .solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1),
            .bitmap(RoundedRect(rect: list.bounds), bitmap: 0, tint: .clear, opacity: 255, clip: -1),
        ]
        let window = try NativeWindow(title: "test", width: 200, height: 10)

        let read = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: Damage(everythingIn: list))
            return try renderer.readPixels(size: list.size)
        }

        for x in 0..<200 {
            let blue = Int(read[5 * 200 + x] & 0xFF)
            #expect(abs(blue - (x * 100 + 50) / 80) <= 3, "at \(x)")
        }
    }

    @Test("An unknown renderer is rejected with a list of the available ones")
    func unknownRenderer() throws {
        try SharedScreen.start()
        let window = try NativeWindow(title: "test", width: 100, height: 100)

        let error = #expect(throws: SDLError.self) {
            _ = try AcceleratedRenderer(window: window.handle, driver: "metal", waitsForScreen: false)
        }
        #expect(error?.description.contains("opengl") == true)
    }

    // MARK: Windows

    @Test("A software window shows the same as an offscreen stage")
    func softwareWindow() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.size = CGSize(width: 400, height: 300)
        options.renderer = .software
        let window = try SDLWindow(options: options)
        let stage = OffscreenStage(size: options.size)
        for root in [window.window, stage.window] { root.rootViewController = SampleController() }

        #expect(!window.handleEvents())
        #expect(try window.runFrame())
        #expect(try !window.runFrame())
        stage.advance(by: 0)
        let screen = try SharedScreen.picture()

        guard case (.color(let shown), .color(let drawn)) = (screen.pixels, stage.bitmap().pixels) else {
            Issue.record("A picture has no colors")
            return
        }
        // Without a window manager, the window is in the middle of the screen, which is 800 x 600.
        let rows = (0..<300).filter { row in
            let start = (row + 150) * 800 + 200
            return shown[start..<(start + 400)].elementsEqual(drawn[(row * 400)..<(row * 400 + 400)])
        }
        #expect(rows.count == 300)
    }

    @Test("Software and accelerated windows report their renderer, and their content follows the window's size")
    func rendererNames() throws {
        try SharedScreen.start()
        for (choice, name) in [(RendererChoice.software, "software"), (.opengl, "opengl")] {
            var options = SDLWindowOptions()
            options.renderer = choice
            options.scale = 2
            options.size = CGSize(width: 330, height: 250)
            let window = try SDLWindow(options: options)
            _ = window.handleEvents()
            #expect(try window.runFrame())
            #expect(window.rendererName == name)
            #expect(window.window.bounds.size == CGSize(width: 330, height: 250))
            #expect(window.window.displayList.size == PixelSize(width: 660, height: 500))

            SDL_SetWindowSize(window.handle, 700, 520)
            _ = window.handleEvents()

            #expect(window.window.bounds.size == CGSize(width: 350, height: 260))
            #expect(try window.runFrame())
            #expect(window.window.displayList.size == PixelSize(width: 700, height: 520))
        }
    }

    @Test("A failed renderer is restarted once, then replaced by software rendering")
    func failedRenderer() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .opengl
        let window = try SDLWindow(options: options)
        let failure = SDLError("the picture could not be drawn", reason: "a test")
        _ = window.handleEvents()
        #expect(try window.runFrame())

        try window.replaceRenderer(after: failure)
        window.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        #expect(window.rendererName == "opengl")
        #expect(try window.runFrame())

        try window.replaceRenderer(after: failure)
        _ = window.handleEvents()
        #expect(window.rendererName == "software")
        #expect(try window.runFrame())

        #expect(throws: SDLError.self) { try window.replaceRenderer(after: failure) }
    }

    @Test("A hidden window draws nothing, and redraws everything when it is shown again")
    func hiddenWindow() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        _ = window.handleEvents()
        _ = try window.runFrame()

        SDL_HideWindow(window.handle)
        _ = window.handleEvents()
        window.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        #expect(!window.isVisible)
        #expect(try !window.runFrame())
        SDL_ShowWindow(window.handle)
        _ = window.handleEvents()
        #expect(try window.runFrame())
    }

    @Test("An exposed window is redrawn immediately, even without changes")
    func exposedWindow() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        _ = window.handleEvents()
        _ = try window.runFrame()
        #expect(window.nextDeadline == nil)

        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = SDL_GetWindowID(window.handle)
        event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
        #expect(SDL_PushEvent(&event) == 1)
        _ = window.handleEvents()

        #expect(window.nextDeadline == window.window.time)
        #expect(try window.runFrame())
        #expect(window.nextDeadline == nil)
    }

    @Test("Events of the window system reach the views")
    func systemEvents() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        options.renderer = .software
        let window = try SDLWindow(options: options)
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        window.window.addSubview(button)
        _ = window.handleEvents()
        _ = try window.runFrame()

        for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
            var event = SDL_Event()
            event.type = type.rawValue
            event.button.button = UInt8(SDL_BUTTON_LEFT)
            (event.button.x, event.button.y) = (20, 20)
            #expect(SDL_PushEvent(&event) == 1)
        }
        #expect(!window.handleEvents())
        #expect(presses == 1)

        var quit = SDL_Event()
        quit.type = SDL_QUIT.rawValue
        #expect(SDL_PushEvent(&quit) == 1)
        #expect(window.handleEvents())
    }

    // MARK: Helpers

    func withAcceleratedRenderer<Result>(
        in window: NativeWindow, _ body: (AcceleratedRenderer) throws -> Result
    ) throws -> Result {
        let renderer = try AcceleratedRenderer(window: window.handle, driver: "opengl", waitsForScreen: false)
        return try body(renderer)
    }
}

/// A controller with six translucent views that have different corner radii.
final class SampleController: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
        for index in 0..<6 {
            let bone = UIView(frame: CGRect(x: 20 + index * 60, y: 30, width: 50, height: 50))
            bone.backgroundColor = UIColor(red: 0.2 * CGFloat(index) / 2, green: 0.4, blue: 0.5, alpha: 0.8)
            bone.layer.cornerRadius = CGFloat(index * 5)
            view.addSubview(bone)
        }
    }
}

/// The largest difference between two images of the same list. Edges are pixels that differ from their neighbors and,
/// if a list is given, pixels that its shapes cover partially.
struct Difference {
    private(set) var largest: UInt32 = 0
    private(set) var place = (x: 0, y: 0)
    private(set) var largestAtEdges: UInt32 = 0
    private(set) var edgePlace = (x: 0, y: 0)

    @MainActor
    init(memory: MemoryRenderer, words: [UInt32], of list: DisplayList? = nil) {
        var edges: SoftEdges?
        /// Computes the soft edges only when needed, because each shape has to be drawn.
        func isEdge(_ x: Int, _ y: Int) -> Bool {
            if edges == nil { edges = list.map(SoftEdges.init) }
            return edges?.contains(x, y) ?? false
        }
        let (width, height) = (Int(memory.size.width), Int(memory.size.height))
        for y in 0..<height {
            for x in 0..<width {
                let own = memory.pixel(x: x, y: y)
                let levels = Self.levels(own, PackedColor(bits: words[y * width + x]))
                guard levels > 0 else { continue }
                var contrast: UInt32 = 0
                for neighborY in max(0, y - 1)...min(height - 1, y + 1) {
                    for neighborX in max(0, x - 1)...min(width - 1, x + 1) {
                        contrast = max(contrast, Self.levels(own, memory.pixel(x: neighborX, y: neighborY)))
                    }
                }
                if contrast > 24 || levels > 3 && isEdge(x, y) {
                    if levels > largestAtEdges { (largestAtEdges, edgePlace) = (levels, (x, y)) }
                } else if levels > largest {
                    (largest, place) = (levels, (x, y))
                }
            }
        }
    }

    private static func levels(_ left: PackedColor, _ right: PackedColor) -> UInt32 {
        func apart(_ one: UInt32, _ other: UInt32) -> UInt32 { max(one, other) - min(one, other) }
        return max(apart(left.red, right.red), apart(left.green, right.green), apart(left.blue, right.blue))
    }
}
