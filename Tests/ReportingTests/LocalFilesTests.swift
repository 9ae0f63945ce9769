import Foundation
import Glibc
import Testing

@testable import Reporting

@Suite("LocalFiles")
struct LocalFilesTests {
    /// Calls `body` with a folder that contains a file, a subfolder and links that lead outside, next to a secret file.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? files.removeItem(at: root) }
        let folder = root.appendingPathComponent("feed")
        try files.createDirectory(at: folder.appendingPathComponent("in"), withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: root.appendingPathComponent("secret"))
        try Data("picture".utf8).write(to: folder.appendingPathComponent("in/a b.png"))
        func link(_ name: String, to target: String) throws {
            try files.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
        }
        try link("inside", to: "in/a b.png")
        try link("outside", to: "../secret")
        try link("up", to: "..")
        try link("zero", to: "/dev/zero")
        mkfifo(folder.appendingPathComponent("pipe").path, 0o600)
        try body(folder)
    }

    @Test("A file in the folder is read, even percent-encoded or through a link inside the folder")
    func inside() throws {
        try withFolder { folder in
            for place in ["in/a b.png", "in/a%20b.png", "./in/a b.png", "inside"] {
                let data = try LocalFiles.read(place, in: folder, limit: 100)
                #expect(data == Data("picture".utf8), "\(place)")
            }
        }
    }

    @Test("Nothing outside the folder is read by any path")
    func outside() throws {
        try withFolder { folder in
            let places = [
                "../secret", "in/../../secret", "%2e%2e/secret", "outside", "up/secret", "/etc/passwd", "zero",
                folder.path + "/in/a b.png", "file:///etc/passwd", "ftp://host/a.png", "", "in/a b.png\u{0}", "%00",
            ]
            for place in places {
                #expect(throws: LocalFileError.self, "\(place)") {
                    try LocalFiles.read(place, in: folder, limit: 100)
                }
            }
            #expect(throws: LocalFileError.outside) { try LocalFiles.read("outside", in: folder, limit: 100) }
        }
    }

    @Test("A pipe, a device and a folder are rejected without waiting for them")
    func kinds() throws {
        try withFolder { folder in
            for path in [folder.appendingPathComponent("pipe").path, "/dev/zero"] {
                #expect(throws: LocalFileError.notAFile) { try LocalFiles.read(path, limit: 100) }
            }
            #expect(throws: LocalFileError.folder) { try LocalFiles.read(folder.path, limit: 100) }
        }
    }

    @Test("A file larger than the limit is not read")
    func limit() throws {
        try withFolder { folder in
            let contents = try LocalFiles.read("inside", in: folder, limit: 7)
            #expect(contents.count == 7)
            #expect(throws: LocalFileError.tooLarge(limit: 6)) { try LocalFiles.read("inside", in: folder, limit: 6) }
        }
    }
}
