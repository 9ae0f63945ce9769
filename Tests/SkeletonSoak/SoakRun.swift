import Foundation
import TestSupport

/// A run on one display: starts the display and a process with the demo's window, and checks its samples.
@MainActor
struct SoakRun {
    let display: SoakDisplay
    let options: SoakOptions
    /// The time in seconds after which a process that should have ended counts as hanging.
    private static let grace = 120.0

    /// Performs the run, prints a summary, and returns descriptions of the problems.
    func run() throws -> [String] {
        let seconds = options.minutes * 60
        let (text, process) = try display.use { environment in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = [
                "--window", "\(seconds)", "--only", display.rawValue, "--seed", "\(options.seed)",
            ]
            process.environment = ProcessInfo.processInfo.environment
                .filter { !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains($0.key) }
                .merging(environment) { $1 }
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let identifier = process.processIdentifier
            let timer = DispatchSource.makeTimerSource(queue: .global())
            timer.schedule(deadline: .now() + seconds + Self.grace)
            timer.setEventHandler { kill(identifier, SIGABRT) }
            timer.activate()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            timer.cancel()
            return (text, process)
        }
        let lines = text.split(separator: "\n")
        let samples = lines.compactMap { SoakSample(line: $0) }
        let longest = lines.compactMap { line in
            line.hasPrefix("longest ") ? Double(line.dropFirst("longest ".count)) : nil
        }.last
        if let first = samples.first, let last = samples.last {
            print(
                "\(display.rawValue): \(Int(last.seconds)) s, seed \(options.seed): memory \(Int(first.memory)) to "
                    + "\(Int(last.memory)) MiB, descriptors \(first.descriptors) to \(last.descriptors), textures "
                    + "\(first.textures) to \(last.textures), longest frame "
                    + "\(longest.map { "\(Int(($0 * 1000).rounded())) ms" } ?? "unknown")")
        }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let reason = process.terminationReason == .exit ? "status" : "signal"
            return ["the window ended with \(reason) \(process.terminationStatus) after \(samples.count) samples"]
        }
        var problems = SoakLimits.problems(in: samples)
        if let longest, longest > SoakLimits.frame { problems.append("a frame took \(longest) s") }
        return problems
    }
}
