import CSDL2
import DrawKit
import Foundation
import FrameMetrics
import RasterKit
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

/// The overlay with frame times in real windows.
extension ScreenTests {
    @Test("The accelerated renderer draws the overlay like the rasterizer, over the content", arguments: [1.0, 2.0])
    func acceleratedHud(scale: Double) throws {
        try SharedScreen.start()
        let size = PixelSize(width: 600, height: 400)
        let clock = HudClock()
        for index in 0..<40 {
            clock.addFrame(draw: Double(index), frame: HudClock.frame(size.width, size.height, scale: scale))
        }
        let overlay = clock.hud.picture.list
        var content = DisplayList(size: size)
        content.commands.append(
            .solid(RoundedRect(rect: content.bounds), color: PackedColor(RGBA(hex: 0xF4F0E8)), clip: -1))
        var both = overlay
        both.commands = content.commands + overlay.commands
        let memory = MemoryRenderer(isDithering: true)
        memory.draw(both, damage: Damage(everythingIn: both))
        let window = try NativeWindow(title: "test", width: size.width, height: size.height)

        let words = try withAcceleratedRenderer(in: window) { renderer in
            #expect(!renderer.waitsForScreen)
            try renderer.draw(content, damage: Damage(everythingIn: content))
            let counts = renderer.counts
            try renderer.drawOverlay(overlay)
            // The second frame needs no upload.
            try renderer.draw(content, damage: Damage(everythingIn: content))
            try renderer.drawOverlay(overlay)
            #expect(renderer.counts.drawCalls == counts.drawCalls && renderer.counts.textureUploads == 0)
            try renderer.discardTextures()
            try renderer.draw(content, damage: Damage(everythingIn: content))
            try renderer.drawOverlay(overlay)
            return try renderer.readPixels(size: size)
        }

        let difference = Difference(memory: memory, words: words)
        #expect(difference.largest <= 3, "at \(difference.place)")
        #expect(difference.largestAtEdges <= 36, "at \(difference.edgePlace)")
    }

    @Test("The overlay changes only its corner of the window, follows resizing, and is not in the view tree")
    func hudInWindow() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.size) = (.software, CGSize(width: 500, height: 400))
        let window = try SDLWindow(options: options)
        window.window.rootViewController = SampleController()
        _ = window.handleEvents()
        #expect(try window.runFrame())
        let plain = try SharedScreen.picture()

        let recorder = FrameRecorder()
        let hud = FrameHud(recorder, corner: .bottomRight)
        window.hud = hud
        window.needsFullRedraw = true
        #expect(try window.runFrame(at: window.window.time, recorder: recorder, events: {}))
        let shown = try SharedScreen.picture()
        #expect(try !window.runFrame(at: window.window.time, recorder: recorder, events: {}))
        #expect(recorder.drawnFrames == 1 && window.nextDeadline == nil && hud.idleDeadline != nil)

        guard case (.color(let before), .color(let after)) = (plain.pixels, shown.pixels) else {
            Issue.record("A picture has no colors")
            return
        }
        // Without a window manager, the window is in the middle of the screen, which is 800 x 600.
        let panel = hud.picture.layout.panel.offset(dx: 150, dy: 100)
        #expect(panel == PixelRect(minX: 386, minY: 362, maxX: 642, maxY: 492))
        var changes = 0
        for (index, (old, new)) in zip(before, after).enumerated() where old != new {
            let (x, y) = (Int32(index % 800), Int32(index / 800))
            #expect(panel.contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)))
            changes += 1
        }
        #expect(changes > panel.area / 2)
        #expect(window.window.subviews.count == 1)

        SDL_SetWindowSize(window.handle, 600, 420)
        _ = window.handleEvents()
        #expect(try window.runFrame(at: window.window.time, recorder: recorder, events: {}))
        #expect(hud.picture.layout.panel.maxX == 592 && hud.picture.layout.panel.maxY == 412)
    }

    @Test("A window that becomes idle presents the overlay once more", arguments: [RendererChoice.software, .opengl])
    func idleHud(renderer: RendererChoice) throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.size) = (renderer, CGSize(width: 500, height: 400))
        let window = try SDLWindow(options: options)
        _ = window.handleEvents()
        let recorder = FrameRecorder()
        var now = 10.0
        let hud = FrameHud(recorder, corner: .topLeft) { now }
        window.hud = hud
        _ = try window.runFrame(at: window.window.time, recorder: recorder, events: {})
        try window.presentIdleHud()
        #expect(hud.text.rate == "- fps")

        now += 1
        try window.presentIdleHud()
        #expect(hud.text.rate == "idle" && hud.text.missed.hasSuffix("of 1"))
        #expect(hud.idleDeadline == nil && recorder.drawnFrames == 1 && window.nextDeadline == nil)
    }
}
