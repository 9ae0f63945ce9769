import Foundation
import TestSupport

/// A compositor that announces interfaces and answers sync requests, but nothing else.
final class FakeCompositor {
    /// The path of the compositor's socket.
    var path: String { folder.appendingPathComponent("wayland-0").path }
    /// The environment for its clients.
    var environment: [String: String] { ["XDG_RUNTIME_DIR": folder.path] }
    private let folder: URL
    private let socket: ListeningSocket

    /// Creates a compositor that listens in a new folder and passes each connection to `respond`; `nil` accepts no
    /// connections.
    init(backlog: Int32 = 16, respond: (@Sendable (_ connection: Int32) -> Void)?) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        socket = try ListeningSocket(
            path: folder.appendingPathComponent("wayland-0").path, backlog: backlog, respond: respond)
    }

    /// Creates a compositor that announces `interfaces` to each client.
    convenience init(interfaces: [String]) throws {
        try self.init { connection in
            while let request = Self.readRequest(from: connection) {
                // Object 1 is the display. Both of its requests contain the ID of a new object.
                guard request.object == 1, let new = request.words.first else { continue }
                switch request.opcode {
                case 0: Self.send([new, Self.header(words: 3), 0], to: connection)  // wl_callback.done
                default:
                    for (name, interface) in interfaces.enumerated() {
                        let text = Self.words(of: interface)
                        let arguments = [UInt32(name + 1), UInt32(interface.utf8.count + 1)] + text + [1]
                        Self.send([new, Self.header(words: arguments.count + 2)] + arguments, to: connection)
                    }
                }
            }
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Reads until the client closes the connection.
    static func ignore(_ connection: Int32) {
        var byte: UInt8 = 0
        while read(connection, &byte, 1) > 0 {}
    }

    // MARK: Private

    /// Returns the second word of a message that has `words` words and opcode 0.
    private static func header(words: Int) -> UInt32 { UInt32(words * 4) << 16 }

    /// Returns the bytes of `text` and a terminating zero, padded to whole words.
    private static func words(of text: String) -> [UInt32] {
        var bytes = Array(text.utf8) + [0]
        bytes += [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        return stride(from: 0, to: bytes.count, by: 4).map { start in
            bytes[start..<start + 4].enumerated().reduce(0) { $0 | UInt32($1.element) << (8 * UInt32($1.offset)) }
        }
    }

    private static func readRequest(from connection: Int32) -> (object: UInt32, opcode: UInt32, words: [UInt32])? {
        guard let head = readWords(2, from: connection) else { return nil }
        guard let words = readWords(Int(head[1] >> 16) / 4 - 2, from: connection) else { return nil }
        return (head[0], head[1] & 0xFFFF, words)
    }

    private static func readWords(_ count: Int, from connection: Int32) -> [UInt32]? {
        var words = [UInt32](repeating: 0, count: count)
        let isRead = words.withUnsafeMutableBytes {
            $0.isEmpty || recv(connection, $0.baseAddress, $0.count, Int32(MSG_WAITALL)) == $0.count
        }
        return isRead ? words : nil
    }

    private static func send(_ words: [UInt32], to connection: Int32) {
        words.withUnsafeBytes { _ = Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
}
