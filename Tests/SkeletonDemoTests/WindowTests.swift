import DrawKit
import Foundation
import Glibc
import TestSupport
import Testing

/// The demo in a real window, driven by pointer and keyboard.
@Suite(
    "skeleton-demo in a window", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct WindowTests {
    private enum Palette {
        static let page: UInt32 = 0xF1F3F4
        static let bar: UInt32 = 0xFFFFFF
        static let card: UInt32 = 0xFFFFFF
    }

    /// A running demo and the screen that it is on.
    private final class Session {
        let server: XServer
        let process: Process

        init(_ arguments: [String]) throws {
            server = try XServer()
            process = Demo.process(
                arguments + ["--renderer", "software"],
                environment: ["DISPLAY": server.display])
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            process.end()
        }

        /// The window's identifier, once there is one, moved to the screen's top left.
        func window() throws -> String {
            let window = try server.client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
                .components(separatedBy: "\n")[0]
            try server.client.xdotool("windowmove", window, "0", "0")
            return window
        }

        func quit(_ keys: String...) throws -> Int32 {
            try server.client.xdotool(["key"] + keys)
            try process.waitForEnd()
            return process.terminationStatus
        }
    }

    /// The room of a screen in a window `width` wide: a sidebar stands on its left where there is room for one.
    private func screen(width: Int) -> Range<Int> { (width >= 900 ? 200 : 0)..<width }

    /// Whether the picture has the feed's bars and page in a window of `width` x `height` at its top left, whose card
    /// shows something in the row of `y` that is neither card nor page.
    private func showsFeed(_ picture: Bitmap, width: Int, height: Int) -> Bool {
        let screen = screen(width: width)
        return picture.color(x: screen.upperBound - 3, y: 3) == Palette.bar
            && picture.color(x: screen.lowerBound + 3, y: height - 3) == Palette.bar
            && picture.color(x: screen.lowerBound + 5, y: height / 2) == Palette.page
            && picture.color(x: screen.upperBound - 30, y: height / 2) != 0
    }

    /// The colour in the middle of the first card's portrait.
    private func portrait(_ picture: Bitmap, width: Int) -> UInt32? {
        let screen = screen(width: width)
        let column = min(680, screen.count - 32)
        return picture.color(
            x: screen.lowerBound + (screen.count - column) / 2 + 16 + 22, y: 64 + 12 + 16 + 22)
    }

    /// Whether `color` is one that a light bone has: grey, a little blue, bright.
    private func isBone(_ color: UInt32?) -> Bool {
        guard let color else { return false }
        let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
        return red >= 215 && green - red >= 0 && green - red <= 8 && blue - green >= -1 && blue - green <= 8
            && red < 250
    }

    @Test("Shows bones, then the feed; follows its size; scrolls; ends with 0 on two Escapes")
    func story() throws {
        // Bones stay until the server is let go, however long the machine takes to show them.
        let server = try LoopbackServer(.files(in: Self.assets), isHeld: true)
        let session = try Session(["--feed", server.url().absoluteString, "--timeout", "3600"])
        let window = try session.window()
        _ = try session.server.client.waitForScreen { picture in
            showsFeed(picture, width: 1280, height: 800) && isBone(portrait(picture, width: 1280))
        }

        try session.server.client.xdotool("windowsize", window, "700", "500")
        _ = try session.server.client.waitForScreen { picture in
            showsFeed(picture, width: 700, height: 500) && isBone(portrait(picture, width: 700))
        }

        server.release()
        _ = try session.server.client.waitForScreen { picture in
            showsFeed(picture, width: 700, height: 500) && !isBone(portrait(picture, width: 700))
        }
        try session.server.client.xdotool("windowsize", window, "1600", "900")
        let large = try session.server.client.waitForScreen { picture in
            showsFeed(picture, width: 1600, height: 900) && !isBone(portrait(picture, width: 1600))
        }
        // No part of the smaller window's picture is left: the page is whole beside the column.
        for y in stride(from: 80, to: 850, by: 10) {
            #expect(large.color(x: 300, y: y) == Palette.page)
            #expect(large.color(x: 1500, y: y) == Palette.page)
        }

        let before = portrait(large, width: 1600)
        try session.server.client.xdotool("mousemove", "800", "450", "click", "5")
        _ = try session.server.client.waitForScreen { picture in portrait(picture, width: 1600) != before }

        #expect(try session.quit("Escape", "Escape") == 0)
    }

    /// The demo's own feed, with its pictures.
    private static let assets = Demo.productsFolder.appendingPathComponent("SkeletonSDL_DemoScenes.resources")

    @Test("A server that takes its time is waited for behind bones, and its feed is shown")
    func slowServer() throws {
        let server = try LoopbackServer(.files(in: Self.assets), isHeld: true)
        let session = try Session(["--feed", server.url().absoluteString, "--timeout", "3600"])
        _ = try session.window()

        _ = try session.server.client.waitForScreen { isBone(portrait($0, width: 1280)) }
        server.release()
        _ = try session.server.client.waitForScreen { picture in
            showsFeed(picture, width: 1280, height: 800) && !isBone(portrait(picture, width: 1280))
        }

        #expect(try session.quit("ctrl+q") == 0)
    }

    /// Servers that no feed comes from.
    enum Trouble: CaseIterable {
        case errorStatus, brokenFeed, silence

        var answer: LoopbackServer.Answer {
            switch self {
            case .errorStatus: .document(status: 500, body: Data())
            case .brokenFeed: .document(status: 200, body: Data("{ \"posts\": [".utf8))
            case .silence: .silence
            }
        }
    }

    @Test("A failure is said in the window, and its button tries again", arguments: Trouble.allCases)
    func failures(trouble: Trouble) throws {
        let server = try LoopbackServer(trouble.answer)
        let session = try Session(["--feed", server.url().absoluteString, "--timeout", "1.5"])
        _ = try session.window()
        /// The Retry button is the only thing of its blue.
        func hasButton(_ picture: Bitmap) -> Bool {
            (400..<600).contains {
                picture.color(x: 690, y: $0) == 0x0071EB || picture.color(x: 690, y: $0) == 0x1A88FF
            }
        }
        let failed = try session.server.client.waitForScreen(hasButton)
        let y = try #require((400..<600).first { failed.color(x: 690, y: $0) == 0x0071EB })

        let requests = server.requests
        // A silent server is given up after its timeout, so that only the others can be held for as
        // long as the eye needs.
        let isHeld = trouble != .silence
        if isHeld { server.hold() }
        try session.server.client.xdotool("mousemove", "740", "\(y + 10)", "click", "1", "mousemove", "250", "400")
        _ = try session.server.client.waitForScreen { picture in
            server.requests > requests && (!isHeld || isBone(portrait(picture, width: 1280)))
        }
        if isHeld { server.release() }
        _ = try session.server.client.waitForScreen(hasButton)

        #expect(try session.quit("Escape", "Escape") == 0)
    }

    @Test("Digits, the sidebar and its button in a narrow window show the other screens, and the title says which")
    func screens() throws {
        let session = try Session([])
        let window = try session.window()
        let client = session.server.client
        func isCalled(_ title: String) throws { try client.xdotool("search", "--sync", "--name", "^\(title) ") }

        try isCalled("Feed")
        try client.xdotool("key", "2")
        try isCalled("Gallery")
        try client.xdotool("mousemove", "100", "370", "click", "1")
        try isCalled("Controls")
        try client.xdotool("windowsize", window, "700", "500")
        _ = try client.waitForScreen { $0.color(x: 3, y: 250) == Palette.page && $0.color(x: 3, y: 498) == Palette.bar }
        try client.xdotool("mousemove", "50", "32", "click", "1")
        _ = try client.waitForScreen { $0.color(x: 3, y: 250) == Palette.bar }
        try client.xdotool("mousemove", "100", "330", "click", "1")
        try isCalled("Somo")

        #expect(try session.quit("Escape", "Escape") == 0)
    }

    @Test("Draws nothing while nothing moves")
    func idle() throws {
        try Demo.withFolder { folder in
            let server = try XServer()
            let statistics = folder.appendingPathComponent("stats.json")
            // Bones that stand still, so that loading is a few frames however long it takes.
            let process = Demo.process(
                [
                    "--load-time", "0", "--transition", "none", "--still", "--renderer", "software", "--duration", "8",
                    "--stats", statistics.path,
                ],
                environment: ["DISPLAY": server.display])
            process.standardError = FileHandle.nullDevice
            try process.run()
            try process.waitForEnd()
            struct Statistics: Decodable {
                var drawn_frames: Int
            }
            let drawn = try JSONDecoder().decode(Statistics.self, from: Data(contentsOf: statistics)).drawn_frames

            #expect((1...20).contains(drawn))
        }
    }

    @Test("SKELETON_STATS makes a program that knows nothing of it leave its frames' statistics")
    func watched() throws {
        try Demo.withFolder { folder in
            let server = try XServer()
            let statistics = folder.appendingPathComponent("stats.json")
            let process = Demo.process(
                ["--renderer", "software", "--duration", "1"],
                environment: ["DISPLAY": server.display, "SKELETON_STATS": statistics.path])

            let outcome = try Demo.finish(process)

            #expect(outcome.status == 0)
            let text = try JSONSerialization.jsonObject(with: Data(contentsOf: statistics)) as? [String: Any]
            let fields = try #require(text)
            #expect((fields["drawn_frames"] as? Int ?? 0) > 0)
            #expect((fields["frame_ms"] as? [String: Double])?["p99"] != nil)
        }
    }

    @Test("SKELETON_STATS that cannot be written is refused before the window is shown for long")
    func unwritableStatistics() throws {
        try Demo.withFolder { folder in
            let server = try XServer()
            let process = Demo.process(
                ["--renderer", "software", "--duration", "600"],
                environment: ["DISPLAY": server.display, "SKELETON_STATS": folder.path])

            let outcome = try Demo.finish(process)

            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("Name another file in SKELETON_STATS"))
        }
    }

    @Test("A signal that ends the demo leaves its statistics behind", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
        try Demo.withFolder { folder in
            let server = try XServer()
            let statistics = folder.appendingPathComponent("stats.json")
            // A child inherits the signals that the test runner's threads block.
            let unblocked = """
                import os, signal, sys
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                signal.signal(signal.SIGHUP, signal.SIG_DFL)
                os.execv(sys.argv[1], sys.argv[1:])
                """
            let process = Demo.process(
                [
                    "-c", unblocked, Demo.productsFolder.appendingPathComponent("skeleton-demo").path, "--renderer",
                    "software", "--stats", statistics.path,
                ],
                environment: ["DISPLAY": server.display])
            process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer { process.end() }
            _ = try server.client.waitForScreen { $0.color(x: 960, y: 540) != 0 }

            kill(process.processIdentifier, number)
            try process.waitForEnd()

            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
            #expect(FileManager.default.fileExists(atPath: statistics.path))
        }
    }
}
