import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Image files in the folders of a bundle")
struct ImageFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ path: String, side: Int32) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let pixels = [UInt32](repeating: 0xFFFF_0000, count: Int(side * side))
        let bitmap = Bitmap(size: PixelSize(width: side, height: side), pixels: .color(pixels))
        try ImageCodec.png(bitmap).write(to: file)
    }

    @Test("A file in a folder is found by its name, as in an iOS bundle; a file of an image set isn't")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Resources/Pictures/photo.png", side: 8)
        try write("Resources/icon@2x.png", side: 8)
        try write("Resources/Assets.xcassets/Logo.imageset/part.png", side: 8)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "photo.png", in: bundle)?.size == CGSize(width: 8, height: 8))
        #expect(UIImage(named: "photo", in: bundle)?.size == CGSize(width: 8, height: 8))
        #expect(UIImage(named: "icon", in: bundle)?.size == CGSize(width: 4, height: 4))
        var part: UIImage?
        let messages = Messages.during { part = UIImage(named: "part", in: bundle) }
        #expect(part == nil && messages.count == 1)
    }

    @Test("Of localized files, the one in the user's language is found; one that isn't localized comes first")
    func localized() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let languages = ["de", "en"]
        let preferred = UserLanguages.ranked(languages, for: UserLanguages.preferred).first ?? "en"
        let other = try #require(languages.first { $0 != preferred })
        try write("Resources/\(other).lproj/flag.png", side: 4)
        try write("Resources/Flags/\(preferred).lproj/flag.png", side: 8)
        try write("Resources/\(preferred).lproj/map.png", side: 4)
        try write("Resources/Pictures/Maps/map.png", side: 8)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "flag", in: bundle)?.size.width == 8)
        #expect(UIImage(named: "map", in: bundle)?.size.width == 8)
    }

    @Test("The user's language takes precedence over the scale, and Base over languages that aren't the user's")
    func languageAndScale() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let languages = ["de", "en"]
        let preferred = UserLanguages.ranked(languages, for: UserLanguages.preferred).first ?? "en"
        let other = try #require(languages.first { $0 != preferred })
        try write("Resources/\(preferred).lproj/flag.png", side: 4)
        try write("Resources/\(other).lproj/flag@2x.png", side: 16)
        try write("Resources/map.png", side: 6)
        try write("Resources/\(preferred).lproj/map@3x.png", side: 30)
        try write("Resources/Base.lproj/name.png", side: 10)
        try write("Resources/eo.lproj/name.png", side: 12)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "flag", in: bundle)?.size.width == 4)
        #expect(UIImage(named: "map", in: bundle)?.size.width == 6)
        #expect(UIImage(named: "name", in: bundle)?.size.width == 10)
    }

    @Test("Of the files for different scales, the largest is found", arguments: ["Resources", "Resources/Icons"])
    func scales(place: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\(place)/icon.png", side: 6)
        try write("\(place)/icon@2x.png", side: 12)
        try write("\(place)/icon@3x.png", side: 30)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "icon", in: bundle)?.size.width == 10)
        #expect(UIImage(named: "icon.png", in: bundle)?.size.width == 10)
    }
}
