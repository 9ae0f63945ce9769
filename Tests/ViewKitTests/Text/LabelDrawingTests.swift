import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Labels that override drawText(in:)")
struct LabelDrawingTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 40))

    init() throws {
        try PinnedFonts.use()
    }

    private class Block: UILabel {
        var rects: [CGRect] = []
    }

    /// A label with a margin around its text.
    private final class Padded: Block {
        var insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)

        override func drawText(in rect: CGRect) {
            rects.append(rect)
            super.drawText(in: rect.inset(by: insets))
        }
    }

    /// A label that fills its left half before or after it draws its text.
    private final class Filled: Block {
        var fillsAfterText = false

        override func drawText(in rect: CGRect) {
            rects.append(rect)
            if !fillsAfterText { fill() }
            super.drawText(in: rect)
            if fillsAfterText { fill() }
        }

        private func fill() {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 40))
        }
    }

    /// A label that draws without text.
    private final class Silent: Block {
        override func draw(_ rect: CGRect) { rects.append(rect) }
    }

    private func show<Label: Block>(_ label: Label) -> Label {
        label.text = "██"
        label.font = .systemFont(ofSize: 30)
        label.textColor = .red
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(label)
        stage.advance(by: 0)
        return label
    }

    @Test("Text can be drawn in another rectangle; changes of the text, its look and the size draw it again")
    func padding() {
        let label = show(Padded())
        #expect(stage.pixel(x: 10, y: 20) == .white && stage.pixel(x: 40, y: 20) == .red)
        #expect(label.rects == [label.bounds])
        label.textColor = .blue
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 20) == .blue && label.rects.count == 2)
        label.text = ""
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 20) == .white && label.rects.count == 3)
        label.text = "█"
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 20) == .blue && label.rects.count == 4)
        label.frame.size.width = 80
        stage.advance(by: 0)
        #expect(label.rects.last == label.bounds && label.rects.count == 5)
    }

    @Test("A multiline label wraps its text at the width of the rectangle")
    func wrapping() {
        let label = Padded()
        label.insets.left = 60
        label.numberOfLines = 0
        _ = show(label)
        label.font = .systemFont(ofSize: 14)
        label.text = "██ ██"
        stage.advance(by: 0)
        #expect(stage.pixel(x: 65, y: 12) == .red && stage.pixel(x: 65, y: 28) == .red)
        #expect(stage.pixel(x: 95, y: 12) == .white)
    }

    @Test("A label that draws its text in its bounds and nothing else has no bitmap; it can draw more later")
    func plain() {
        let label = Padded()
        label.insets = .zero
        _ = show(label)
        #expect(label.layer.picture == nil && stage.pixel(x: 10, y: 20) == .red)
        label.textColor = .blue
        stage.advance(by: 0)
        #expect(stage.pixel(x: 10, y: 20) == .blue && label.rects.count == 1)
        label.insets.left = 30
        label.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(stage.pixel(x: 10, y: 20) == .white && stage.pixel(x: 40, y: 20) == .blue)
        #expect(label.layer.picture != nil)
        label.insets.left = 0
        label.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(stage.pixel(x: 10, y: 20) == .blue && label.layer.picture == nil)
    }

    @Test("Drawing is below or above the text, in the order of the calls", arguments: [false, true])
    func order(fillsAfterText: Bool) {
        let label = Filled()
        label.fillsAfterText = fillsAfterText
        _ = show(label)
        #expect(stage.pixel(x: 6, y: 20) == (fillsAfterText ? .blue : .red))
        #expect(stage.pixel(x: 15, y: 20) == .red)
        // Text above which something is drawn has to be drawn once more at first.
        let count = label.rects.count
        #expect(count == (fillsAfterText ? 2 : 1))
        label.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(label.rects.count == count + 1)
        #expect(stage.pixel(x: 6, y: 20) == (fillsAfterText ? .blue : .red))
    }

    /// A label that draws its text in red, and in blue 50 points to the right.
    private final class Twice: Block {
        override func drawText(in rect: CGRect) {
            rects.append(rect)
            textColor = .red
            super.drawText(in: rect)
            textColor = .blue
            super.drawText(in: rect.offsetBy(dx: 50, dy: 0))
        }
    }

    @Test("Text that is drawn twice has the color of each time")
    func twice() {
        let label = Twice()
        label.lineBreakMode = .byClipping
        label.text = "█"
        label.font = .systemFont(ofSize: 30)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(label)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 8, y: 20) == .red && stage.pixel(x: 58, y: 20) == .blue)
    }

    /// A label that draws an image of its text.
    private final class Pictured: Block {
        override func drawText(in rect: CGRect) {
            rects.append(rect)
            let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in super.drawText(in: rect) }
            image.draw(at: CGPoint(x: 50, y: 0))
        }
    }

    @Test("Text that is drawn in an image isn't left to the layer")
    func picture() {
        let label = Pictured()
        label.text = "█"
        label.font = .systemFont(ofSize: 30)
        label.textColor = .red
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(label)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 8, y: 20) == .white && stage.pixel(x: 58, y: 20) == .red && label.rects.count == 1)
    }

    @Test("Old text is drawn unless there is a fallback text")
    func oldText() {
        let label = show(Padded())
        label.hasOldText = true
        label.fallbackText = "placeholder"
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 20) == .white)
        label.fallbackText = nil
        stage.advance(by: 0)
        #expect(stage.pixel(x: 40, y: 20) == .red)
    }

    @Test("A label that overrides draw(_:) without calling super shows no text")
    func silent() {
        let label = show(Silent())
        #expect(label.rects.count == 1 && stage.pixel(x: 10, y: 20) == .white)
    }

    @Test("drawText(in:) draws into the current context with the shadow, and has no effect without a context")
    func image() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        label.drawText(in: label.bounds)
        label.text = "█"
        label.font = .systemFont(ofSize: 30)
        label.textColor = .red
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 20, height: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format).image { _ in
            label.drawText(in: CGRect(x: 40, y: 0, width: 60, height: 40))
        }
        let bitmap = try #require(image.cgImage?.bitmap(for: PixelSize(width: 100, height: 40)))
        guard case .color(let words) = bitmap.pixels else { throw CancellationError() }
        #expect(words[20 * 100 + 10] == 0 && words[20 * 100 + 46] == 0xFFFF_0000)
        #expect(words[20 * 100 + 68] == 0xFF00_00FF)
    }
}
