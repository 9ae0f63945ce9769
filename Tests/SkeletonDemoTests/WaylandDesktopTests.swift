import DrawKit
import Foundation
import TestSupport
import Testing

/// Tests the demo in a window on a Wayland desktop: resizing by edges and title bar, the pointer, and the clipboard.
@Suite(
    "skeleton-demo on a Wayland desktop", .serialized,
    .enabled(if: WaylandCompositor.isInstalled, "install the packages weston, xvfb, imagemagick and xdotool"))
struct WaylandDesktopTests {
    private static let screen = PixelSize(width: 1600, height: 1000)
    /// A window smaller than the screen, with static content.
    private static let still = ["--size", "900x600", "--transition", "none", "--still"]
    private static let feed = still + ["--load-time", "0"]

    /// Starts a demo on a new desktop and waits for its window.
    private func session(_ arguments: [String], isTraced: Bool = false) throws -> WaylandSession {
        let compositor = try WaylandCompositor(size: Self.screen, shell: .desktop)
        let session = try WaylandSession(arguments, on: compositor, isTraced: isTraced)
        try rest(compositor)
        _ = try compositor.client.waitForScreen { content(of: $0) != nil }
        return session
    }

    /// Moves the pointer away from the window.
    private func rest(_ compositor: WaylandCompositor) throws {
        try compositor.movePointer(to: 1590, 990)
    }

