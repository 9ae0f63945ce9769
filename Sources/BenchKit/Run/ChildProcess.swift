package import Foundation

/// This program, restarted as a child process with the same arguments.
package struct ChildProcess {
    private let program: URL
    private let arguments: [String]

    /// Prepares a child process that runs the executable `program`, by default this program.
    package init(_ program: URL = URL(fileURLWithPath: "/proc/self/exe"), arguments: [String]) {
        self.program = program.resolvingSymlinksInPath()
        self.arguments = arguments
    }

    /// Runs the program with `environment` added to this process's environment, and waits until it exits. Kills it
    /// after `limit` seconds. Processes that it left running are killed, too.
    func run(
        _ environment: [String: String], within limit: TimeInterval
    ) throws(BenchError) -> BoundedProcess.Outcome {
        try BoundedProcess(path: program.path, arguments: [program.path] + arguments).run(environment, within: limit)
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
        var partialLine = ""
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            let lines = (partialLine + String(decoding: data, as: UTF8.self)).split(
                separator: "\n", omittingEmptySubsequences: false)
            for complete in lines.dropLast() { line(complete) }
            partialLine = String(lines.last ?? "")
        }
        if !partialLine.isEmpty { line(partialLine[...]) }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
