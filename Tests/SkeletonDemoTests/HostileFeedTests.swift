import Foundation
import TestSupport
import Testing

/// Tests the whole demo against a hostile server.
@Suite("skeleton-demo and a hostile server", .serialized)
struct HostileFeedTests {
    /// The limit on resident memory, in KiB.
    private static let memory = (Machine.hasSanitizer ? 1500 : 300) * 1024

    /// Draws the feed of `behavior` and returns the exit status, the errors and the peak resident memory in KiB.
    private func draw(_ behavior: HostileBehavior, timeout: Int = 20) throws -> (
        status: Int32, errors: String, memory: Int
    ) {
        let server = try HostileServer()
        return try Demo.withFolder { folder in
            let picture = folder.appendingPathComponent("a.png").path
            let process = Demo.process([
                "-c",
                """
                import resource, subprocess, sys
                status = subprocess.call(sys.argv[1:])
                print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
                sys.exit(status)
                """,
                Demo.productsFolder.appendingPathComponent("skeleton-demo").path,
                "--feed", server.address(of: behavior), "--timeout", "\(timeout)", "--snapshot", picture, "--at", "4",
            ])
            process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            let end = try process.runToEnd()
            let memory = try #require(Int(end.output.trimmingCharacters(in: .whitespacesAndNewlines)))
            return (end.status, end.errors, memory)
        }
    }

    @Test("A feed of a hundred hostile pictures is shown, missing ones are reported, and memory is bounded")
    func pictures() throws {
        let outcome = try draw(.feed, timeout: 6)

        #expect(outcome.status == 0)
        #expect(outcome.memory < Self.memory, "\(outcome.memory) KiB")
        #expect(outcome.errors.contains("the picture nulBeforeHeader is left out: it sent a response that is not HTTP"))
        #expect(outcome.errors.contains("the picture basic is left out: it answered with 401 (unauthorized)"))
        #expect(outcome.errors.contains("pictures did not come within 6 seconds"))
        #expect(outcome.errors.contains("silence?\\u{1B}[2J0 is left out: it is not an address"))
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test(
        "A feed that exceeds a limit exits with 1 and a message, and memory is bounded",
        arguments: [
            (HostileBehavior.gzipBomb, "more than the limit of 64 MiB"),
            (.nulBeforeHeader, "sent a response that is not HTTP"),
            (.basic, "The server answered with 401 (unauthorized)."), (.deepFeed, "nested more than 64 deep"),
            (.valuesFeed, "more than 1000000 values"), (.textFeed, "is missing"),
            (.redirectToPrivate, "has a private address"), (.redirectToFile, "neither http nor https"),
        ])
    func feeds(behavior: HostileBehavior, words: String) throws {
        let outcome = try draw(behavior)

        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(words), "\(outcome.errors.prefix(500))")
        #expect(outcome.memory < Self.memory, "\(outcome.memory) KiB")
    }

    @Test("A feed with too many posts is truncated, with a message")
    func posts() throws {
        let outcome = try draw(.postsFeed)

        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("the first 10000 are shown"))
        #expect(outcome.memory < Self.memory, "\(outcome.memory) KiB")
    }
}
