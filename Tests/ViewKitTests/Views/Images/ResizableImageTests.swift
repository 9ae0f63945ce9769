import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Resizable images")
struct ResizableImageTests {
    private let stage = OffscreenStage(size: CGSize(width: 40, height: 20))

    /// An image of 4 by 3 points: red edges of one point on the left and right, and green and blue columns between.
    private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            for (x, color) in [UIColor.red, .green, .blue, .red].enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 3))
            }
        }
    }

    /// The colors of the pixels from the left of the row at `y`, one letter each.
    private func row(_ y: Int = 4, width: Int = 10) -> String {
        (0..<width).map { x in
            switch stage.pixel(x: x, y: y).bytes {
            case [255, 0, 0]: "r"
            case [0, 255, 0]: "g"
            case [0, 0, 255]: "b"
            case [255, 255, 255]: "."
            default: "?"
            }
        }.joined()
    }

    private static let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

    @Test(
        "Image views, buttons and drawing keep the caps and repeat or stretch the middle",
        arguments: [UIImage.ResizingMode.tile, .stretch])
    func modes(mode: UIImage.ResizingMode) throws {
        let image = image().resizableImage(withCapInsets: Self.caps, resizingMode: mode)
        #expect(image.capInsets == Self.caps && image.resizingMode == mode && image.size.width == 4)
        let frame = CGRect(x: 0, y: 0, width: 10, height: 8)
        let button = UIButton(frame: frame)
        button.setBackgroundImage(image, for: .normal)
        let view = UIImageView(frame: frame)
        view.image = image
        let drawn = UIImageView(frame: frame)
        drawn.image = UIGraphicsImageRenderer(size: frame.size).image { _ in image.draw(in: frame) }
        for shown in [view, button, drawn] {
            stage.window.addSubview(shown)
            stage.advance(by: 0)
            let row = row()
            #expect(row.first == "r" && row.last == "r" && row.count { $0 == "r" } == 2)
            if mode == .tile {
                #expect(row == "rgbgbgbgbr")
            } else {
                #expect(row.hasPrefix("rg") && row.hasSuffix("br") && row.count { $0 == "g" } >= 2)
            }
            shown.removeFromSuperview()
        }
    }

    @Test("The caps shrink if there is no room for them, and content modes that don't scale show the whole image")
    func small() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 8))
        view.image = image().resizableImage(withCapInsets: Self.caps)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(row(width: 3) == "rr.")
        view.frame.size.width = 8
        view.contentMode = .left
        stage.advance(by: 0)
        #expect(row(width: 5) == "rgbr.")
    }

    @Test("Stretchable images have a middle of one point")
    func stretchable() {
        let image = image().stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.image = image
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(row(width: 9) == "rgggggbr.")
    }

    @Test("contentsCenter divides the contents of a layer, even if they are a cropped image")
    func layer() throws {
        let full = try #require(image().cgImage)
        let cropped = try #require(full.cropping(to: CGRect(x: 1, y: 0, width: 3, height: 3)))
        #expect(cropped.width == 3 && full.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.contents = cropped
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0)
        #expect(row(width: 9) == "gbbbbbbr.")
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        stage.advance(by: 0)
        #expect(row(width: 9).first == "g" && row(width: 9) != "gbbbbbbr.")
    }
}
