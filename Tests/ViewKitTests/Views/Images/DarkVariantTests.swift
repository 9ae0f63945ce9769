import DrawKit
import Foundation
import ImageKit
import StageKit
import TestSupport
import Testing

@testable import ViewKit

@MainActor
@Suite("Image sets with a variant for dark appearance")
struct DarkVariantTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Returns an image set with red for light appearance and, if `hasDark`, blue for dark appearance.
    private func image(hasDark: Bool) throws -> UIImage {
        let set = folder.appendingPathComponent("Assets.xcassets/Logo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func write(_ name: String, _ bits: UInt32) throws {
            let bitmap = Bitmap(
                size: PixelSize(width: 8, height: 8), pixels: .color([UInt32](repeating: bits, count: 64)))
            try ImageCodec.png(bitmap).write(to: set.appendingPathComponent(name))
        }
        try write("light.png", 0xFFFF_0000)
        try write("dark.png", 0xFF00_00FF)
        let dark = #"""
            , {"filename": "dark.png", "idiom": "universal", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            """#
        let contents = """
            {"images": [{"filename": "light.png", "idiom": "universal", "scale": "1x"}\(hasDark ? dark : "")]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        return try #require(UIImage(named: "Logo", in: bundle))
    }

    @Test(
        "An image view shows the variant of its style, and follows a change",
        arguments: [(true, UIUserInterfaceStyle.light), (true, .dark), (false, .dark)], [false, true])
    func variants(set: (hasDark: Bool, style: UIUserInterfaceStyle), isHighlighted: Bool) throws {
        let (hasDark, style) = set
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try image(hasDark: hasDark).withRenderingMode(.alwaysOriginal)
        let stage = OffscreenStage(size: CGSize(width: 8, height: 8), style: style)
        let view = isHighlighted ? UIImageView(image: nil, highlightedImage: image) : UIImageView(image: image)
        view.isHighlighted = isHighlighted
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        stage.advance(by: 0)
        func isBlue() -> Bool { stage.pixel(x: 4, y: 4).bytes == UIColor.blue.bytes }
        #expect(isBlue() == (hasDark && style == .dark))
        stage.window.overrideUserInterfaceStyle = style == .dark ? .light : .dark
        stage.advance(by: 0)
        #expect(isBlue() == (hasDark && style == .light))
    }
}
