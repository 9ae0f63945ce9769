import DrawKit
import Foundation
import ImageKit
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIGraphicsImageRenderer and UIGraphics")
struct UIGraphicsTests {
    private func renderer(scale: CGFloat = 1, isOpaque: Bool = false) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat.preferred()
        (format.scale, format.opaque) = (scale, isOpaque)
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> PackedColor {
        let bitmap = try #require(image.cgImage?.bitmap(for: PixelSize(width: 1, height: 1)))
        guard case .color(let words) = bitmap.pixels else { throw CancellationError() }
        return PackedColor(bits: words[y * Int(bitmap.size.width) + x])
    }

    private let red = PackedColor(bits: 0xFFFF_0000)
    private let blue = PackedColor(bits: 0xFF00_00FF)

    @Test("A renderer creates an image of the given size and scale, and a PNG of the same pixels")
    func images() throws {
        let draw = { (context: UIGraphicsImageRendererContext) in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let image = renderer(scale: 2).image(actions: draw)
        let data = renderer(scale: 2).pngData(actions: draw)

        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2 && image.cgImage?.width == 20)
        #expect(try pixel(image, 9, 0) == red && pixel(image, 10, 0) == .clear)
        #expect(data == image.pngData())
        #expect(try #require(UIImage(data: data)).size == CGSize(width: 20, height: 20))
        let photo = renderer(scale: 2).jpegData(withCompressionQuality: 0.8, actions: draw)
        #expect(photo == image.jpegData(compressionQuality: 0.8))
        #expect(try #require(UIImage(data: photo)).size == CGSize(width: 20, height: 20))
    }

    @Test("An opaque image starts black, a transparent one clear")
    func grounds() throws {
        #expect(try pixel(renderer(isOpaque: true).image { _ in }, 5, 5) == PackedColor(bits: 0xFF00_0000))
        #expect(try pixel(renderer().image { _ in }, 0, 0) == .clear)
    }

    @Test("Images are drawn upright, with blend mode and alpha")
    func drawing() throws {
        let flag = UIImage(
            bitmap: Bitmap(size: PixelSize(width: 1, height: 2), pixels: .color([0xFFFF_0000, 0xFF00_00FF])))
        let image = renderer().image { context in
            context.cgContext.interpolationQuality = .none
            flag.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            flag.draw(at: CGPoint(x: 8, y: 8))
            flag.draw(in: CGRect(x: 0, y: 0, width: 2, height: 10), blendMode: .copy, alpha: 0)
        }

        #expect(try pixel(image, 5, 1) == red && pixel(image, 5, 9) == blue)
        #expect(try pixel(image, 8, 8) == red && pixel(image, 8, 9) == blue)
        #expect(try pixel(image, 0, 5) == .clear)
    }

    @Test("Paths fill, stroke and clip the current context with their own style, and restore its state")
    func paths() throws {
        let image = renderer().image { context in
            UIColor.red.set()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 1))
            line.addLine(to: CGPoint(x: 10, y: 1))
            line.lineWidth = 2
            line.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 5, width: 2, height: 2)).fill()
            UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 6)).addClip()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        #expect(try pixel(image, 9, 0) == red && pixel(image, 9, 1) == red && pixel(image, 9, 2) == .clear)
        #expect(try pixel(image, 1, 6) == red && pixel(image, 4, 8) == blue && pixel(image, 6, 8) == .clear)
    }

    @Test("Text is drawn at a point, or wrapped in a rectangle")
    func text() throws {
        try PinnedFonts.use()
        func ink(_ image: UIImage) throws -> CGRect {
            let bitmap = try #require(image.cgImage?.bitmap(for: PixelSize(width: 1, height: 1)))
            guard case .color(let words) = bitmap.pixels else { throw CancellationError() }
            let width = Int(bitmap.size.width)
            let places = words.indices.filter { words[$0] != 0 }
            let (columns, rows) = (places.map { $0 % width }, places.map { $0 / width })
            let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
            return CGRect(x: left, y: top, width: (columns.max() ?? 0) - left, height: (rows.max() ?? 0) - top)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
        let text = NSString(string: "several words in lines")

        let atPoint = try ink(
            renderer.image { _ in text.draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) })
        let inRect = try ink(
            renderer.image { _ in
                text.draw(in: CGRect(x: 10, y: 0, width: 60, height: 60), withAttributes: attributes)
            })
        let cut = try ink(
            renderer.image { _ in
                text.draw(in: CGRect(x: 10, y: 0, width: 60, height: 20), withAttributes: attributes)
            })

        #expect(atPoint.minX >= 9 && atPoint.minY >= 20 && atPoint.height < 20)
        #expect(inRect.maxX <= 71 && inRect.height > 30)
        #expect(cut.maxY < 20)

        let withLines = try ink(
            renderer.image { _ in
                text.draw(
                    with: CGRect(x: 10, y: 0, width: 60, height: 60), options: .usesLineFragmentOrigin,
                    attributes: attributes, context: nil)
            })
        let withoutLines = try ink(
            renderer.image { _ in
                text.draw(with: CGRect(x: 10, y: 20, width: 60, height: 60), attributes: attributes, context: nil)
            })
        #expect(withLines == inRect && withoutLines == atPoint)
    }

    @Test("UIGraphicsBeginImageContext contexts can be nested")
    func oldFunctions() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let inner = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let messages = Diagnostics.messages { UIGraphicsEndImageContext() }

        #expect(messages.count == 1)
        #expect(inner != nil && image.size == CGSize(width: 4, height: 4) && image.cgImage?.width == 8)
        #expect(try pixel(image, 7, 7) == red)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("UIGraphicsPopContext removes only pushed contexts, and UIGraphicsEndImageContext only image contexts")
    func unbalanced() throws {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        let image = try #require(UIGraphicsGetCurrentContext())
        #expect(Diagnostics.messages { UIGraphicsPopContext() }.count == 1)
        #expect(UIGraphicsGetCurrentContext() === image)
        UIGraphicsPushContext(image)
        #expect(Diagnostics.messages { UIGraphicsEndImageContext() }.count == 1)
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)

        let messages = Diagnostics.messages {
            _ = renderer().image { context in
                UIGraphicsPopContext()
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
                UIGraphicsPushContext(context.cgContext)
            }
        }
        #expect(messages.count == 1 && UIGraphicsGetCurrentContext() == nil)
    }

    @Test("UIRectFrame draws inside the rectangle")
    func frames() throws {
        let image = renderer().image { _ in
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        #expect(try pixel(image, 0, 5) == red && pixel(image, 9, 9) == red && pixel(image, 1, 1) == .clear)
    }

    @Test("UIRectFrameUsingBlendMode draws with the blend mode and restores it")
    func blendedFrames() throws {
        let image = renderer().image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        #expect(try pixel(image, 0, 5) == .clear && pixel(image, 5, 5) == red && pixel(image, 0, 0) == red)
    }

    @Test("Images of zero, huge and invalid sizes can be rendered", arguments: [0, -3, 1e9, .infinity, .nan])
    func sizes(side: CGFloat) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 2), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        #expect((1...16_384).contains(image.cgImage?.width ?? 0))
    }

    @Test("Images can be rendered on other threads")
    func threads() async throws {
        let image = await Task.detached { () -> UIImage in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            }
        }.value
        #expect(try pixel(image, 1, 1) == red)
    }
}
