import Foundation
import Reporting
import Testing

@testable import ImageKit

@Suite("The files in a folder of resources")
struct FolderFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// Returns the paths in the bundle, sorted.
    private func paths(isRecursive: Bool = true, limit: Int = 100) -> [String] {
        let bundle = folder.appendingPathComponent("Apps_Mail.resources")
        return FolderFiles.list(in: bundle, isRecursive: isRecursive, limit: limit)
            .map { String($0.path.dropFirst(bundle.path.count + 1)) }.sorted()
    }

    @Test("Links to folders are followed once, even if they form a cycle")
    func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Shared/Base.lproj/Main.storyboard")
        try write("Apps_Mail.resources/Info.plist")
        try link("Apps_Mail.resources/Resources", to: folder.appendingPathComponent("Shared").path)
        try link("Shared/Self", to: "../Shared")
        try link("Shared/Up", to: "../Apps_Mail.resources")
        let expected = [
            "Info.plist", "Resources", "Resources/Base.lproj", "Resources/Base.lproj/Main.storyboard", "Resources/Self",
            "Resources/Up",
        ]
        #expect(paths() == expected)
        #expect(paths(isRecursive: false) == ["Info.plist", "Resources"])
        #expect(paths(limit: 3).count == 3)
    }

    @Test("A broken link is reported")
    func brokenLink() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Apps_Mail.resources/Info.plist")
        try link("Apps_Mail.resources/Resources", to: "../../iOS/Resources")
        var found: [String] = []
        let messages = Diagnostics.messages { found = paths() }
        #expect(found == ["Info.plist", "Resources"])
        #expect(messages.count == 1)
        let part = "Apps_Mail.resources/Resources is a symbolic link to ../../iOS/Resources, which doesn't exist"
        #expect(messages.first?.contains(part) == true, "\(messages)")
    }
}
