package import DrawKit
import Foundation
import Glibc

/// A headless X server (Xvfb) for tests of real windows. It stops when it is released.
package final class XServer {
    /// The value of DISPLAY for the server's clients.
    package let display: String
    private let process = Process()

    /// `true` if the programs for tests of windows are installed; otherwise these tests are skipped with a message.
    package static var isInstalled: Bool {
        ["Xvfb", "import", "xdotool"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
    }

    /// Creates a server with one screen of `size` pixels, on a free display number.
    package init(
        size: PixelSize = PixelSize(width: 1920, height: 1080), endsWithLastClient: Bool = false
    ) throws {
        let numbers = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        process.arguments = ["-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-nolisten", "tcp"]
        // Keys don't repeat, however long a slow machine holds them down.
        process.arguments?.append("-r")
        if endsWithLastClient { process.arguments?.append("-terminate") }
        process.standardOutput = numbers
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The server prints its number when it accepts clients.
        var text = ""
        while !text.hasSuffix("\n"), let byte = try numbers.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            text += String(decoding: byte, as: UTF8.self)
        }
        guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ToolError("Xvfb did not start; install it with: apt install xvfb")
        }
        display = ":\(number)"
    }

    deinit {
        process.end()
    }

    /// Stops the server from responding.
    package func suspend() {
        kill(process.processIdentifier, SIGSTOP)
    }

    /// The client that controls and captures the screen, from any thread.
    package var client: XClient { XClient(display: display) }
}

/// The reason why a program that a test needs has failed.
package struct ToolError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

extension Process {
    /// Kills the process and waits until it is gone. Doesn't use SIGTERM, because a child process inherits the signals
    /// that the test runner's threads block.
    package func end() {
        guard isRunning else { return }
        kill(processIdentifier, SIGKILL)
        waitUntilExit()
    }
}

extension Bitmap {
    /// Returns the 24 bits of the color at (`x`, `y`); `nil` outside the image.
    package func color(x: Int, y: Int) -> UInt32? {
        guard case .color(let words) = pixels, x >= 0, y >= 0, x < Int(size.width), y < Int(size.height) else {
            return nil
        }
        return words[y * Int(size.width) + x] & 0xFF_FFFF
    }
}
