import Foundation
import Glibc
import Reporting
import Testing

@Suite("ResultFile")
struct ResultFileTests {
    private static let (old, new) = (Data("old".utf8), Data("new".utf8))

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A file is created, and replaced by another with the same mode; nothing else remains")
    func replaces() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a.json")
            try ResultFile.write(Self.old, to: file.path)
            #expect(try Data(contentsOf: file) == Self.old)
            chmod(file.path, 0o640)
            var (before, after) = (stat(), stat())
            stat(file.path, &before)

            try ResultFile.write(Self.new, to: file.path)

            stat(file.path, &after)
            #expect(try Data(contentsOf: file) == Self.new)
            #expect(after.st_ino != before.st_ino)
            #expect(after.st_mode & 0o777 == 0o640)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
        }
    }

    @Test("A link is kept, and its target is replaced or created")
    func links() throws {
        try withFolder { folder in
            let (link, file) = (folder.appendingPathComponent("link"), folder.appendingPathComponent("file"))
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "file")
            for data in [Self.old, Self.new] {
                try ResultFile.write(data, to: link.path)
                #expect(try Data(contentsOf: file) == data)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "file")
            }
        }
    }

    @Test("Devices and pipes are written to, not replaced")
    func devices() throws {
        try ResultFile.write(Self.new, to: "/dev/null")
        var status = stat()
        stat("/dev/null", &status)
        #expect(status.st_mode & S_IFMT == S_IFCHR)

        try withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            let reader = open(pipe, O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            try ResultFile.write(Self.new, to: pipe)
            var bytes = [UInt8](repeating: 0, count: 8)
            #expect(read(reader, &bytes, bytes.count) == 3)
            #expect(Data(bytes.prefix(3)) == Self.new)
        }
    }

    @Test("A pipe without a reader is an error and doesn't block, both for writing and for moving a result")
    func unreadPipe() throws {
        try withFolder { folder in
            let (pipe, link, file) = (folder.path + "/pipe", folder.path + "/link", folder.path + "/whole")
            #expect(mkfifo(pipe, 0o600) == 0 && symlink("pipe", link) == 0)
            try Self.new.write(to: URL(fileURLWithPath: file))
            for path in [pipe, link] {
                #expect(throws: ResultFileError(code: ENXIO)) { try ResultFile.write(Self.new, to: path) }
                #expect(throws: ResultFileError(code: ENXIO)) { try ResultFile.move(file, to: path) }
            }
            #expect("\(ResultFileError(code: ENXIO).localizedDescription)" == "no program reads the pipe")
        }
    }

    @Test("Unwritable paths throw an error")
    func refused() {
        for path in ["/nowhere/a.json", "/dev/full", "/"] {
            #expect(throws: (any Error).self, "\(path)") { try ResultFile.write(Self.new, to: path) }
        }
    }
}
