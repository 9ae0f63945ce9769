import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing

/// Tests both programs with file descriptors that are closed, full, broken or scarce.
@Suite("Programs with bad file descriptors")
struct DescriptorTests {
    /// Runs a program in a shell. The shell script `setup` sets up the file descriptors and starts the program.
    private func run(
        _ program: String, _ arguments: [String], _ setup: String, environment: [String: String] = [:]
    ) throws -> Demo.Outcome {
        let process = Demo.process([], environment: environment)
        let path = Demo.productsFolder.appendingPathComponent(program).path
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", setup, path] + arguments
        return try Demo.finish(process)
    }

    @Test(
        "A program whose result can't be written exits with 1 and a reason",
        arguments: ["skeleton-demo", "skeleton-bench"], ["--help", "--list", "--version"])
    func results(program: String, option: String) throws {
        let full = try run(program, [option], #"exec "$0" "$@" >/dev/full"#)
        #expect(full.status == 1)
        #expect(full.errors == "\(program): standard output could not be written: No space left on device\n")

        let closed = try run(program, [option], #"exec "$0" "$@" >&-"#)
        #expect(closed.status == 1)
        #expect(closed.errors == "\(program): standard output could not be written: Bad file descriptor\n")
    }

    @Test(
        "A message that can't be written has no effect on the exit status",
        arguments: ["2>/dev/full", "2>&-", "<&- 2>&-", "<&- >&- 2>&-", ">/dev/full 2>&1"])
    func messages(redirection: String) throws {
        #expect(try run("skeleton-demo", ["--lod"], #"exec "$0" "$@" "# + redirection).status == 2)
        #expect(try run("skeleton-bench", ["--lod"], #"exec "$0" "$@" "# + redirection).status == 2)
    }

    @Test("Closed pipes don't change the exit status")
    func brokenPipes() throws {
        for (option, status) in [("--lod", Int32(2)), ("--help", 1)] {
            let process = Demo.process([option])
            let (output, errors) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (output, errors)
            try output.fileHandleForReading.close()
            try errors.fileHandleForReading.close()
            try process.run()
            try process.waitForEnd()
            #expect(process.terminationReason == .exit && process.terminationStatus == status)
        }
    }

    @Test("The benchmark exits with 1 if its report can't be written")
    func report() throws {
        let measure = [
            "--allow-debug", "--scenario", "shimmer", "--bones", "1", "--frames", "2", "--warmup", "0", "--size",
            "320x320",
        ]
        let full = try run("skeleton-bench", measure, #"exec "$0" "$@" >/dev/full"#)
        #expect(full.status == 1 && full.errors.contains("standard output could not be written"))

        let json = try run("skeleton-bench", measure + ["--json", "/dev/full"], #"exec "$0" "$@" >/dev/null"#)
        #expect(json.status == 1 && json.errors.contains("/dev/full could not be written"))
    }

    @Test(
        "Output that doesn't fit leaves the existing file, and no partial file",
        .disabled(if: Machine.hasThreadSanitizer, "the sanitizer itself needs larger files"))
    func noRoom() throws {
        try Demo.withFolder { folder in
            let file = folder.appendingPathComponent("a")
            try Data("mine".utf8).write(to: file)
            // Files are limited to one block, and the signal that would otherwise kill the program is ignored.
            let limit = "trap '' 25; ulimit -f 1; " + #"exec "$0" "$@" 2>&1"#
            let draw = ["--snapshot", file.path, "--at", "0.1", "--size", "320x320"]
            let picture = try run("skeleton-demo", draw, limit)
            #expect(picture.status == 1 && picture.output.contains("\(file.path) can't be written"))

            let measure = [
                "--allow-debug", "--scenario", "shimmer", "--bones", "1", "--frames", "2", "--warmup", "0", "--size",
                "320x320", "--json", file.path,
            ]
            let report = try run("skeleton-bench", measure, limit)
            #expect(report.output.contains("the file \(file.path) could not be written"))

            #expect(try Data(contentsOf: file) == Data("mine".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
        }
    }

    @Test("An image file is complete even if the standard streams were closed at the start")
    func picture() throws {
        try Demo.withFolder { folder in
            let path = folder.appendingPathComponent("a.png")
            let arguments = ["--snapshot", path.path, "--at", "0.1", "--size", "320x320"]
            let outcome = try run("skeleton-demo", arguments, #"exec "$0" "$@" <&- >&- 2>&-"#)
            #expect(outcome.status == 0)
            let picture = try ImageCodec.decode(Data(contentsOf: path), name: "a.png")
            #expect(picture.size == .init(width: 320, height: 320))
        }
    }

    @Test(
        "With standard error closed at the start, messages don't reach the display connection",
        .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
    func display() throws {
        let server = try XServer()
        let arguments = ["--duration", "0.5", "--renderer", "software"]
        let outcome = try run(
            "skeleton-demo", arguments, #"exec "$0" "$@" <&- >&- 2>&-"#, environment: ["DISPLAY": server.display])
        #expect(outcome.status == 0)
    }

    @Test("A low limit on open files is reported", arguments: [6, 8, 12, 20])
    func fewDescriptors(limit: Int) throws {
        try Demo.withFolder { folder in
            let path = folder.appendingPathComponent("a.png").path
            let outcome = try run(
                "skeleton-demo", ["--snapshot", path, "--at", "0.1", "--size", "320x320"],
                "ulimit -n \(limit); " + #"exec "$0" "$@""#)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains("only \(limit) files may be open at once"))

            let bench = try run("skeleton-bench", ["--allow-debug"], "ulimit -n \(limit); " + #"exec "$0" "$@""#)
            #expect(bench.status == 1)
            #expect(bench.errors.contains("only \(limit) files may be open at once"))
        }
    }
}
