import Foundation
import Synchronization
import Testing

@testable import Reporting

/// Tests writing lines to file descriptors, including closed, full and broken ones. SIGPIPE has its default action
/// here, so a broken pipe that raised the signal would end the tests.
@Suite("StandardError and StandardOutput")
struct DescriptorTests {
    /// Returns the two ends of a new pipe.
    private func pipe() -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [0, 0]
        #expect(Foundation.pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    /// Returns the pending content of the pipe, up to `most` bytes.
    private func read(_ reader: Int32, most: Int = 1 << 20) -> String {
        var bytes = [UInt8](repeating: 0, count: most)
        let count = Foundation.read(reader, &bytes, most)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test("A line arrives with its newline, and control characters in a message are escaped")
    func arrives() throws {
        let ends = pipe()
        StandardError.write("one\ntwo \u{1B}[1m", to: Descriptor(number: ends.writer))
        try StandardOutput.write("three", to: Descriptor(number: ends.writer))
        #expect(read(ends.reader) == "one\ntwo \\u{1B}[1m\nthree\n")
        close(ends.reader)
        close(ends.writer)
    }

    @Test("Text on standard output is escaped like a message, and data is written unchanged")
    func output() throws {
        let ends = pipe()
        try StandardOutput.write("one\n\u{1B}]0;title\u{7}\u{9B}2J", to: Descriptor(number: ends.writer))
        try StandardOutput.write(Data([0x1B, 0xFF, 0x0A]), to: Descriptor(number: ends.writer))
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = Foundation.read(ends.reader, &bytes, 100)
        #expect(bytes.prefix(count) == Array("one\n\\u{1B}]0;title\\u{7}\\u{9B}2J\n".utf8)[...] + [0x1B, 0xFF, 0x0A])
        close(ends.reader)
        close(ends.writer)
    }

    @Test("On a closed descriptor, a full disk or a broken pipe, a message is dropped and a result throws an error")
    func broken() {
        let full = open("/dev/full", O_WRONLY)
        let ends = pipe()
        close(ends.reader)
        for (number, code) in [(Int32(1_000_000), EBADF), (full, ENOSPC), (ends.writer, EPIPE)] {
            StandardError.write("lost", to: Descriptor(number: number))
            #expect(throws: StandardOutput.Failure(code: code)) {
                try StandardOutput.write("lost", to: Descriptor(number: number))
            }
        }
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
        close(full)
        close(ends.writer)
    }

    @Test("Messages to an unread pipe are dropped, blocking or not, and later ones arrive again")
    func unread() {
        for flags in [0, O_NONBLOCK] {
            let ends = pipe()
            _ = fcntl(ends.writer, F_SETFL, flags)
            for _ in 0..<40 {
                StandardError.write(String(repeating: "x", count: 5_000), to: Descriptor(number: ends.writer))
            }
            while read(ends.reader).count == 1 << 20 {}
            StandardError.write("heard", to: Descriptor(number: ends.writer))
            #expect(read(ends.reader).hasSuffix("heard\n"))
            close(ends.reader)
            close(ends.writer)
        }
    }

    @Test("Writing a result waits for its reader, even if the descriptor is non-blocking")
    func waits() throws {
        let ends = pipe()
        _ = fcntl(ends.writer, F_SETFL, O_NONBLOCK)
        let text = String(repeating: "x", count: 300_000)
        let result = Mutex<Result<Void, StandardOutput.Failure>?>(nil)
        let writer = Thread {
            let written = Result { () throws(StandardOutput.Failure) in
                try StandardOutput.write(text, to: Descriptor(number: ends.writer))
            }
            result.withLock { $0 = written }
            close(ends.writer)
        }
        writer.start()
        var count = 0
        while case let piece = read(ends.reader).utf8.count, piece > 0 { count += piece }
        #expect(count == text.utf8.count + 1)
        try #require(result.withLock { $0 }).get()
        close(ends.reader)
    }
}
