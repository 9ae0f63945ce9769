import Foundation

/// A private message bus for a test, used only by the test's clients. It stops when it is released.
package final class PrivateBus {
    /// The value of DBUS_SESSION_BUS_ADDRESS for the bus's clients.
    package let address: String
    private let folder: URL
    private let process = Process()

    private static let program = "/usr/bin/dbus-daemon"

    /// `true` if dbus-daemon is installed; otherwise tests that need a bus are skipped with a message.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Creates and starts a bus.
    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-" + UUID().uuidString.prefix(8))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The configuration has no service directories, so the bus starts no services on request.
        let configuration = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <type>session</type>
              <listen>unix:path=\(folder.path)/socket</listen>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/>
                <allow eavesdrop="true"/>
                <allow own="*"/>
              </policy>
            </busconfig>
            """
        let file = folder.appendingPathComponent("bus.conf")
        try configuration.write(to: file, atomically: true, encoding: .utf8)
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["--config-file=\(file.path)", "--nofork", "--nopidfile", "--print-address=1"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The bus prints its address when it accepts clients.
        var text = ""
        while !text.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            text += String(decoding: byte, as: UTF8.self)
        }
        guard text.hasPrefix("unix:") else {
            throw ToolError("dbus-daemon did not start; install it with: apt install dbus-daemon")
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit {
        stop()
    }

    /// Stops the bus from responding until it is resumed.
    package func pause() { kill(process.processIdentifier, SIGSTOP) }

    /// Resumes a paused bus.
    package func resume() { kill(process.processIdentifier, SIGCONT) }

    /// Kills the bus without notifying its clients.
    package func stop() {
        process.end()
        try? FileManager.default.removeItem(at: folder)
    }
}
