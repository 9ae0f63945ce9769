import Foundation
import Testing

@testable import ImageKit

@Suite("Variants in asset catalogs")
struct AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private static func appearances(_ values: [String]) -> String {
        let list = values.map { value in
            #"{"appearance": "\#(value == "high" ? "contrast" : "luminosity")", "value": "\#(value)"}"#
        }
        return list.isEmpty ? "" : #""appearances": [\#(list.joined(separator: ","))],"#
    }

    /// Creates a catalog with the set `name`, its list of entries and empty files, and returns its bundle.
    private func bundle(_ name: String, _ list: String, files: [String] = []) throws -> Bundle {
        let set = folder.appendingPathComponent("Assets.xcassets/\(name)")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for file in files { try Data().write(to: set.appendingPathComponent(file)) }
        try Data(list.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return try #require(Bundle(path: folder.path))
    }

    /// The appearances of a set's entries, numbered from 0, and the numbers of those that are used.
    struct Variants: Sendable, CustomTestStringConvertible {
        let entries: [[String]]
        let light: Int
        let dark: Int

        init(_ entries: [[String]], light: Int, dark: Int) {
            (self.entries, self.light, self.dark) = (entries, light, dark)
        }

        var testDescription: String { "\(entries)" }
    }

    static let variants = [
        Variants([[]], light: 0, dark: 0), Variants([[], ["dark"]], light: 0, dark: 1),
        Variants([[], ["light"], ["dark"]], light: 1, dark: 2), Variants([["dark"], ["light"], []], light: 1, dark: 0),
        Variants([[], ["light"]], light: 1, dark: 0), Variants([["light"], ["dark"]], light: 0, dark: 1),
        Variants([["high"], ["dark", "high"], ["light", "high"], [], ["dark"]], light: 3, dark: 4),
    ]

    @Test(
        "The entry for light or dark appearance precedes that for any; high contrast is left out", arguments: variants)
    func colors(_ variants: Variants) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let entries = variants.entries.enumerated().map { index, values in
            #"{\#(Self.appearances(values)) "color": {"components": {"white": "0.\#(index)00"}}}"#
        }
        let bundle = try bundle("Tone.colorset", #"{"colors": [\#(entries.joined(separator: ","))]}"#)
        let color = try #require(AssetCatalogs.color(named: "Tone", in: bundle))
        #expect(Int((color.light.red * 10).rounded()) == variants.light)
        #expect(Int((color.dark.red * 10).rounded()) == variants.dark)
    }

    @Test("Images have the same variants as colors", arguments: variants)
    func images(_ variants: Variants) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let entries = variants.entries.enumerated().map { index, values in
            #"{\#(Self.appearances(values)) "filename": "\#(index).png", "scale": "1x"}"#
        }
        let bundle = try bundle("Logo.imageset", #"{"images": [\#(entries.joined(separator: ","))]}"#)
        let light = AssetCatalogs.image(named: "Logo", in: bundle)
        // Without a variant for dark appearance, the image for light appearance is shown.
        let dark = AssetCatalogs.image(named: "Logo", isDark: true, in: bundle) ?? light
        #expect(light?.url.lastPathComponent == "\(variants.light).png")
        #expect(dark?.url.lastPathComponent == "\(variants.dark).png")
    }

    @Test(
        "A bitmap with the name of a vector image is used in its place, that of the largest scale first",
        arguments: [
            (["a.pdf", "a.png", "a@2x.png"], "a@2x.png", 2), (["a.pdf", "a@3x.jpg", "a@2x.png"], "a@3x.jpg", 3),
            (["a.pdf", "a.webp"], "a.webp", 1), (["a.pdf", "b.png"], "a.pdf", 1),
        ] as [([String], String, CGFloat)])
    func vectors(files: [String], expected: String, scale: CGFloat) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = #"{"images": [{"filename": "a.pdf"}], "properties": {"template-rendering-intent": "template"}}"#
        let image = AssetCatalogs.image(named: "Logo", in: try bundle("Logo.imageset", list, files: files))
        #expect(image?.url.lastPathComponent == expected)
        #expect(image?.scale == scale)
        #expect(image?.isTemplate == true)
    }
}
