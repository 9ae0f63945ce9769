import Foundation
import TestSupport
import Testing

/// End-to-end tests of how skeleton-demo saves and restores its window's state.
@Suite(
    "Saved window state of skeleton-demo", .serialized,
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct KeptStateTests {
    /// Runs the demo with its state in `folder`, calls `work`, and quits.
    private func run(
        _ arguments: [String] = [], in folder: URL, _ work: (DrivenDemo) throws -> Void
    ) throws -> Demo.Outcome {
        let demo = try DrivenDemo(arguments, isCalm: false, state: folder)
        try work(demo)
        try demo.press("ctrl+q")
        return try demo.outcome()
    }

    private func size(_ demo: DrivenDemo) throws -> [String] {
        try demo.client.xdotool("getwindowgeometry", "--shell", demo.window).components(separatedBy: "\n")
            .filter { $0.hasPrefix("WIDTH") || $0.hasPrefix("HEIGHT") }
    }

    @Test("Screen and size are restored, unless command-line options or --fresh override them")
    func story() throws {
        try Demo.withFolder { folder in
            let first = try run(["--size", "1000x600", "--theme", "dark"], in: folder) { demo in
                try demo.press("4")
                try demo.waitForScreen(called: "Hierarchy")
            }
            #expect(first.status == 0 && first.errors == "")
            #expect(FileManager.default.fileExists(atPath: DrivenDemo.stateFile(in: folder).path))

            let second = try run(in: folder) { demo in
                try demo.waitForScreen(called: "Hierarchy")
                #expect(try size(demo) == ["WIDTH=1000", "HEIGHT=600"])
                _ = try demo.client.waitForScreen { $0.color(x: 3, y: 300) == 0x0C0F10 }
            }
            #expect(second.status == 0 && second.errors == "")

            let asked = try run(["--screen", "somo", "--size", "800x500"], in: folder) { demo in
                try demo.waitForScreen(called: "Somo")
                #expect(try size(demo) == ["WIDTH=800", "HEIGHT=500"])
            }
            #expect(asked.status == 0)

            let fresh = try run(["--fresh"], in: folder) { demo in
                try demo.waitForScreen(called: "Feed")
                #expect(try size(demo) == ["WIDTH=1280", "HEIGHT=800"])
            }
            #expect(fresh.status == 0 && fresh.errors == "")
        }
    }

    @Test("The network condition isn't saved, and the window quits while the server is down")
    func network() throws {
        try Demo.withFolder { folder in
            let outcome = try run(["--network", "server-down"], in: folder) { demo in
                try demo.press("2")
                try demo.waitForScreen(called: "Gallery")
            }
            #expect(outcome.status == 0 && outcome.errors == "")
            let saved = try String(contentsOf: DrivenDemo.stateFile(in: folder), encoding: .utf8)
            #expect(saved.contains("gallery") && !saved.contains("network"))
        }
    }

    @Test("An invalid state file is set aside with a message")
    func corruption() throws {
        try Demo.withFolder { folder in
            let file = DrivenDemo.stateFile(in: folder)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("{".utf8).write(to: file)
            let outcome = try run(in: folder) { demo in try demo.waitForScreen(called: "Feed") }
            #expect(outcome.status == 0 && outcome.errors.contains("renamed to "))
            #expect(try Data(contentsOf: file.appendingPathExtension("corrupt")) == Data("{".utf8))
        }
    }

    @Test("A window saved on a larger display is fitted to the current one")
    func largeWindow() throws {
        try Demo.withFolder { folder in
            let first = try run(in: folder) { demo in
                try demo.press("4")
                try demo.waitForScreen(called: "Hierarchy")
            }
            #expect(first.status == 0)
            let file = DrivenDemo.stateFile(in: folder)
            var state = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
            (state["width"], state["height"]) = (16_000, 12_000)
            try JSONSerialization.data(withJSONObject: state).write(to: file)

            var found: [String] = []
            let second = try run(in: folder) { demo in found = try size(demo) }

            #expect(found == ["WIDTH=1920", "HEIGHT=1600"])
            #expect(second.status == 0 && second.errors == "")
        }
    }

    @Test("A pipe in place of the state file doesn't block")
    func pipe() throws {
        try Demo.withFolder { folder in
            let file = DrivenDemo.stateFile(in: folder)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            #expect(mkfifo(file.path, 0o600) == 0)
            let outcome = try run(in: folder) { demo in try demo.press("4") }
            #expect(outcome.status == 0 && outcome.errors.contains("demo.json can't be read"))
        }
    }

    @Test("If the state can't be saved, one message says so and the demo continues")
    func unwritable() throws {
        try Demo.withFolder { folder in
            let place = folder.appendingPathComponent("file")
            try Data().write(to: place)
            let outcome = try run(in: place) { demo in
                try demo.press("2")
                try demo.waitForScreen(called: "Gallery")
            }
            #expect(outcome.status == 0)
            #expect(outcome.errors.components(separatedBy: "can't be written").count == 2)
        }
    }

    @Test("Snapshots and measured runs neither read nor write a state")
    func others() throws {
        try Demo.withFolder { folder in
            let state = folder.appendingPathComponent("state")
            let environment = ["XDG_STATE_HOME": state.path]
            let picture = folder.appendingPathComponent("a.png").path
            let snapshot = try Demo.run(
                ["--snapshot", picture, "--size", "320x240"], environment: environment)
            #expect(snapshot.status == 0)
            let record = try Demo.run(
                ["--record", picture, "--size", "320x240", "--duration", "0.1"], environment: environment)
            #expect(record.status == 0)
            let server = try XServer()
            let measured = try Demo.run(
                ["--duration", "0.5", "--renderer", "software"],
                environment: environment.merging(["DISPLAY": server.display]) { $1 })
            #expect(measured.status == 0)
            #expect(!FileManager.default.fileExists(atPath: state.path))
        }
    }
}
