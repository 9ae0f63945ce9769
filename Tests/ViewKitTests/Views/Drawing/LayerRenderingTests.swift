import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("CALayer.render(in:) and UIView.drawHierarchy")
struct LayerRenderingTests {
    private let stage = OffscreenStage(size: CGSize(width: 40, height: 30))

    init() throws {
        try PinnedFonts.use()
    }

    private func image(_ size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> Bitmap? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        return image.cgImage?.bitmap(for: PixelSize(width: 4096, height: 4096))
    }

    private func words(_ bitmap: Bitmap?) -> [UInt32] {
        guard case .color(let words) = bitmap?.pixels else { return [] }
        return words
    }

    @Test("A detached view is rendered with its sublayers and their opacity, and is clear elsewhere")
    func detached() throws {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 10))
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        inner.backgroundColor = .red
        let faint = UIView(frame: CGRect(x: 10, y: 2, width: 4, height: 4))
        faint.backgroundColor = .blue
        faint.alpha = 0.5
        for part in [inner, faint] { view.addSubview(part) }
        let drawn = words(image(CGSize(width: 20, height: 10)) { view.layer.render(in: $0) })
        #expect(drawn.count == 200)
        #expect(drawn[0] == 0 && drawn[3 * 20 + 3] == 0xFFFF_0000 && drawn[3 * 20 + 16] == 0)
        let half = drawn[3 * 20 + 11]
        #expect(half >> 24 == 128 || half >> 24 == 127)
        #expect(abs(Int(half & 0xFF) - Int(half >> 24)) <= 1 && half & 0x00FF_FF00 == 0)
        #expect(view.window == nil && view.superview == nil && view.frame.minX == 100)
    }

    @Test("Rendering doesn't change the current time")
    func time() {
        stage.advance(by: 3)
        let time = CACurrentMediaTime()
        _ = image(CGSize(width: 20, height: 10)) { UIView(frame: stage.window.bounds).layer.render(in: $0) }
        #expect(time > 0 && CACurrentMediaTime() == time)
    }

    private final class Painted: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    @Test("Custom drawing and text are rendered at the context's scale, where the context places them")
    func scaled() throws {
        let view = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let drawn = words(
            image(CGSize(width: 20, height: 20), scale: 2) { context in
                context.translateBy(x: 10, y: 10)
                view.layer.render(in: context)
            })
        func pixel(_ x: Int, _ y: Int) -> UInt32 { drawn[y * 40 + x] }
        #expect(pixel(19, 20) == 0 && pixel(20, 20) == 0xFF00_FF00 && pixel(29, 29) == 0xFF00_FF00)
        #expect(pixel(30, 29) == 0)

        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        label.text = "Hi"
        label.textColor = .black
        label.backgroundColor = .white
        stage.window.addSubview(label)
        stage.advance(by: 0)
        let rendered = image(CGSize(width: 40, height: 30)) { label.layer.render(in: $0) }
        let isSame = words(rendered) == words(stage.bitmap())
        #expect(isSame)
    }

    @Test("render(in:) ignores animations; drawHierarchy shows them, scaled to the rectangle")
    func animations() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        stage.advance(by: 0.5)
        let rendered = words(image(CGSize(width: 10, height: 10)) { view.layer.render(in: $0) })
        #expect(rendered[55] == 0xFF00_00FF && view.layer.animationKeys() == ["backgroundColor"])
        var isDrawn = false
        let shown = words(
            image(CGSize(width: 20, height: 20)) { _ in
                isDrawn = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: false)
            })
        #expect(isDrawn && shown[5 * 20 + 15] >> 24 == 255 && shown[15 * 20 + 5] == 0)
        let red = shown[5 * 20 + 15] >> 16 & 0xFF
        #expect((100...156).contains(red))
        #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: true))
        stage.advance(by: 1)
        #expect(stage.pixel(x: 5, y: 5).bytes == [0, 0, 255])
    }

    @Test("A scrolled layer is rendered in its own coordinates")
    func coordinates() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.contentSize = CGSize(width: 10, height: 40)
        let mark = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 2))
        mark.backgroundColor = .red
        scroll.addSubview(mark)
        scroll.contentOffset.y = 15
        let drawn = words(
            image(CGSize(width: 10, height: 10)) { context in
                context.translateBy(x: 0, y: -15)
                scroll.layer.render(in: context)
            })
        #expect(drawn[4 * 10 + 5] == 0 && drawn[5 * 10 + 5] == 0xFFFF_0000 && drawn[7 * 10 + 5] == 0)
    }
}
