import DrawKit
import Foundation
import Reporting
import StageKit
import TestSupport
import Testing

@testable import SymbolKit
@testable import ViewKit

@MainActor
@Suite("UIImage(systemName:)")
struct UIImageSymbolTests {
    private static let names = Symbol.names

    @Test("A configuration applies another one, if any, and equal configurations have equal hashes")
    func applying() {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let large = UIImage.SymbolConfiguration(scale: .large)
        let both = bold.applying(large)
        #expect(both == large.applying(bold) && both.hash == large.applying(bold).hash && both != bold)
        #expect(bold.applying(nil) == bold && bold.applying(UIImage.Configuration()) == bold)
        #expect(large.hash != UIImage.SymbolConfiguration(scale: .small).hash)
    }

    @Test(
        "All symbols, and some of them in four weights, match the golden image of each style",
        arguments: ["light", "dark"])
    func sheet(style: String) throws {
        let columns = 16
        let rows = (Self.names.count + columns - 1) / columns
        let stage = OffscreenStage(
            size: CGSize(width: 20 + 36 * columns, height: 36 * rows + 100), scale: 1,
            style: style == "dark" ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        for (index, name) in Self.names.enumerated() {
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = .label
            view.frame = CGRect(x: 10 + 36 * (index % columns), y: 10 + 36 * (index / columns), width: 36, height: 36)
            view.contentMode = .center
            stage.window.addSubview(view)
        }
        var left: CGFloat = 10
        for (weight, size) in [(.ultraLight, 20), (.regular, 30), (.bold, 40), (.black, 50)]
            as [(UIImage.SymbolWeight, CGFloat)]
        {
            for name in ["heart.fill", "gearshape", "star.circle.fill"] {
                let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
                let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
                view.frame.origin = CGPoint(x: left, y: CGFloat(36 * rows) + 20)
                stage.window.addSubview(view)
                left += view.bounds.width + 6
            }
        }
        stage.advance(by: 0)
        // Cairo releases differ by this amount in two pixels.
        try GoldenImage.expect(stage.bitmap(), named: "symbols-\(style)", tolerance: 2)
    }

    @Test("A frame surrounds the filled form of a symbol, if there is one")
    func framed() throws {
        for (name, inner) in [
            ("play.circle", "play.fill"), ("play.circle.fill", "play.fill"), ("heart.square.fill", "heart.fill"),
            ("person.crop.circle", "person.fill"), ("plus.circle", "plus"),
        ] {
            var symbol = try #require(Symbol.named(name))
            (symbol.frame, symbol.scale) = (.none, 1)
            #expect(try symbol == #require(Symbol.named(inner)), "\(name)")
        }
    }

    @Test("The article Symbols lists all names")
    func article() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
        let article = try String(
            contentsOfFile: NSString.path(withComponents: root + ["Sources/ViewKit/ViewKit.docc/Symbols.md"]),
            encoding: .utf8)
        func names(inSection title: String) -> [String] {
            let section = article.components(separatedBy: "\n## ").first { $0.hasPrefix(title) } ?? ""
            let list = section.components(separatedBy: ":\n\n").last ?? ""
            return list.split(separator: "`").map(String.init).filter { $0.contains(where: \.isLetter) }
        }
        let framed = [("In a circle", "circle"), ("In a square", "square")].flatMap { title, frame in
            names(inSection: title).flatMap { ["\($0).\(frame)", "\($0).\(frame).fill"] }
        }
        let others = names(inSection: "Other names")
        #expect((names(inSection: "Without a frame") + framed + others).sorted() == Symbol.names)
        #expect(article.contains("these \(Symbol.names.count) are"))
    }

    @Test("The standard images are symbols")
    func standardImages() {
        for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
            #expect(image.isSymbolImage)
        }
    }

    @Test("A symbol has the inherited tint color, or its own")
    func tint() {
        let stage = OffscreenStage(size: CGSize(width: 24, height: 24))
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        view.frame = stage.window.bounds
        stage.window.tintColor = .red
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 12, y: 12).bytes == UIColor.red.bytes)
        view.tintColor = .blue
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 12, y: 12).bytes == UIColor.blue.bytes)
        view.image = view.image?.withTintColor(.green)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 12, y: 12).bytes == UIColor.green.bytes)
        view.image = nil
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 12, y: 12).bytes == UIColor.white.bytes)
    }

    @Test("The symbol configuration sets the size")
    func sizes() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(image.isSymbolImage)
        #expect(image.size == CGSize(width: 20, height: 20))
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50, weight: .bold, scale: .large))
        #expect(large.size == CGSize(width: 75, height: 75))
        #expect(UIImageView(image: large).intrinsicContentSize == large.size)
        for size in [0, -1, .nan, .infinity, 1e30] as [CGFloat] {
            let odd = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size))
            #expect((1...1300).contains(odd?.size.width ?? 0))
        }
    }

    @Test("Unknown names are reported with similar names")
    func unknown() {
        let said = Messages.during {
            #expect(UIImage(systemName: "no.such.symbol") == nil)
            #expect(UIImage(systemName: "no.such.symbol") == nil)
            #expect(UIImage(systemName: "heart.circle.fill") != nil)
            #expect(UIImage(systemName: "photo.circle") == nil)
            #expect(UIImage(systemName: "") == nil)
        }
        #expect(said.count >= 3)
        #expect(said.first?.contains("such as airplane, ") == true && said.allSatisfy { $0.count < 250 })
        #expect(said.contains { $0.contains("such as photo, photo.fill") })
    }

    @Test("A tinted image has a single color")
    func tintedPicture() throws {
        let words: [UInt32] = [0xFFFF_0000, 0]
        let picture = UIImage(bitmap: Bitmap(size: PixelSize(width: 2, height: 1), pixels: .color(words)))
        let tinted = try #require(picture.withTintColor(.blue).cgImage?.bitmap(for: PixelSize(width: 2, height: 1)))
        guard case .color(let shown) = tinted.pixels else {
            Issue.record("no colors")
            return
        }
        #expect(shown == [PackedColor(UIColor.blue.cgColor.light, opacity: 1).bits, 0])
    }

    @Test("Buttons show symbols, and symbols can be drawn in a context")
    func others() {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 40))
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "square.fill"), for: .normal)
        button.frame = stage.window.bounds
        button.tintColor = .red
        stage.window.addSubview(button)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 30, y: 20).bytes == UIColor.red.bytes)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIImage(systemName: "circle.fill")?.draw(at: .zero)
        }
        #expect(drawn.cgImage != nil)
    }
}
