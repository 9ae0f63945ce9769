import Foundation
import Glibc
import TestSupport

/// A temporary folder for one case.
@MainActor
enum CaseFolder {
    /// Calls `body` with the path of a folder that is removed afterward.
    static func use<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // FileManager fails on paths of more than 4096 bytes.
        defer { _ = try? Programs.prepare("/bin/rm", ["-rf", folder.path]).runToEnd() }
        return try body(folder.path)
    }

    /// Creates something other than a regular file at `path`, or a file that is too large.
    static func placeOddFile(at path: String, _ random: inout SeededGenerator) throws {
        let manager = FileManager.default
        switch random.number(0...6) {
        case 0: mkfifo(path, 0o600)
        case 1: try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
        case 2: try manager.createSymbolicLink(atPath: path, withDestinationPath: path)
        case 3: try manager.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        case 4: try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
        case 5: try manager.createSymbolicLink(atPath: path, withDestinationPath: "/proc/self/mem")
        default:
            // A sparse file takes no disk space.
            try Data().write(to: URL(fileURLWithPath: path))
            truncate(path, random.chance(50) ? 1 << 21 : 1 << 40)
        }
    }
}
