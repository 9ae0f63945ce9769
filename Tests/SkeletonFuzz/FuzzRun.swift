import Foundation

/// Runs workers of all kinds in turn until the time is up.
@MainActor
struct FuzzRun {
    private let options: FuzzOptions
    /// The maximum running time of a worker, in seconds.
    private static let slice = 5.0

    init(_ options: FuzzOptions) {
        self.options = options
    }

    /// Returns the exit status: 0 if nothing was found, 1 otherwise.
    func run() -> Int32 {
        print(
            "Seed \(options.seed), \(options.seconds) seconds: \(options.kinds.map(\.rawValue).joined(separator: ", "))"
        )
        let end = Date().addingTimeInterval(options.seconds)
        var next: [FuzzKind: Int] = [:]
        var failures = 0
        while Date() < end {
            for kind in options.kinds where Date() < end {
                let first = next[kind] ?? 0
                let share = options.seconds / Double(options.kinds.count)
                let seconds = max(0.5, min(Self.slice, share, end.timeIntervalSinceNow))
                do {
                    let outcome = try work(kind, from: first, seconds: seconds)
                    next[kind] = outcome.last + 1
                    if let failure = outcome.failure {
                        failures += 1
                        print("FAILED: \(kind.rawValue), case \(outcome.last): \(failure)")
                        print(
                            "  again: scripts/fuzz --seed \(options.seed) "
                                + "--only \(kind.rawValue) --case \(outcome.last)"
                        )
                    }
                } catch {
                    print("a worker could not be started: \(error)")
                    return 1
                }
            }
        }
        let counts = options.kinds.map { "\(next[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
        print("\(counts); \(failures == 0 ? "nothing found" : "\(failures) failures, seed \(options.seed)")")
        return failures == 0 ? 0 : 1
    }

    private func work(_ kind: FuzzKind, from first: Int, seconds: Double) throws -> (last: Int, failure: String?) {
        let worker = Process()
        worker.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        worker.arguments = [
            "\(seconds)", "--seed", "\(options.seed)", "--only", kind.rawValue, "--worker", "\(first)",
        ]
        let folder = FileManager.default.temporaryDirectory
        let log = folder.appendingPathComponent("skeleton-fuzz-\(ProcessInfo.processInfo.processIdentifier).log")
        try Data().write(to: log)
        let errors = try FileHandle(forWritingTo: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let output = Pipe()
        worker.standardOutput = output
        worker.standardError = errors
        try worker.run()
        let numbers = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        worker.waitUntilExit()
        try errors.close()
        let last = numbers.split(separator: "\n").last.flatMap { Int($0) } ?? first
        guard worker.terminationReason != .exit || worker.terminationStatus != 0 else { return (last, nil) }
        let words = String(decoding: try Data(contentsOf: log).suffix(4000), as: UTF8.self)
        let reason = worker.terminationReason == .exit ? "status" : "signal"
        return (last, "\(reason) \(worker.terminationStatus)\n\(words)")
    }
}