    /// Returns the content area of the only window, which is below its title bar and extends from the white sidebar to
    /// the end of the white top bar. Returns `nil` if there is no window.
    private func content(of picture: Bitmap) -> PixelRect? {
        func isWhite(_ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y) == 0xFFFFFF }
        let (width, height) = (Int(picture.size.width), Int(picture.size.height))
        guard let left = (0..<width).first(where: { isWhite($0, height / 2) }) else { return nil }
        guard let top = (0..<height).first(where: { isWhite(left + 3, $0) }),
            let bottom = (0..<height).last(where: { isWhite(left + 3, $0) }),
            let right = (0..<width).last(where: { isWhite($0, top + 3) })
        else { return nil }
        return PixelRect(minX: Int32(left), minY: Int32(top), maxX: Int32(right + 1), maxY: Int32(bottom + 1))
    }

    /// Returns the rows of `picture` in `area`, below the top bar, which the pointer may cover.
    private func rows(_ picture: Bitmap, in area: PixelRect) -> [ArraySlice<UInt32>] {
        guard case .color(let words) = picture.pixels else { return [] }
        return (Int(area.minY) + 40..<Int(area.maxY)).map { y in
            words[y * Int(picture.size.width) + Int(area.minX)..<y * Int(picture.size.width) + Int(area.maxX)]
        }
    }

    /// Presses the title bar at `right` points from its right end.
    private func pressTitleBar(_ compositor: WaylandCompositor, right: Int32, of area: PixelRect) throws {
        try compositor.movePointer(to: Int(area.maxX - right), Int(area.minY) - 11)
        try compositor.client.xdotool("click", "1")
    }

    @Test("The demo draws the same pixels as on X11 at each window size", arguments: ["feed", "stress"])
    func resize(screen: String) throws {
        try Demo.withFolder { folder in
            let arguments = screen == "feed" ? Self.feed : Self.still + ["--screen", screen]
            let other = try DrivenDemo(arguments, screen: Self.screen, state: folder)
            let session = try session(arguments)
            let (compositor, client) = (session.compositor, session.compositor.client)
            // Hides the frame times, which differ.
            if screen == "stress" {
                for client in [other.client, client] { try client.xdotool("mousemove", "450", "300", "key", "F1") }
            }
            try other.client.xdotool("mousemove", "1599", "999")
            try rest(compositor)

            /// Waits until the window's size satisfies `condition` and its pixels equal those of X11 at that size.
            func expectPicture(_ condition: (PixelRect) -> Bool) throws -> PixelRect {
                let picture = try client.waitForScreen { content(of: $0).map(condition) ?? false }
                let area = try #require(content(of: picture))
                try other.client.xdotool("windowsize", other.window, "\(area.width)", "\(area.height)")
                let corner = PixelRect(minX: 0, minY: 0, maxX: area.width, maxY: area.height)
                _ = try client.waitForScreen { picture in
                    (try? other.client.screenshot()).map { rows($0, in: corner) } == rows(picture, in: area)
                }
                return area
            }

            let first = try expectPicture { $0.width == 900 && $0.height == 600 }
            // Resizes by dragging the corner, in steps.
            try compositor.movePointer(to: Int(first.maxX) + 2, Int(first.maxY) + 2)
            try client.xdotool("mousedown", "1")
            for step in 1...20 { try client.xdotool("mousemove_relative", "\(step % 3 + 12)", "\(step % 2 + 6)") }
            try client.xdotool("mouseup", "1")
            try rest(compositor)
            let dragged = try expectPicture { $0.width == 900 + 261 && $0.height == 600 + 130 }

            // Maximizes the window with the title bar's button, and restores its size.
            try pressTitleBar(compositor, right: 48, of: dragged)
            try client.xdotool("mousemove", "700", "1")
            let largest = try expectPicture { $0.width == 1600 && $0.height == 1000 - 24 }
            try pressTitleBar(compositor, right: 48, of: largest)
            try client.xdotool("mousemove", "20", "990")
            _ = try expectPicture { $0 == dragged }
            try session.press(["ctrl+q"])
            let messages = try session.messages()
            #expect(messages.components(separatedBy: "\n").count == 2, "\(messages)")
        }
    }

    @Test("A window draws nothing while hidden or idle, and resumes drawing when shown again")
    func hidden() throws {
        let session = try session(["--size", "900x600", "--screen", "stress"], isTraced: true)
        let (compositor, client) = (session.compositor, session.compositor.client)
        let area = try #require(content(of: client.screenshot()))
        /// Returns the number of frames shown in three seconds. The time is measured by running a demo without a
        /// window.
        func picturesShown() throws -> Int {
            let before = try session.shownPictures()
            _ = try Demo.run(["--duration", "3"], environment: ["SDL_VIDEODRIVER": "dummy"])
            return try session.shownPictures() - before
        }
        #expect(try picturesShown() > 10)

        try pressTitleBar(compositor, right: 80, of: area)
        try rest(compositor)
        _ = try client.waitForScreen { $0.color(x: 800, y: 500) == WaylandCompositor.background }
        #expect(try picturesShown() == 0)

        // The desktop's window switcher shows the window again.
        try client.xdotool("keydown", "Super_L", "key", "Tab", "keyup", "Super_L")
        _ = try client.waitForScreen { content(of: $0) != nil }
        #expect(try picturesShown() > 10)

        // Without bones and frame times, nothing moves.
        try session.press(["F1", "h"])
        var last: [ArraySlice<UInt32>] = []
        _ = try client.waitForScreen { picture in
            let seen = rows(picture, in: area)
            defer { last = seen }
            return last == seen
        }
        #expect(try picturesShown() == 0)
    }

    @Test("The renderer can be changed while the window is open")
    func changedRenderer() throws {
        let session = try session(["--size", "1280x800", "--transition", "none", "--still", "--load-time", "0"])
        let (compositor, client) = (session.compositor, session.compositor.client)
        var area = try #require(content(of: client.screenshot()))
        // Return chooses the second entry after the current one in the inspector's last menu.
        for renderer in ["opengl", "opengles2"] {
            try compositor.movePointer(to: Int(area.maxX) - 200, Int(area.maxY) - 100)
            if renderer == "opengl" { try session.press(["i"]) }
            try client.xdotool("click", "--repeat", "100", "5")
            try compositor.movePointer(to: Int(area.maxX) - 100, Int(area.maxY) - 100)
            let closed = try client.screenshot()
            try client.xdotool("click", "1")
            _ = try client.waitForScreen { $0 != closed }
            try session.press(["Down", "Down", "Return"])
            _ = try client.waitForScreen { _ in
                ((try? session.written()) ?? "").contains("renderer \(renderer) ") || !session.process.isRunning
            }
            #expect(session.process.isRunning)
            // The window that replaces the old one is at another position.
            let shown = try client.waitForScreen {
                content(of: $0)?.width == area.width || !session.process.isRunning
            }
            area = content(of: shown) ?? area
        }
        try session.press(["ctrl+q"])
        _ = try session.messages()
        #expect(session.process.terminationStatus == 0)
    }

    @Test("The pointer is a hand over a button, and an arrow elsewhere")
    func pointer() throws {
        let session = try session(Self.feed)
        let (compositor, client) = (session.compositor, session.compositor.client)
        let area = try #require(content(of: client.screenshot()))

        /// Moves the pointer over a light area, and waits until the black pixels around it satisfy `condition`.
        func waitForShape(_ x: Int, _ y: Int, _ condition: (Set<Int>) -> Bool) throws -> Set<Int> {
            let (left, top) = (Int(area.minX) + x, Int(area.minY) + y)
            try compositor.movePointer(to: left, top)
            var shape: Set<Int> = []
            _ = try client.waitForScreen { picture in
                shape = Set(
                    (0..<1600).filter {
                        let color = picture.color(x: left - 20 + $0 % 40, y: top - 20 + $0 / 40) ?? 0xFFFFFF
                        return [16, 8, 0].allSatisfy { color >> $0 & 0xFF < 40 }
                    })
                return condition(shape)
            }
            return shape
        }

        let arrow = try waitForShape(100, 500) { !$0.isEmpty }
        let hand = try waitForShape(140, 92) { !$0.isEmpty && $0 != arrow }
        _ = try waitForShape(60, 520) { $0 == arrow }
        _ = try waitForShape(140, 132) { $0 == hand }
    }

    @Test(
        "Other programs can paste text that was copied in the demo",
        .enabled(if: FileManager.default.isExecutableFile(atPath: pasteTool), "install the package wl-clipboard"))
    func clipboard() throws {
        let session = try session(Self.still + ["--screen", "text"])
        // Opens and copies the sheet with the accessibility tree.
        try session.press(["a", "c"])
        let text = try paste { $0.contains("\"One line\" staticText (") }
        #expect(text.components(separatedBy: "\n").count > 20 && text.contains("\"Quit\" button"))

        func paste(_ condition: (String) -> Bool) throws -> String {
            for _ in 0..<100 {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: Self.pasteTool)
                process.environment = session.compositor.environment
                let text = try Demo.finish(process).output
                if condition(text) { return text }
                // Each screenshot gives the demo time.
                _ = try session.compositor.client.screenshot()
            }
            throw ToolError("the text was never copied")
        }
    }

    private static let pasteTool = "/usr/bin/wl-paste"
}
