package import Foundation

/// This program, restarted as a child process with the same arguments.
package struct ChildProcess {
    private let program: URL
    private let arguments: [String]

    /// Creates a child process of the executable `program`, by default this program.
    package init(_ program: URL = URL(fileURLWithPath: "/proc/self/exe"), arguments: [String]) {
        self.program = program.resolvingSymlinksInPath()
        self.arguments = arguments
    }

    /// Runs the program with `environment` added to this process's environment, passes each line of its output to
    /// `line`, and waits until it exits. Returns its exit status.
    package func run(_ environment: [String: String], line: (Substring) -> Void) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw BenchError("the program could not be restarted: \(error.localizedDescription)")
        }
        var rest = ""
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            let lines = (rest + String(decoding: data, as: UTF8.self)).split(
                separator: "\n", omittingEmptySubsequences: false)
            for complete in lines.dropLast() { line(complete) }
            rest = String(lines.last ?? "")
        }
        if !rest.isEmpty { line(rest[...]) }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
