import ControlKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("CATextLayer")
struct CATextLayerTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))

    private func makeLayer(_ text: Any?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = frame
        layer.string = text
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.1)
        return layer
    }

    /// The columns and rows that contain dark pixels.
    private var ink: (columns: [Int], rows: [Int]) {
        var (columns, rows) = (Set<Int>(), Set<Int>())
        for y in 0..<100 {
            for x in 0..<200 where stage.pixel(x: x, y: y).bytes[0] < 128 {
                columns.insert(x)
                rows.insert(y)
            }
        }
        return (columns.sorted(), rows.sorted())
    }

    @Test("Text is drawn from the top, and a value that isn't text is not drawn")
    func text() {
        let layer = makeLayer("Text")
        #expect(ink.rows.first ?? 99 < 12)
        #expect(ink.rows.last ?? 99 < 30)
        #expect(ink.columns.first ?? 99 < 5)
        layer.string = 7
        stage.advance(by: 0.1)
        #expect(ink.columns.isEmpty)
        layer.string = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.red])
        stage.advance(by: 0.1)
        #expect(ink.columns.isEmpty)  // The test looks for dark ink, and red is light in the red channel.
        layer.string = ""
        stage.advance(by: 0.1)
        #expect(layer.string as? String == "")
    }

    @Test("The preferred size is that of the text, with wrapped lines if isWrapped is true")
    func preferredSize() {
        let layer = makeLayer("one two three", CGRect(x: 0, y: 0, width: 60, height: 100))
        let oneLine = layer.preferredFrameSize()
        #expect(oneLine.width > 60 && oneLine.height >= 20 && oneLine.height < 40)
        layer.isWrapped = true
        let wrapped = layer.preferredFrameSize()
        #expect(wrapped.width <= 60 && wrapped.height > oneLine.height)
        layer.string = "one two three\nfour"
        layer.isWrapped = false
        #expect(layer.preferredFrameSize().width == oneLine.width)
        #expect(layer.preferredFrameSize().height > oneLine.height)
        #expect(CALayer().preferredFrameSize() == .zero)
    }

    @Test("isWrapped wraps lines and truncationMode truncates them")
    func lines() {
        let layer = makeLayer("one two three four five six seven eight nine")
        #expect((ink.rows.last ?? 0) < 30)
        #expect(ink.columns.last == 199)
        layer.isWrapped = true
        stage.advance(by: 0.1)
        #expect((ink.rows.last ?? 0) > 50)
        layer.truncationMode = .end
        layer.frame.size.height = 30
        stage.advance(by: 0.1)
        #expect((ink.rows.last ?? 99) < 30)
    }

    @Test(
        "The alignment mode places a line at the left, in the center or at the right",
        arguments: [.left, .center, .right] as [CATextLayerAlignmentMode])
    func alignment(mode: CATextLayerAlignmentMode) {
        let layer = makeLayer("W")
        layer.alignmentMode = mode
        stage.advance(by: 0.1)
        let middle = ((ink.columns.first ?? 0) + (ink.columns.last ?? 0)) / 2
        switch mode {
        case .left: #expect(middle < 15)
        case .center: #expect(abs(middle - 100) < 3)
        default: #expect(middle > 185)
        }
    }

    @Test("A line that is too long overflows at its end or, if its paragraph has an alignment, at the opposite edge")
    func overflow() {
        let frame = CGRect(x: 80, y: 0, width: 40, height: 40)
        let layer = makeLayer("a long line of text", frame)
        #expect((ink.columns.first ?? 0) >= 78 && (ink.columns.last ?? 0) > 150)
        for mode in [.natural, .justified] as [CATextLayerAlignmentMode] {
            layer.alignmentMode = mode
            layer.string = "שורה ארוכה של טקסט"
            stage.advance(by: 0.1)
            #expect((ink.columns.first ?? 200) < 50 && (ink.columns.last ?? 200) <= 122)
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        layer.string = NSAttributedString(string: "a long line of text", attributes: [.paragraphStyle: style])
        stage.advance(by: 0.1)
        #expect((ink.columns.first ?? 200) < 50 && (ink.columns.last ?? 200) <= 122)
    }

    @Test("Layers, buttons and refresh controls copy a mutable string")
    func mutableText() {
        let text = NSMutableAttributedString(string: "text")
        let (layer, button, control) = (makeLayer(text), UIButton(), UIRefreshControl())
        button.setAttributedTitle(text, for: .normal)
        control.attributedTitle = text
        text.mutableString.setString("other")
        #expect((layer.string as? NSAttributedString)?.string == "text")
        #expect(button.attributedTitle(for: .normal)?.string == "text" && control.attributedTitle?.string == "text")
    }

    @Test("Invalid fonts and sizes fall back to the defaults, and layers can be huge")
    func badNumbers() {
        let layer = makeLayer("Text")
        for size in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
            layer.fontSize = size
            stage.advance(by: 0.1)
        }
        layer.fontSize = 20
        for font in ["no such font", UIFont.boldSystemFont(ofSize: 3), 17] as [Any] {
            layer.font = font
            stage.advance(by: 0.1)
            #expect(!ink.columns.isEmpty)
        }
        layer.frame = CGRect(x: -1e8, y: -1e8, width: 1e9, height: 1e9)
        layer.alignmentMode = .center
        stage.advance(by: 0.1)
        layer.isWrapped = true
        layer.truncationMode = .middle
        stage.advance(by: 0.1)
    }

    @Test("A copied layer keeps its text")
    func copy() {
        let layer = makeLayer("Text")
        let copy = CATextLayer(layer: layer)
        #expect(copy.string as? String == "Text")
        #expect(copy.fontSize == 20)
        layer.removeFromSuperlayer()
        stage.window.layer.addSublayer(copy)
        stage.advance(by: 0.1)
        #expect(!ink.columns.isEmpty)
    }

    @Test(
        "Text alignments, truncation modes and replicator layers match their golden images",
        arguments: ["light", "dark"])
    func pictures(style: String) throws {
        try PinnedFonts.use()
        let stage = OffscreenStage(
            size: CGSize(width: 360, height: 300), style: style == "dark" ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        let root = stage.window.layer
        func box(_ frame: CGRect) -> CATextLayer {
            let text = CATextLayer()
            text.frame = frame
            text.backgroundColor = UIColor.secondarySystemBackground.cgColor
            text.foregroundColor = UIColor.label.cgColor
            text.fontSize = 15
            root.addSublayer(text)
            return text
        }
        for (row, mode) in [CATextLayerAlignmentMode.left, .center, .right, .justified].enumerated() {
            let text = box(CGRect(x: 10, y: 10 + 72 * row, width: 110, height: 62))
            text.string = "A layer that draws a text in several lines"
            (text.alignmentMode, text.isWrapped) = (mode, true)
        }
        for (row, mode) in [CATextLayerTruncationMode.none, .start, .middle, .end].enumerated() {
            let text = box(CGRect(x: 130, y: 10 + 30 * row, width: 110, height: 22))
            text.string = "A text that is too long"
            (text.truncationMode, text.masksToBounds) = (mode, true)
            text.font = UIFont.boldSystemFont(ofSize: 1)
        }
        addCopies(to: root)
        stage.advance(by: 0.35)

        try GoldenImage.expect(stage.bitmap(), named: "text-and-replicator-layers-\(style)")
    }

    /// Adds a ring of dots that shrink in turn, a grid with changing colors, and a word that fades over its copies.
    private func addCopies(to root: CALayer) {
        let ring = CAReplicatorLayer()
        ring.frame = CGRect(x: 250, y: 10, width: 100, height: 100)
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceDelay = 1.0 / 12
        let dot = CALayer()
        dot.frame = CGRect(x: 44, y: 4, width: 12, height: 12)
        (dot.cornerRadius, dot.backgroundColor) = (6, UIColor.systemIndigo.cgColor)
        let swell = CABasicAnimation(keyPath: "transform.scale")
        (swell.fromValue, swell.toValue, swell.duration, swell.repeatCount) = (1, 0.2, 1, .infinity)
        dot.add(swell, forKey: nil)
        ring.addSublayer(dot)
        root.addSublayer(ring)

        let rows = CAReplicatorLayer()
        rows.frame = CGRect(x: 130, y: 140, width: 220, height: 60)
        rows.instanceCount = 3
        rows.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        rows.instanceGreenOffset = -0.4
        let columns = CAReplicatorLayer()
        columns.frame = rows.bounds
        columns.instanceCount = 10
        columns.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
        columns.instanceRedOffset = -0.1
        let tile = CALayer()
        tile.frame = CGRect(x: 0, y: 0, width: 18, height: 16)
        (tile.cornerRadius, tile.backgroundColor) = (4, UIColor.white.cgColor)
        columns.addSublayer(tile)
        rows.addSublayer(columns)
        root.addSublayer(rows)

        let echo = CAReplicatorLayer()
        echo.frame = CGRect(x: 130, y: 210, width: 220, height: 80)
        echo.instanceCount = 4
        echo.instanceTransform = CATransform3DMakeTranslation(8, 16, 0)
        echo.instanceAlphaOffset = -0.28
        let word = CATextLayer()
        word.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        word.string = "Echo"
        (word.fontSize, word.foregroundColor) = (24, UIColor.label.cgColor)
        echo.addSublayer(word)
        root.addSublayer(echo)
    }
}
