import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing

/// Tests the demo on a Wayland compositor without a graphics card.
@Suite(
    "skeleton-demo on Wayland", .serialized,
    .enabled(if: WaylandCompositor.isInstalled, "install the packages weston, xvfb, imagemagick and xdotool"))
struct WaylandTests {
    private static let size = PixelSize(width: 1280, height: 800)
    private static let bar: UInt32 = 0xFFFFFF
    /// A feed that loads immediately and doesn't animate.
    private static let still = ["--load-time", "0", "--transition", "none", "--still"]

    /// Starts a demo whose window fills the screen.
    private func session(_ arguments: [String], scale: Int = 1) throws -> WaylandSession {
        try WaylandSession(arguments, on: WaylandCompositor(size: Self.size, scale: scale))
    }

    /// Returns the rows of `picture` starting with `first`, without the last 20 rows, which contain the pointer.
    private func rows(_ picture: Bitmap, from first: Int = 0) -> ArraySlice<UInt32>? {
        guard case .color(let words) = picture.pixels, picture.size == Self.size else { return nil }
        return words[(1280 * first)..<(1280 * 780)]
    }

    @Test("The demo draws the same pixels as on X11, bit for bit, even after scrolling")
    func pictures() throws {
        let server = try XServer(size: Self.size)
        let other = Demo.process(
            Demo.calm + Self.still + ["--size", "1280x800", "--renderer", "software"],
            environment: ["DISPLAY": server.display])
        other.standardError = FileHandle.nullDevice
        try other.run()
        defer { other.end() }
        let session = try session(Self.still + ["--size", "1280x800"])

        for key in ["", "Page_Down", "Down", "Page_Down", "Home", "2", "8", "6"] {
            for client in [server.client, session.compositor.client] {
                try client.xdotool("mousemove", "1279", "799")
                if !key.isEmpty { try client.xdotool("key", key) }
            }
            // The two windows settle at different times.
            var wanted: ArraySlice<UInt32>?
            _ = try session.compositor.client.waitForScreen { picture in
                wanted = (try? server.client.screenshot()).flatMap { rows($0) }
                return picture.color(x: 3, y: 3) == Self.bar && rows(picture) == wanted
            }
            #expect(wanted != nil)
        }
        try session.compositor.client.xdotool("key", "ctrl+q")
        #expect(try session.messages() == "SkeletonSDL: renderer software: \(Self.reason)\n")
        #expect(session.process.terminationStatus == 0)
    }

    private static let reason = "no GPU is available to this process"

