import Foundation

/// A message bus of a test's own, with nobody on it but those whom the test starts; it stops when it is dropped.
package final class PrivateBus {
    /// The value of DBUS_SESSION_BUS_ADDRESS for its clients.
    package let address: String
    private let folder: URL
    private let process = Process()

    private static let program = "/usr/bin/dbus-daemon"

    /// Whether there is the program that this needs; without it those tests are skipped with a message.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Starts a bus.
    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-" + UUID().uuidString.prefix(8))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // No services that would be started when somebody asks for them.
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
        // The bus writes its address when it is ready for clients.
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

    /// Has the bus answer nothing any more, until it is resumed.
    package func pause() { kill(process.processIdentifier, SIGSTOP) }

    /// Has a paused bus go on.
    package func resume() { kill(process.processIdentifier, SIGCONT) }

    /// Ends the bus, without a word to its clients.
    package func stop() {
        process.end()
        try? FileManager.default.removeItem(at: folder)
    }
}
