import Foundation
import Testing

@Suite("skeleton-demo --record")
struct RecordingTests {
    private static let small = ["--size", "320x240", "--screen", "feed"]

    /// A program named ffmpeg in `folder`, that does what `script` says with the name of its file in `$last`.
    private func makeEncoder(in folder: URL, _ script: String) throws -> [String: String] {
        let program = folder.appendingPathComponent("bin/ffmpeg")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\nfor last; do :; done\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return ["PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin"]
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "bin" }.sorted()
    }

    @Test("Numbered pictures are the snapshots of their instants, byte for byte")
    func pictures() throws {
        try Demo.withFolder { folder in
            let recorded = try Demo.run(
                Self.small + ["--record", "shimmer.png", "--at", "0.5", "--duration", "0.3", "--fps", "10"], in: folder)
            #expect(recorded.status == 0 && recorded.errors.isEmpty)

            let names = ["shimmer-00001.png", "shimmer-00002.png", "shimmer-00003.png"]
            #expect(try files(in: folder) == names)
            for (name, time) in zip(names, ["0.5", "0.6", "0.7"]) {
                #expect(try Demo.run(Self.small + ["--snapshot", "one.png", "--at", time], in: folder).status == 0)
                let pair = try [name, "one.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
                #expect(pair[0] == pair[1], "\(name)")
            }
        }
    }

    @Test("A video gets every frame, whole, with their size and pace, and is there when it is finished")
    func video() throws {
        try Demo.withFolder { folder in
            let environment = try makeEncoder(in: folder, "echo \"$@\" > arguments; cat > \"$last\"")
            let outcome = try Demo.run(
                Self.small + ["--record", "a.mp4", "--duration", "0.5", "--fps", "4"], environment: environment,
                in: folder)

            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            #expect(try files(in: folder) == ["a.mp4", "arguments"])
            let bytes = try Data(contentsOf: folder.appendingPathComponent("a.mp4"))
            #expect(bytes.count == 2 * 320 * 240 * 4)
            let arguments = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
            #expect(arguments.contains("-pixel_format bgra -video_size 320x240 -framerate 4.0 -i - "))
        }
    }

    @Test(
        "An encoder that fails, or ends early, is quoted; what was there stays, and nothing else does",
        arguments: [
            ("cat > /dev/null; echo 'Unknown encoder' >&2; exit 1", "ffmpeg says: Unknown encoder"),
            ("exit 3", "ffmpeg says: nothing"), ("kill -9 $$", "ffmpeg says: nothing"),
        ])
    func failingEncoder(script: String, message: String) throws {
        try Demo.withFolder { folder in
            let environment = try makeEncoder(in: folder, script)
            let old = Data("old".utf8)
            try old.write(to: folder.appendingPathComponent("a.gif"))
            let outcome = try Demo.run(
                Self.small + ["--record", "a.gif", "--duration", "1"], environment: environment, in: folder)

            #expect(outcome.status == 1)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
            #expect(try files(in: folder) == ["a.gif"])
            #expect(try Data(contentsOf: folder.appendingPathComponent("a.gif")) == old)
        }
    }

    @Test("Without ffmpeg it is said what to install, and what goes without it")
    func missingEncoder() throws {
        try Demo.withFolder { folder in
            let outcome = try Demo.run(
                Self.small + ["--record", "a.webm"], environment: ["PATH": folder.path], in: folder)

            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("apt install ffmpeg, or record pictures with --record FILE.png"))
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("With --frame the whole window is shown, with what is around the screen")
    func frame() throws {
        try Demo.withFolder { folder in
            for extra in [[], ["--frame"]] {
                let name = extra.isEmpty ? "bare.png" : "frame.png"
                #expect(try Demo.run(["--snapshot", name, "--at", "0.5"] + extra, in: folder).status == 0)
            }

            let pair = try ["bare.png", "frame.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            #expect(pair[0] != pair[1])
        }
    }
}
