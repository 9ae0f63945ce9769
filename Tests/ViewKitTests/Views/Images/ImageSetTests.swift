import DrawKit
import Foundation
import Reporting
import StageKit
import TestSupport
import Testing

@testable import ViewKit

@MainActor
@Suite("Image sets")
struct ImageSetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Returns the image of a set with `files`, and the messages of loading it.
    private func load(
        _ files: [String: Data], properties: String = ""
    ) throws -> (image: UIImage?, messages: [String]) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: set.appendingPathComponent(name)) }
        let images = files.keys.sorted().map { #"{"filename": "\#($0)", "idiom": "universal"}"# }.joined(separator: ",")
        let json = #"{"images": [\#(images)], "properties": {\#(properties)}}"#
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        var image: UIImage?
        let messages = Diagnostics.messages { image = UIImage(named: "Icon", in: bundle) }
        return (image, messages)
    }

    /// A red square of ten pixels.
    private var png: Data {
        get throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            return try #require(image.pngData())
        }
    }

    @Test(
        "The set's rendering intent decides whether an image is a template",
        arguments: [
            ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal), ("", .automatic),
        ])
    func intent(name: String, mode: UIImage.RenderingMode) throws {
        let image = try #require(
            try load(["icon.png": png], properties: #""template-rendering-intent": "\#(name)""#).image)
        #expect(image.renderingMode == mode)
        let stage = OffscreenStage(size: CGSize(width: 10, height: 10))
        let view = UIImageView(image: image)
        view.tintColor = .blue
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect((stage.pixel(x: 4, y: 5).bytes == UIColor.blue.bytes) == (mode == .alwaysTemplate))
    }

    @Test("A bitmap is preferred to a vector image in the same set", arguments: ["a.pdf", "z.pdf", "a.svg", "z.SVG"])
    func bitmap(vector: String) throws {
        let (image, messages) = try load(["icon.png": png, vector: Data("%PDF-1.4".utf8)])
        #expect(image != nil && messages.isEmpty, "\(messages)")
    }

    @Test(
        "A vector image is named, with what to do instead",
        arguments: [
            ("icon.pdf", "%PDF-1.4", "PDF"), ("icon.svg", "<svg/>", "SVG"),
            ("icon.svg", "\u{FEFF} <?xml version=\"1.0\"?>\n<svg width=\"1\"/>", "SVG"),
        ])
    func failures(name: String, contents: String, format: String) throws {
        let (image, messages) = try load([name: Data(contents.utf8)])
        #expect(image == nil)
        #expect(messages.count == 1)
        let reason =
            "\(format) is not supported; export the image as PNG with 2 or 3 pixels per point "
            + "as \"icon@3x.png\" in the same image set; it needs no entry in Contents.json"
        #expect(messages.first?.hasSuffix("Icon.imageset/\(name): \(reason)") == true, "\(messages)")
    }

    @Test(
        "A vector image whose size is known is replaced by a transparent one of that size",
        arguments: [
            ("icon.pdf", "%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [ 0 0 24 18.0 ]>>"),
            ("icon.pdf", "%PDF-1.7\n<</MediaBox[10 -2 34 16]/Parent 2 0 R>>"),
            ("icon.svg", "<svg width=\"24px\" stroke-width=\"3\" height='18' viewBox=\"0 0 1 1\">"),
            ("icon.svg", "<?xml version=\"1.0\"?><svg\n viewBox=\"0, 0, 24, 18\" width=\"100%\"/>"),
        ])
    func reservedSize(name: String, contents: String) throws {
        let (image, messages) = try load(
            [name: Data(contents.utf8)], properties: #""template-rendering-intent": "template""#)
        #expect(image?.size == CGSize(width: 24, height: 18) && image?.renderingMode == .alwaysTemplate)
        #expect(messages.count == 1 && messages.first?.contains("Icon.imageset/\(name): ") == true, "\(messages)")
        let stage = OffscreenStage(size: CGSize(width: 30, height: 30))
        stage.window.backgroundColor = .white
        let view = UIImageView(image: image)
        view.tintColor = .blue
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 4, y: 5).bytes == UIColor.white.bytes)
    }

    @Test(
        "Sizes of vector images that are missing, damaged or out of range reserve nothing",
        arguments: [
            "%PDF /MediaBox 4 0 R", "%PDF /MediaBox [0 0 24", "%PDF /MediaBox [0 0 24]", "%PDF /MediaBox [0 0 9e9 1]",
            "%PDF /MediaBox [0 0 nan 1]", "%PDF /MediaBox [24 18 0 0]", "%PDF /MediaBox",
            "<svg width=\"0\" height=\"1\"/>",
            "<svg width=\"100%\" height=\"100%\"/>", "<svg viewBox=\"0 0 24\"/>", "<svg width=",
            "<svg/><b width=\"2\"/>",
        ])
    func unknownSize(contents: String) throws {
        let (image, messages) = try load(["icon.vector": Data(contents.utf8)])
        #expect(image == nil && messages.count == 1)
    }
}
