import DrawKit
import Foundation
import LayerKit
import Testing

@Suite("CGContext")
struct CGContextTests {
    /// Creates a context of 20 by 20 points at `scale`, in UIKit's coordinates.
    private func context(scale: CGFloat = 1, isDark: Bool = false) -> CGContext {
        let side = Int32(20 * scale)
        return CGContext(
            size: PixelSize(width: side, height: side), base: CGAffineTransform(scaleX: scale, y: scale),
            scale: scale, isDark: isDark)
    }

    /// Returns the premultiplied pixel at (`x`, `y`).
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> PackedColor {
        let bitmap = try #require(context.bitmap(reducible: false))
        guard case .color(let words) = bitmap.pixels else { throw CancellationError() }
        return PackedColor(bits: words[y * Int(bitmap.size.width) + x])
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let redBits = PackedColor(bits: 0xFFFF_0000)
    private let blueBits = PackedColor(bits: 0xFF00_00FF)

    @Test("A context allocates no memory until something is drawn")
    func lazy() {
        let context = context()
        context.saveGState()
        context.setFillColor(red)
        context.translateBy(x: 3, y: 4)
        context.restoreGState()

        #expect(!context.hasDrawn && context.bitmap(reducible: false) == nil)
    }

    @Test("A layer is drawn several times, upright and scaled, with the resolution of the context")
    func layers() throws {
        let context = context(scale: 2)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        context.draw(layer, at: .zero)
        #expect(!context.hasDrawn)
        layer.context?.setFillColor(red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        layer.context?.setFillColor(blue)
        layer.context?.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        #expect(layer.size == CGSize(width: 4, height: 4) && layer.context?.width == 8)

        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        #expect(try pixel(context, 3, 3) == redBits && pixel(context, 3, 8) == blueBits)
        #expect(try pixel(context, 28, 22) == redBits && pixel(context, 28, 34) == blueBits)
        #expect(try pixel(context, 14, 14) == .clear)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
        #expect(CGLayer(context, size: CGSize(width: 1e9, height: 1), auxiliaryInfo: nil) == nil)
    }

    @Test("A layer's content is copied again only after it has changed")
    func layerImages() throws {
        let context = context()
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        let drawing = try #require(layer.context)
        #expect(layer.image == nil)
        drawing.setFillColor(red)
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let first = try #require(layer.image)
        context.draw(layer, at: .zero)
        #expect(layer.image === first)
        drawing.setFillColor(blue)
        drawing.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.draw(layer, at: .zero)
        #expect(try pixel(context, 2, 2) == blueBits && layer.image !== first)
    }

    @Test("restoreGState restores coordinates, clip and colors")
    func states() throws {
        let context = context()
        context.setFillColor(blue)
        context.saveGState()
        context.setFillColor(red)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.translateBy(x: 1, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.fill(CGRect(x: 10, y: 0, width: 5, height: 5))

        #expect(try pixel(context, 0, 0) == .clear)
        #expect(try pixel(context, 1, 4) == redBits)
        #expect(try pixel(context, 5, 4) == .clear)
        #expect(try pixel(context, 12, 2) == blueBits)
    }

    @Test("restoreGState without saveGState does nothing")
    func unbalanced() throws {
        let context = context()
        context.setFillColor(red)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))

        #expect(try pixel(context, 2, 2) == redBits)
    }

    @Test("The path is independent of later transforms, and empty after it is drawn")
    func path() throws {
        let context = context(scale: 2)
        context.setFillColor(red)
        context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
        context.scaleBy(x: 0.5, y: 0.5)

        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 8, height: 8))
        #expect(context.pathContains(CGPoint(x: 3, y: 3), mode: .fill))
        context.fillPath()
        #expect(context.isPathEmpty && context.path == nil)
        #expect(try pixel(context, 2, 2) == redBits && pixel(context, 9, 9) == redBits)
        #expect(try pixel(context, 10, 10) == .clear)
    }

    @Test("Even-odd fill leaves the middle empty, and the stroke is drawn over the fill")
    func rules() throws {
        let context = context()
        context.setFillColor(red)
        context.setStrokeColor(blue)
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
        context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
        context.drawPath(using: .eoFillStroke)

        #expect(try pixel(context, 10, 10) == .clear)
        #expect(try pixel(context, 4, 10) == redBits)
        #expect(try pixel(context, 2, 10) == blueBits && pixel(context, 6, 10) == blueBits)
    }

    @Test("Lines have widths and dashes, and transforms scale the line width")
    func lines() throws {
        let context = context()
        context.setStrokeColor(red)
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [4, 4])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 4), CGPoint(x: 20, y: 4)])
        context.setLineDash(phase: 0, lengths: [])
        context.scaleBy(x: 1, y: 0.5)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 30)])

        #expect(try pixel(context, 2, 2) == redBits && pixel(context, 2, 5) == redBits)
        #expect(try pixel(context, 6, 4) == .clear)
        #expect(try pixel(context, 6, 14) == redBits && pixel(context, 6, 15) == redBits)
        #expect(try pixel(context, 6, 13) == .clear && pixel(context, 6, 16) == .clear)
    }

    @Test(
        "Blend modes give the expected colors",
        arguments: [
            (CGBlendMode.normal, PackedColor(bits: 0xFFFF_0000)), (.copy, PackedColor(bits: 0xFFFF_0000)),
            (.clear, .clear), (.destinationOver, PackedColor(bits: 0xFF00_00FF)),
            (.multiply, PackedColor(bits: 0xFF00_0000)), (.screen, PackedColor(bits: 0xFFFF_00FF)),
            (.plusLighter, PackedColor(bits: 0xFFFF_00FF)), (.sourceIn, PackedColor(bits: 0xFFFF_0000)),
            (.sourceOut, .clear), (.xor, .clear), (.destinationOut, .clear),
            (.plusDarker, PackedColor(bits: 0xFFFF_0000)),
        ])
    func modes(mode: CGBlendMode, expected: PackedColor) throws {
        let context = context()
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(mode)
        context.setFillColor(red)
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))

        #expect(try pixel(context, 10, 10) == expected)
        #expect(try pixel(context, 2, 2) == blueBits)
    }

    @Test("Alpha applies to each shape, and to a transparency layer as a whole")
    func alpha() throws {
        let context = context()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endTransparencyLayer()
        context.setFillColor(blue)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))

        let blended = try pixel(context, 5, 5)
        #expect((127...128).contains(blended.alpha) && blended.blue == 0 && blended.red == blended.alpha)
        #expect((127...128).contains(try pixel(context, 15, 5).blue))
    }

    @Test("clear erases to transparent")
    func clearing() throws {
        let context = context()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))

        #expect(try pixel(context, 5, 5) == .clear)
        #expect(try pixel(context, 15, 5) == redBits && pixel(context, 1, 1) == redBits)
    }

    @Test("Gradients extend beyond their ends only if the options say so")
    func gradients() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1]))
        let context = context()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)

        #expect(try pixel(context, 2, 5) == .clear)
        #expect(try pixel(context, 18, 5) == blueBits)
        let middle = try pixel(context, 10, 5)
        #expect((100...128).contains(middle.red) && (127...155).contains(middle.blue))

        let round = self.context()
        round.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 2, endCenter: CGPoint(x: 10, y: 10),
            endRadius: 6, options: [.drawsBeforeStartLocation])
        #expect(try pixel(round, 10, 10) == redBits)
        #expect(try pixel(round, 1, 1) == .clear)
    }

    @Test("A gradient needs valid colors, and a color space needs a supported name")
    func noGradient() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: "kCGColorSpaceAdobeRGB1998") == nil)
    }

    @Test("An image is drawn with its top at the largest y; without interpolation, it is pixelated")
    func pictures() throws {
        let picture = CGImage(
            bitmap: Bitmap(size: PixelSize(width: 1, height: 2), pixels: .color([0xFFFF_0000, 0xFF00_00FF])))
        let context = context()
        context.interpolationQuality = .none
        context.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 20))

        #expect(try pixel(context, 5, 5) == blueBits && pixel(context, 5, 15) == redBits)
        #expect(try pixel(context, 5, 9) == blueBits && pixel(context, 15, 5) == .clear)

        let tiled = self.context()
        tiled.draw(picture, in: CGRect(x: 1, y: 1, width: 4, height: 4), byTiling: true)
        #expect(try pixel(tiled, 0, 0) == redBits && pixel(tiled, 19, 19) != .clear)
    }

    @Test("A shape casts a shadow at an offset that ignores transforms")
    func shadows() throws {
        let context = context(scale: 2)
        context.rotate(by: .pi)
        context.translateBy(x: -20, y: -20)
        context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 12, y: 12, width: 4, height: 4))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 12, y: 2, width: 4, height: 4))

        #expect(try pixel(context, 12, 12) == redBits)
        #expect(try pixel(context, 24, 12) == blueBits)
        #expect(try pixel(context, 12, 32) == redBits && pixel(context, 24, 32) == .clear)
    }

    @Test("Dynamic colors resolve for the style of the context")
    func styles() throws {
        let color = CGColor(light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x0000FF))
        for (isDark, expected) in [(false, redBits), (true, blueBits)] {
            let context = context(isDark: isDark)
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(try pixel(context, 1, 1) == expected)
        }
    }

    @Test("Numbers that are not finite, and singular transforms, don't affect later drawing")
    func strange() throws {
        let context = context()
        context.setFillColor(red)
        context.setStrokeColor(red)
        context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
        context.fill(CGRect(x: -1e12, y: 0, width: 1, height: CGFloat.infinity))
        context.setLineWidth(.nan)
        context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.setLineWidth(3)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 1e30, height: 5))
        context.restoreGState()
        context.scaleBy(x: 1e20, y: 1e20)
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.scaleBy(x: 1e-20, y: 1e-20)
        context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))

        #expect(try pixel(context, 12, 12) == redBits)
    }

    @Test("In device space, the origin is at the bottom left, as in Core Graphics")
    func coordinates() {
        let context = context(scale: 2)

        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 38))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 38)) == CGPoint(x: 1, y: 1))
        #expect(context.width == 40 && context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
