import Foundation
import Reporting
import Testing

@Suite("File identity") struct FileIdentityTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

    @Test("All paths of a file are equal, even if it doesn't exist", arguments: [false, true])
    func equal(exists: Bool) throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        if exists { try Data().write(to: URL(fileURLWithPath: folder + "/a")) }
        let file = FileIdentity(path: folder + "/a")

        for path in ["./a", "sub/../a", "sub/./../a", ".//a", "link", "sub/up", "here/a", "link-to-link"] {
            #expect(FileIdentity(path: "\(folder)/\(path)") == file, "\(path)")
        }
        for path in ["b", "sub/a", "other-link", "a.json", "none/a"] {
            #expect(FileIdentity(path: "\(folder)/\(path)") != file, "\(path)")
        }
    }

    @Test("A relative path equals the absolute one")
    func relative() {
        let name = UUID().uuidString
        #expect(
            FileIdentity(path: name) == FileIdentity(path: FileManager.default.currentDirectoryPath + "/" + name))
    }

    @Test("A circular link has its own identity")
    func circle() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/one", withDestinationPath: "two")
        try FileManager.default.createSymbolicLink(atPath: folder + "/two", withDestinationPath: "one")

        #expect(FileIdentity(path: folder + "/one") != FileIdentity(path: folder + "/a"))
    }

    @Test("A descriptor has the identity of its file, and a closed one has none")
    func descriptor() throws {
        try prepare()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let descriptor = open(folder + "/a", O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }

        #expect(FileIdentity(descriptor: descriptor) == FileIdentity(path: folder + "/link"))
        #expect(FileIdentity(descriptor: 1_000_000) == nil)
    }

    /// Creates a folder with links to `a`, which doesn't exist yet.
    private func prepare() throws {
        try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        for (link, target) in [
            ("link", "a"), ("sub/up", "../a"), ("here", folder), ("link-to-link", "link"), ("other-link", "b"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
        }
    }
}
