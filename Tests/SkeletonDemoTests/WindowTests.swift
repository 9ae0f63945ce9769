import DrawKit
import Foundation
import Glibc
import TestSupport
import Testing

/// Tests the demo in a real window, driven by pointer and keyboard.
@Suite(
    "skeleton-demo in a window", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct WindowTests {
    private enum Palette {
        static let page: UInt32 = 0xF1F3F4
        static let bar: UInt32 = 0xFFFFFF
        static let card: UInt32 = 0xFFFFFF
    }

    /// A running demo and its screen.
    private final class Session {
        let server: XServer
        let process: Process

        init(_ arguments: [String], environment: [String: String] = [:]) throws {
            server = try XServer()
            process = Demo.process(
                Demo.calm + arguments + ["--renderer", "software"],
                environment: environment.merging(["DISPLAY": server.display]) { $1 })
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        deinit {
            process.end()
        }

        /// Waits for the window, moves it to the screen's top left, and returns its identifier.
        func window() throws -> String {
            let window = try server.client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
                .components(separatedBy: "\n")[0]
            try server.client.xdotool("windowmove", window, "0", "0")
            return window
        }

        func quit(_ keys: String...) throws -> Int32 {
            try server.client.press(keys)
            try process.waitForEnd()
            return process.terminationStatus
        }
    }

    /// Returns the columns of the demo's screen in a window of `width`: wide windows have a sidebar on the left.
    private func screen(width: Int) -> Range<Int> { (width >= 900 ? 200 : 0)..<width }

    /// Returns `true` if the image shows the feed's bars and page in a window of `width` x `height` at its top left.
    private func showsFeed(_ picture: Bitmap, width: Int, height: Int) -> Bool {
        let screen = screen(width: width)
        return picture.color(x: screen.upperBound - 3, y: 3) == Palette.bar
            && picture.color(x: screen.lowerBound + 3, y: height - 3) == Palette.bar
            && picture.color(x: screen.lowerBound + 5, y: height / 2) == Palette.page
            && picture.color(x: screen.upperBound - 30, y: height / 2) != 0
    }

    /// Returns the color at the center of the first card's portrait.
    private func portrait(_ picture: Bitmap, width: Int) -> UInt32? {
        let screen = screen(width: width)
        let pageWidth = screen.count - 40
        let column = min(pageWidth >= 1100 ? 1320 : 744, pageWidth)
        return picture.color(
            x: screen.lowerBound + (screen.count - column) / 2 + 16 + 22, y: 64 + 20 + 16 + 22)
    }

    /// Returns `true` if `color` is the color of a light bone: bright gray, slightly blue.
    private func isBone(_ color: UInt32?) -> Bool {
        guard let color else { return false }
        let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
        return red >= 215 && green - red >= 0 && green - red <= 8 && blue - green >= -1 && blue - green <= 8
            && red < 250
    }

    @Test("A window shows bones, then the feed; it can be resized and scrolled; two Escapes exit with 0")
    func story() throws {
        // Bones are visible until the server is released, however slow the machine is.
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
        // Nothing of the smaller window remains: the page fills both sides of the column.
        for y in stride(from: 80, to: 850, by: 10) {
            #expect(large.color(x: 220, y: y) == Palette.page)
            #expect(large.color(x: 1580, y: y) == Palette.page)
        }

        let before = portrait(large, width: 1600)
        try session.server.client.xdotool("mousemove", "800", "450", "click", "5")
        _ = try session.server.client.waitForScreen { picture in portrait(picture, width: 1600) != before }

        #expect(try session.quit("ctrl+q") == 0)
    }

    /// The demo's embedded feed, with its pictures.
    private static let assets = Demo.productsFolder.appendingPathComponent("SkeletonSDL_DemoScenes.resources")

    @Test("Bones are shown while a slow server responds, then its feed")
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

    /// Servers that return no feed.
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

    @Test("A failure is shown in the window, and its button retries", arguments: Trouble.allCases)
    func failures(trouble: Trouble) throws {
        let server = try LoopbackServer(trouble.answer)
        let session = try Session(["--feed", server.url().absoluteString, "--timeout", "1.5"])
        _ = try session.window()
        /// Returns `true` if the Retry button is visible. Nothing else has its blue.
        func hasButton(_ picture: Bitmap) -> Bool {
            (400..<600).contains {
                picture.color(x: 690, y: $0) == 0x0071EB || picture.color(x: 690, y: $0) == 0x1A88FF
            }
        }
        let failed = try session.server.client.waitForScreen(hasButton)
        let y = try #require((400..<600).first { failed.color(x: 690, y: $0) == 0x0071EB })

        let requests = server.requests
        // A silent server fails after its timeout, so only the other servers can be held until the bones are visible.
        let isHeld = trouble != .silence
        if isHeld { server.hold() }
        try session.server.client.xdotool("mousemove", "740", "\(y + 10)", "click", "1", "mousemove", "250", "400")
        _ = try session.server.client.waitForScreen { picture in
            server.requests > requests && (!isHeld || isBone(portrait(picture, width: 1280)))
        }
        if isHeld { server.release() }
        _ = try session.server.client.waitForScreen(hasButton)

        #expect(try session.quit("ctrl+q") == 0)
    }

    @Test("Digits, the sidebar and the Screens button switch screens, and the title names the screen")
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

        #expect(try session.quit("ctrl+q") == 0)
    }

    @Test("A window draws nothing while nothing moves, even with the frame overlay", arguments: ["0", "1"])
    func idle(hud: String) throws {
        try Demo.withFolder { folder in
            let server = try XServer()
            let statistics = folder.appendingPathComponent("stats.json")
            // Bones are static, so that loading takes only a few frames, however long it lasts.
            let process = Demo.process(
                [
                    "--load-time", "0", "--transition", "none", "--still", "--renderer", "software", "--duration", "8",
                    "--stats", statistics.path,
                ],
                environment: ["DISPLAY": server.display, "SKELETON_HUD": hud])
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

    @Test("SKELETON_STATS makes any program write its frame statistics")
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

    @Test("SKELETON_HUD shows the frame overlay in any program")
    func frameOverlay() throws {
        let session = try Session(["--size", "700x500"], environment: ["SKELETON_HUD": "bottom-left"])
        let client = session.server.client
        _ = try session.window()

        // The panel's left padding, and the page beside the panel.
        _ = try client.waitForScreen { picture in
            (picture.color(x: 11, y: 400) ?? .max) & 0xFF < 0x40 && picture.color(x: 5, y: 400) == Palette.page
        }

        #expect(try session.quit("ctrl+q") == 0)
    }

    @Test("An unknown value of SKELETON_HUD is reported once, and the program runs")
    func unknownFrameOverlay() throws {
        let server = try XServer()
        let process = Demo.process(
            ["--renderer", "software", "--duration", "1"],
            environment: ["DISPLAY": server.display, "SKELETON_HUD": "yes"])

        let outcome = try Demo.finish(process)

        #expect(outcome.status == 0)
        #expect(outcome.errors.components(separatedBy: "SKELETON_HUD").count == 2)
        #expect(outcome.errors.contains("use 0, 1, top-left, top-right, bottom-left or bottom-right"))
    }

    @Test("An unwritable SKELETON_STATS file is reported soon after the start")
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

    @Test(
        "A demo that a signal ends still writes the statistics, even if the signal is repeated meanwhile",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
        // Repeated signals are ignored for a second, so a demo that a busy machine delays for longer shows nothing.
        var found: End?
        for _ in 0..<5 where found == nil { found = try end(by: number) }

        let end = try #require(found, "the demo took too long from the signal to its statistics")
        #expect(end.reason == .exit && end.status == 0)
        let statistics = try JSONSerialization.jsonObject(with: end.statistics) as? [String: Any]
        #expect((statistics?["drawn_frames"] as? Int ?? 0) > 0)
    }

    /// The end of a demo, and the statistics that it wrote.
    private struct End {
        let reason: Process.TerminationReason
        let status: Int32
        let statistics: Data
    }

    /// Runs the demo, ends it with the signal `number`, and repeats the signal after the run loop has ended, while the
    /// demo waits to write its statistics into a full pipe. Returns `nil` if the second signal was late.
    private func end(by number: Int32) throws -> End? {
        try Demo.withFolder { folder in
            let server = try XServer()
            let pipe = try FullPipe(path: folder.appendingPathComponent("stats.json").path)
            // A child process inherits the signals blocked by the test runner's threads.
            let unblocked = """
                import os, signal, sys
                signal.pthread_sigmask(signal.SIG_SETMASK, [])
                signal.signal(signal.SIGHUP, signal.SIG_DFL)
                os.execv(sys.argv[1], sys.argv[1:])
                """
            let process = Demo.process(
                [
                    "-c", unblocked, Demo.productsFolder.appendingPathComponent("skeleton-demo").path, "--renderer",
                    "software", "--stats", pipe.path,
                ],
                environment: ["DISPLAY": server.display])
            process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer { process.end() }
            _ = try server.client.waitForScreen { $0.color(x: 960, y: 540) != 0 }

            let (id, start) = (process.processIdentifier, ContinuousClock.now)
            kill(id, number)
            while !pipe.isOpen(in: id), process.isRunning, start.duration(to: .now) < .seconds(30) {
                Thread.sleep(forTimeInterval: 0.001)
            }
            kill(id, number)
            let isLate = start.duration(to: .now) > .seconds(0.9)
            // The demo may write before the pipe is empty.
            let beginning = pipe.read()
            try process.waitForEnd()
            guard !isLate else { return nil }
            let statistics = beginning + pipe.read()
            return End(
                reason: process.terminationReason, status: process.terminationStatus, statistics: statistics)
        }
    }
}
