import CSDL2
import DrawKit
import Foundation
import TestSupport
import Testing
import ViewKit

@testable import SDLKit

/// Tests of changes to a visible window's scale, size and renderer.
extension ScreenTests {
    @Test("Changing the scale resizes the content in the same window")
    func changedScale() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.size) = (.software, CGSize(width: 400, height: 300))
        let window = try SDLWindow(options: options)
        let handle = window.handle
        _ = window.handleEvents()
        _ = try window.runFrame()

        for (scale, width, height) in [(0.5, 800.0, 600.0), (1.25, 320, 240), (1, 400, 300)] {
            window.scale = scale
            #expect(window.scale == scale && window.handle == handle)
            #expect(window.window.bounds.size == CGSize(width: width, height: height))
            #expect(try window.runFrame())
            #expect(window.window.displayList.size == PixelSize(width: 400, height: 300))
        }
        // The content has a minimum size, so the window grows.
        window.scale = 2
        _ = window.handleEvents()
        #expect(window.window.bounds.size == CGSize(width: 320, height: 240))
        #expect(try window.runFrame())
        #expect(window.window.displayList.size == PixelSize(width: 640, height: 480))
        window.scale = .nan
        #expect(window.scale == 2)
        window.scale = 100
        #expect(window.scale == 8)
    }

    /// sdl2-compat drops the first event about a window's size.
    @Test("A resize is noticed even if its event was lost", arguments: [RendererChoice.software, .auto])
    func lostResizeEvent(renderer: RendererChoice) throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.size) = (renderer, CGSize(width: 400, height: 300))
        let window = try SDLWindow(options: options)
        _ = window.handleEvents()
        _ = try window.runFrame()

        SDL_SetWindowSize(window.handle, 500, 350)
        SDL_PumpEvents()
        SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
        _ = window.handleEvents()
        #expect(window.window.bounds.size == CGSize(width: 500, height: 350))
        #expect(try window.runFrame())
        #expect(window.window.displayList.size == PixelSize(width: 500, height: 350))
    }

    @Test("A click that focuses the window is delivered")
    func focusingClick() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.title, options.size) = (.software, "Clicked", CGSize(width: 800, height: 600))
        let window = try SDLWindow(options: options)
        let button = UIButton(frame: CGRect(x: 300, y: 200, width: 200, height: 200))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        window.window.addSubview(button)
        _ = window.handleEvents()
        _ = try window.runFrame()

        options.title = "Other"
        let other = try SDLWindow(options: options)
        _ = other.handleEvents()
        SDL_RaiseWindow(window.handle)

        // The window gets the keyboard focus just before the click, as it would from a window manager.
        try SharedScreen.xdotool(["search", "--name", "Other", "windowfocus", "--sync"])
        _ = window.handleEvents()
        try SharedScreen.xdotool(
            ["search", "--name", "Clicked", "windowfocus", "mousemove", "400", "300", "click", "1"])
        _ = window.handleEvents()
        #expect(presses == 1)
    }

    @Test("Changing the renderer keeps content, size and position of the window")
    func changedRenderer() throws {
        try SharedScreen.start()
        var options = SDLWindowOptions()
        (options.renderer, options.size, options.scale) = (.software, CGSize(width: 330, height: 250), 1.25)
        let window = try SDLWindow(options: options)
        window.window.rootViewController = SampleController()
        SDL_SetWindowPosition(window.handle, 37, 41)
        SDL_SetWindowSize(window.handle, 500, 400)
        _ = window.handleEvents()
        _ = try window.runFrame()
        let first = try SharedScreen.picture()

        for (choice, name) in [(RendererChoice.opengl, "opengl"), (.software, "software")] {
            let old = window.handle
            try window.setRenderer(choice)
            #expect(window.handle != old && window.rendererName == name && window.rendererChoice == choice)
            #expect(!window.handleEvents())
            #expect(window.window.bounds.size == CGSize(width: 400, height: 320))
            #expect(try window.runFrame())
            var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            SDL_GetWindowPosition(window.handle, &x, &y)
            SDL_GetWindowSize(window.handle, &width, &height)
            #expect((x, y, width, height) == (37, 41, 500, 400))
        }
        let last = try SharedScreen.picture()
        guard case (.color(let shown), .color(let wanted)) = (last.pixels, first.pixels) else {
            Issue.record("A picture has no colors")
            return
        }
        #expect(shown == wanted)
    }
}