    /// Returns `true` if two images differ by at most one level. The clocks are paused at different times, and sums of
    /// such times and frame durations differ in the last bit, which can change a color by one level.
    private func isEqual(_ left: ArraySlice<UInt32>?, _ right: ArraySlice<UInt32>?) -> Bool {
        guard let left, let right, left.count == right.count else { return false }
        func isNear(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Bool {
            abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 1
        }
        return zip(left, right).allSatisfy { one, other in
            one == other || isNear(one, other, 16) && isNear(one, other, 8) && isNear(one, other, 0)
        }
    }

    @Test("A highlight that sweeps over a thousand bones equals that of X11, frame by frame")
    func shimmer() throws {
        try Demo.withFolder { folder in
            let arguments = ["--screen", "stress", "--size", "1280x800"]
            let other = try DrivenDemo(arguments, screen: Self.size, state: folder)
            let session = try session(arguments)
            // Keys that are pressed before the window exists are lost.
            for client in [other.client, session.compositor.client] {
                _ = try client.waitForScreen { $0.color(x: 3, y: 3) == Self.bar }
            }
            // Pauses, and then steps one frame per key until the bones have disappeared and are shown again.
            let bones = ["F1", "p", "h"] + Array(repeating: "period", count: 20) + ["s"]
            var last: ArraySlice<UInt32>?
            for keys in [bones, Array(repeating: "period", count: 40), ["period"], ["period"]] {
                for client in [other.client, session.compositor.client] {
                    try client.xdotool("mousemove", "1279", "799")
                    try client.press(keys)
                }
                var wanted: ArraySlice<UInt32>?
                _ = try session.compositor.client.waitForScreen { picture in
                    wanted = (try? other.client.screenshot()).flatMap { rows($0) }
                    return wanted != last && isEqual(rows(picture), wanted)
                }
                last = wanted
            }
        }
    }

    @Test("The demo renders at the resolution of a scaled display")
    func scaled() throws {
        let session = try session(Self.still + ["--renderer", "software"], scale: 2)
        try session.compositor.client.xdotool("mousemove", "1279", "799")
        let picture = try Demo.withFolder { folder in
            let file = folder.appendingPathComponent("picture.png")
            let arguments = ["--frame", "--size", "640x400", "--scale", "2", "--snapshot", file.path, "--at", "1"]
            #expect(try Demo.run(Self.still + arguments).status == 0)
            return try Data(contentsOf: file)
        }
        let wanted = try ImageCodec.decode(picture, name: "the snapshot", reducible: false)
        // The headers differ, because different views are focused.
        _ = try session.compositor.client.waitForScreen { rows($0, from: 140) == rows(wanted, from: 140) }
    }

    @Test("The highlight keeps moving without other events")
    func steady() throws {
        try Demo.withFolder { folder in
            let statistics = folder.appendingPathComponent("stats.json")
            let session = try session(["--screen", "stress", "--duration", "5", "--stats", statistics.path])
            _ = try session.messages()

            // A loop that sleeps between events would draw one frame per second. Even a slow machine draws more than
            // that.
            #expect(try drawnFrames(in: statistics) > 25)
        }
    }

    @Test("Each key takes effect without another event after it")
    func keys() throws {
        let session = try session(Self.still + ["--size", "1280x800"])
        let client = session.compositor.client
        try client.xdotool("mousemove", "1279", "799")
        /// Returns the image once it is stable and differs from `other`.
        func settled(unlike other: ArraySlice<UInt32>?) throws -> ArraySlice<UInt32>? {
            var last: ArraySlice<UInt32>?
            let picture = try client.waitForScreen { picture in
                let seen = rows(picture)
                defer { last = seen }
                return picture.color(x: 3, y: 3) == Self.bar && seen == last && seen != other
            }
            return rows(picture)
        }
        let feed = try settled(unlike: nil)
        try client.xdotool("key", "8")
        let controls = try settled(unlike: feed)
        for _ in 0..<50 {
            for (key, wanted) in [("1", feed), ("8", controls)] {
                try client.xdotool("key", key)
                _ = try client.waitForScreen { rows($0) == wanted }
            }
        }
    }

    /// Returns the number of frames recorded in a statistics file.
    private func drawnFrames(in file: URL) throws -> Int {
        struct Statistics: Decodable {
            var drawn_frames: Int
        }
        return try JSONDecoder().decode(Statistics.self, from: Data(contentsOf: file)).drawn_frames
    }

    @Test("The demo draws nothing while nothing moves")
    func idle() throws {
        try Demo.withFolder { folder in
            let statistics = folder.appendingPathComponent("stats.json")
            let session = try session(Self.still + ["--duration", "5", "--stats", statistics.path])
            _ = try session.messages()

            #expect((1...20).contains(try drawnFrames(in: statistics)))
        }
    }

    @Test("The demo exits with 1 and a message when the compositor is gone")
    func crash() throws {
        let session = try session(["--load-time", "3600"])
        _ = try session.compositor.client.waitForScreen { $0.color(x: 3, y: 3) == Self.bar }
        session.compositor.crash()

        #expect(try session.messages().contains("skeleton-demo: the connection to the desktop was lost: "))
        #expect(session.process.terminationStatus == 1)
    }

    @Test("The demo ends on SIGTERM, even while the compositor is stopped", arguments: ["software", "opengl"])
    func stoppedCompositor(renderer: String) throws {
        let session = try session(["--load-time", "3600", "--renderer", renderer])
        _ = try session.compositor.client.waitForScreen { $0.color(x: 3, y: 3) == Self.bar }
        session.compositor.suspend()

        kill(session.process.processIdentifier, SIGTERM)

        let messages = try session.messages()
        // OpenGL waits for the compositor in the middle of a frame, and only a signal can end the wait.
        let isKilled = session.process.terminationReason == .uncaughtSignal
        #expect(isKilled ? renderer == "opengl" : session.process.terminationStatus == 0)
        #expect(messages.contains("ended by signal 15") == isKilled)
    }

    @Test("The demo reports why SDL has to show the frames")
    func detour() throws {
        let compositor = try WaylandCompositor(size: Self.size)
        let process = Demo.process(["--duration", "0.1"], environment: compositor.environment)
        // Files, and therefore memory shared with the compositor, are limited to 256 KiB. This is enough for pointer
        // images, without which libwayland-cursor crashes. Mesa gets no memory either, and shows nothing.
        let demo = try #require(process.executableURL).path
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "trap '' XFSZ; ulimit -f 512; exec \"$0\" --duration 0.1", demo]
        // Mesa writes to address 0, which the address sanitizer must not report as an error of the demo.
        process.environment?["ASAN_OPTIONS", default: ""] += ":handle_segv=0"
        let outcome = try Demo.finish(process)

        #expect(
            // Mesa may log something first.
            outcome.errors.contains(
                "SkeletonSDL: renderer software: \(Self.reason), and SDL shows the picture, several times slower: "
                    + "the memory for the window's picture could not be allocated: File too large\n"))
    }
}
