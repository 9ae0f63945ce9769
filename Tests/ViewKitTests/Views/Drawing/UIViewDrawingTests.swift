import DrawKit
import Foundation
import LayerKit
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Views that override draw(_:)")
struct UIViewDrawingTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100), scale: 2)
    private let view = Drawing(frame: CGRect(x: 10, y: 10, width: 40, height: 30))

    /// A view that fills itself with `color` and records the rectangles that it is asked to draw. A `nil` color draws
    /// nothing.
    private final class Drawing: UIView {
        var color: UIColor? = .label
        var rects: [CGRect] = []

        override func draw(_ rect: CGRect) {
            super.draw(rect)
            rects.append(rect)
            guard let color else { return }
            color.setFill()
            UIRectFill(rect)
        }
    }

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    @Test("A view draws when first shown, at the window's scale, and after setNeedsDisplay")
    func first() throws {
        stage.advance(by: 0.1)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
        #expect(try #require(view.layer.picture).width == 80)
        #expect(stage.pixel(x: 30, y: 30) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIGraphicsGetCurrentContext() == nil)

        view.color = .red
        view.setNeedsDisplay()
        stage.advance(by: 0)
        #expect(view.rects.count == 2)
        #expect(stage.pixel(x: 30, y: 30) == .red)
    }

    @Test("Resizing stretches the drawing; with contentMode redraw it is drawn again")
    func sizes() throws {
        view.frame.size.width = 50
        stage.advance(by: 0)
        #expect(view.rects.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 60
        stage.advance(by: 0)

        #expect(view.rects.count == 2)
        #expect(try #require(view.layer.picture).width == 120)
    }

    @Test("A style change redraws the view")
    func style() {
        view.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)

        #expect(view.rects.count == 2)
        #expect(stage.pixel(x: 30, y: 30) == .white)
    }

    @Test("A view that draws nothing has no contents until it draws something")
    func nothing() {
        let idle = Drawing(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
        idle.color = nil
        stage.window.addSubview(idle)
        stage.advance(by: 0)
        #expect(idle.rects.count == 1 && idle.layer.contents == nil)
        idle.setNeedsLayout()
        stage.advance(by: 0)
        #expect(idle.rects.count == 1)
        idle.color = .red
        idle.setNeedsDisplay()
        stage.advance(by: 0)

        #expect(idle.layer.contents != nil)
    }

    @Test("Layer contents set by the app stay if the view draws nothing")
    func contents() {
        let shown = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
        let idle = Drawing(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
        idle.color = nil
        for view in [shown, idle] {
            view.layer.contents = CGImage(
                bitmap: Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFFFF_0000])))
            view.layer.contentsScale = 3
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)

        #expect(shown.layer.picture != nil && shown.layer.contentsScale == 3)
        #expect(idle.layer.picture != nil && idle.layer.contentsScale == 3)
    }

    @Test("Layer contents that replace a drawing stay in another window and style")
    func replaced() {
        let image = CGImage(bitmap: Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFFFF_0000])))
        view.layer.contents = image
        view.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)
        let other = OffscreenStage(size: CGSize(width: 100, height: 100), scale: 1)
        other.window.addSubview(view)
        other.advance(by: 0)
        #expect(view.rects.count == 1 && view.layer.picture === image)
        view.setNeedsDisplay()
        other.advance(by: 0)
        #expect(view.rects.count == 2 && view.layer.picture !== image)
    }

    @Test("A view draws once it has a size and is in a window")
    func late() {
        let late = Drawing(frame: .zero)
        stage.window.addSubview(late)
        stage.advance(by: 0)
        #expect(late.rects.isEmpty)
        late.frame.size = CGSize(width: 5, height: 5)
        stage.advance(by: 0)
        #expect(late.rects.count == 1)

        let outside = Drawing(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        outside.layoutIfNeeded()
        #expect(outside.rects.isEmpty)
        stage.window.addSubview(outside)
        stage.advance(by: 0)
        #expect(outside.rects.count == 1)
    }

    @Test("A view that enters a window of another scale is drawn at that scale")
    func scales() throws {
        let other = OffscreenStage(size: CGSize(width: 100, height: 100), scale: 1)
        other.window.addSubview(view)
        other.advance(by: 0)

        #expect(view.rects.count == 2 && view.contentScaleFactor == 1)
        #expect(try #require(view.layer.picture).width == 40)
    }

    @Test("Huge and invalid frames allocate bitmaps of bounded size", arguments: [1e9, .infinity, .nan, -5])
    func frames(side: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        view.setNeedsDisplay()
        stage.advance(by: 0)

        let picture = view.layer.picture
        #expect((picture?.width ?? 0) * (picture?.height ?? 0) <= 16 * 1024 * 1024)
    }

    @Test("draw(_:) uses the coordinates of the view's bounds, whose origin is at the top left")
    func origin() {
        view.color = nil
        final class Corner: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 100, y: 50, width: 10, height: 10))
            }
        }
        let corner = Corner(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
        corner.bounds.origin = CGPoint(x: 100, y: 50)
        stage.window.addSubview(corner)
        stage.advance(by: 0)

        #expect(stage.pixel(x: 1, y: 121) == .red && stage.pixel(x: 30, y: 121) == .white)
    }
}
