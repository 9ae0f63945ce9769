package import Foundation

/// This program, to be started again as a process of its own with the same arguments.
package struct OwnProgram {
    private let program: URL
    private let arguments: [String]

    /// The program at `program`, which is this one unless another is named.
    package init(_ program: URL = URL(fileURLWithPath: "/proc/self/exe"), arguments: [String]) {
        self.program = program.resolvingSymlinksInPath()
        self.arguments = arguments
    }

    /// Starts it with `environment` beside what is in this process's, hands over each line that it writes, and waits
    /// for its end. Returns the status that it ended with.
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
            throw BenchError("this program could not be started again: \(error.localizedDescription)")
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
