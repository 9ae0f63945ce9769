import DrawKit
import Foundation
import StageKit
import TestSupport
import ViewKit

/// Asset catalogs with damaged lists of images and colors, damaged images, and special files. Images and colors that
/// can be read are drawn.
@MainActor
enum CatalogCases {
    private static let images = Data(
        """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.jpg", "scale": "2x"},
        {"idiom": "universal", "filename": "a.png", "scale": "3x",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}], "info": {"version": 1, "author": "xcode"},
        "properties": {"template-rendering-intent": "template"}}
        """.utf8)
    private static let colors = Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.5", "green": "128", "blue": "0x80", "alpha": "1.000"}}}, {"idiom": "universal",
        "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "1e300", "alpha": "0.5"}}}]}
        """.utf8)
    private static let pictures = SamplePicture.allCases.map(\.data)

    static func run(_ random: inout SeededGenerator) throws {
        try CaseFolder.use { folder in
            let catalog = folder + "/Assets.xcassets"
            try write(images, to: catalog + "/picture.imageset", &random)
            try write(colors, to: catalog + "/color.colorset", &random)
            for name in ["a.png", "b.jpg"] where random.chance(80) {
                var data = pictures[random.number(0...(pictures.count - 1))]
                if random.chance(40) { data = Mutation.damaged(data, &random) }
                try data.write(to: URL(fileURLWithPath: catalog + "/picture.imageset/" + name))
            }
            guard let bundle = Bundle(path: folder) else { return }
            show(bundle, &random)
        }
    }

    /// Creates the folder of an image or color set, with a damaged `Contents.json`.
    private static func write(_ list: Data, to folder: String, _ random: inout SeededGenerator) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard !random.chance(5) else { return try CaseFolder.placeOddFile(at: folder + "/Contents.json", &random) }
        var data = list
        if random.chance(80) { data = JSONDamage.damaged(data, &random) }
        if random.chance(20) { data = Mutation.damaged(data, &random) }
        try data.write(to: URL(fileURLWithPath: folder + "/Contents.json"))
    }

    private static func show(_ bundle: Bundle, _ random: inout SeededGenerator) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 40), scale: random.chance(50) ? 1 : 2)
        stage.style = random.chance(50) ? .light : .dark
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        view.image = UIImage(named: "picture", in: bundle, compatibleWith: nil)
        view.backgroundColor = UIColor(named: "color", in: bundle, compatibleWith: nil)
        view.tintColor = UIColor(named: "color", in: bundle, compatibleWith: nil)
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }
}
