import Foundation
import Testing

@testable import ImageKit

@Suite("Image files")
struct ImageFileTests {
    @Test("Messages name a resource by its path in the folder of the resources, and other files by their path")
    func paths() throws {
        func path(_ path: String) -> String { ImageFile(url: URL(fileURLWithPath: path), scale: 1).displayPath }
        #expect(
            path("/build/debug/People_People.resources/Resources/Assets.xcassets/logo.imageset/logo.png")
                == "Resources/Assets.xcassets/logo.imageset/logo.png")
        #expect(path("/pictures/logo.png") == "/pictures/logo.png")
        let error = #expect(throws: ImageError.self) { try ImageFiles.read("/absent/logo.png", named: "a.png") }
        #expect(error?.description.hasPrefix("a.png cannot be read: ") == true)
    }

    @Test("Only the error of a vector image in an image set says how to replace it")
    func vectorImages() {
        let reason = "icon.pdf: export the image as PNG with 2 or 3 pixels per point"
        let file = ImageFile(url: URL(fileURLWithPath: "/Icon.imageset/icon.pdf"), scale: 1)
        let other = ImageFile(url: URL(fileURLWithPath: "/Icons/icon.pdf"), scale: 1)
        let error = ImageError(reason, isVector: true)
        #expect(
            file.message(for: error)
                == reason + " as \"icon@3x.png\" in the same image set; it needs no entry in Contents.json")
        #expect(other.message(for: error) == reason)
        #expect(file.message(for: ImageError(reason)) == reason)
    }

    @Test("The name for messages isn't computed if the file can be read")
    func unusedName() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2]).write(to: file)
        var count = 0
        func name() -> String {
            count += 1
            return "a.png"
        }
        let data = try ImageFiles.read(file.path, named: name())
        #expect(data == Data([1, 2]) && count == 0)
    }

    @Test("The folders of a program are its own and its resource bundles")
    func programFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Apps_Icons.resources", "Apps_Mail.resources", "Mail.build"] {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let names = ImageFiles.folders(of: "Mail", in: folder).map(\.lastPathComponent)
        #expect(names == [folder.lastPathComponent, "Apps_Mail.resources", "Apps_Icons.resources"])
    }
}
