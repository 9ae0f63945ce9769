import Dispatch
import Foundation
import TestSupport
import Testing

@Suite("skeleton-demo --record")
struct RecordingTests {
    private static let small = ["--size", "320x240", "--screen", "feed"]

    /// Creates a program named ffmpeg in `folder` that runs `script`, with the name of its output file in `$last`.
    private func makeEncoder(in folder: URL, _ script: String) throws -> [String: String] {
        let program = folder.appendingPathComponent("bin/ffmpeg")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\nfor last; do :; done\nlast=${last#file:}\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return ["PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin"]
    }

    /// The path of the installed ffmpeg.
    private static let encoder = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "bin" }.sorted()
    }

    @Test("Each numbered image equals the snapshot at its time, byte for byte")
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

    @Test("The encoder receives the size, the rate and every frame, and the file appears when it is complete")
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
        "An encoder that fails or ends early is quoted, and existing files stay as they are",
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

    @Test(
        "Whatever the file name, ffmpeg gets an absolute path that doesn't contain it",
        arguments: ["-x.mp4", "a:b.mp4", "http:a.webm", "%d.gif", String(repeating: "x", count: 250) + ".mp4"])
    func names(name: String) throws {
        try Demo.withFolder { folder in
            let environment = try makeEncoder(in: folder, "printf '%s\\n' \"$@\" > arguments; cat > \"$last\"")
            let outcome = try Demo.run(
                Self.small + ["--record=\(name)", "--duration", "0.1", "--fps", "10"], environment: environment,
                in: folder)

            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            #expect(try files(in: folder) == [name, "arguments"].sorted())
            let arguments = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
                .split(separator: "\n")
            #expect(arguments.last?.hasPrefix("file:/") == true)
            #expect(!arguments.contains { $0.contains(name) })
        }
    }

    @Test(
        "An interrupted recording leaves no file, not even a temporary one",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func interruption(number: Int32) throws {
        try Demo.withFolder { folder in
            // If the encoder were only asked to end, it would continue to write.
            var environment = try makeEncoder(
                in: folder, "trap '' TERM INT HUP; : > \"$last\"; echo \"$last\" > started; cat > /dev/null")
            environment["TMPDIR"] = folder.path + "/tmp"
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
            let process = Demo.process(
                Self.small + ["--record", "a.mp4", "--duration", "300"], environment: environment)
            process.currentDirectoryURL = folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
            let started = folder.appendingPathComponent("started").path
            let limit = DispatchTime.now() + .seconds(300)
            while (try? String(contentsOfFile: started, encoding: .utf8))?.hasSuffix("\n") != true, process.isRunning,
                DispatchTime.now() < limit
            {
                usleep(10_000)
            }

            kill(process.processIdentifier, number)
            try process.waitForEnd()

            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
            #expect(try files(in: folder) == ["started", "tmp"])
            #expect(try files(in: folder.appendingPathComponent("tmp")).isEmpty)
        }
    }

    @Test("A folder named ffmpeg is skipped in PATH")
    func folderInPath() throws {
        try Demo.withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("first/ffmpeg"), withIntermediateDirectories: true)
            let first = folder.path + "/first"
            let missing = try Demo.run(
                Self.small + ["--record", "a.mp4"], environment: ["PATH": first], in: folder)
            #expect(missing.status == 1 && missing.errors.contains("apt install ffmpeg"))

            let environment = try makeEncoder(in: folder, "cat > \"$last\"")
            let path = try #require(environment["PATH"])
            let outcome = try Demo.run(
                Self.small + ["--record", "a.mp4", "--duration", "0.1"], environment: ["PATH": "\(first):\(path)"],
                in: folder)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test(
        "GIF frames last at least 0.02 s each, and together as long as requested",
        .enabled(if: encoder != nil, "install the package ffmpeg"),
        arguments: ["1", "7.3", "24", "29.97", "30", "49", "50", "60", "100", "120"], ["0.05", "0.5", "1", "1.37"])
    func gifTimes(framesPerSecond: String, duration: String) throws {
        try Demo.withFolder { folder in
            let outcome = try Demo.run(
                Self.small + ["--record", "a.gif", "--duration", duration, "--fps", framesPerSecond], in: folder)
            #expect(outcome.status == 0, "\(outcome.errors)")

            let delays = GIFDelays.read(try Data(contentsOf: folder.appendingPathComponent("a.gif")))

            #expect(!delays.isEmpty && delays.allSatisfy { $0 >= 2 }, "\(delays)")
            #expect(delays.reduce(0, +) == Int(((Double(duration) ?? 0) * 100).rounded()), "\(delays)")
        }
    }

    @Test("Without ffmpeg, a message says what to install, and what works without it")
    func missingEncoder() throws {
        try Demo.withFolder { folder in
            let outcome = try Demo.run(
                Self.small + ["--record", "a.webm"], environment: ["PATH": folder.path], in: folder)

            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("apt install ffmpeg, or record images with --record FILE.png"))
            #expect(try files(in: folder).isEmpty)
        }
    }

    @Test("--frame shows the whole window with the bars around the screen, and --bare leaves out the screen's own bars")
    func frame() throws {
        try Demo.withFolder { folder in
            for (name, extra) in [("screen.png", []), ("frame.png", ["--frame"]), ("bare.png", ["--bare"])] {
                #expect(try Demo.run(["--snapshot", name, "--at", "0.5"] + extra, in: folder).status == 0)
            }

            let files = try ["screen.png", "frame.png", "bare.png"].map {
                try Data(contentsOf: folder.appendingPathComponent($0))
            }
            #expect(Set(files).count == 3)
        }
    }
}

/// The durations of a GIF file's frames.
private enum GIFDelays {
    /// Returns the durations in hundredths of a second; empty if the file is not a GIF.
    static func read(_ file: Data) -> [Int] {
        let bytes = [UInt8](file)
        guard bytes.count > 13, bytes.starts(with: Array("GIF89a".utf8)) else { return [] }
        var (place, delays) = (13 + tableSize(bytes[10]), [Int]())
        func skipBlocks() {
            while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
            place += 1
        }
        while place + 10 < bytes.count {
            switch (bytes[place], bytes[place + 1]) {
            case (0x21, 0xF9):
                delays.append(Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8)
                place += 2
                skipBlocks()
            case (0x21, _):
                place += 2
                skipBlocks()
            case (0x2C, _):
                place += 10 + tableSize(bytes[place + 9]) + 1
                skipBlocks()
            default: return delays
            }
        }
        return delays
    }

    /// Returns the size in bytes of the color table described by `flags`.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
