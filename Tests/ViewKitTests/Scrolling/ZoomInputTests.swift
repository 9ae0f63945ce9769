import Foundation
import StageKit
import Testing
import ViewKit

/// Tests zooming by the user.
@MainActor
@Suite("Zooming with the wheel, two fingers and keys")
struct ZoomInputTests {
    @Test(
        "Ctrl+wheel zooms by a tenth and keeps the point under the pointer in place",
        arguments: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 20)], [-60, 60] as [CGFloat])
    func wheel(point: CGPoint, distance: CGFloat) {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        let anchor = zoom.photo.convert(point, from: nil)
        zoom.turn(distance, at: point)
        #expect(isNear(zoom.scroll.zoomScale, distance < 0 ? 1.1 : 1 / 1.1))
        #expect(isNear(zoom.photo.convert(point, from: nil), anchor))

        let other = CGPoint(x: 60, y: 40)
        let next = zoom.photo.convert(other, from: nil)
        zoom.turn(distance, at: other)
        #expect(isNear(zoom.photo.convert(other, from: nil), next))
    }

    @Test("The wheel never exceeds the limits, and turning it back takes effect immediately")
    func wheelLimits() {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        zoom.turn(-6000, at: zoom.middle)
        #expect(zoom.scroll.zoomScale == 4)
        zoom.turn(60, at: zoom.middle)
        #expect(isNear(zoom.scroll.zoomScale, 4 / 1.1))
        zoom.turn(6000, at: zoom.middle)
        #expect(zoom.scroll.zoomScale == 0.5 && zoom.scroll.contentOffset == .zero)
    }

    @Test("The delegate is called when the wheel begins and pauses, and for each change")
    func wheelDelegate() {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        zoom.turn(-60, at: zoom.middle)
        zoom.turn(-60, at: zoom.middle)
        #expect(zoom.log == ["begin", "scroll", "zoom", "scroll", "zoom"])
        #expect(zoom.scroll.isZooming && !zoom.scroll.isZoomBouncing)
        zoom.stage.advance(by: 0.3)
        #expect(zoom.log.count == 6 && zoom.log.last == "end" && !zoom.scroll.isZooming)
    }

    @Test("Ctrl+wheel scrolls if there is no view for zooming or only one valid scale", arguments: [true, false])
    func unavailable(hasView: Bool) {
        let zoom = ZoomFixture()
        if hasView { zoom.scroll.maximumZoomScale = 0.5 } else { zoom.zoomedView = nil }
        zoom.turn(60, at: zoom.middle)
        #expect(zoom.scroll.contentOffset.y == 60 && zoom.log == ["scroll"])
        zoom.stage.pinch(at: zoom.middle, scale: 2)
        #expect(zoom.scroll.contentOffset.y == 60 && zoom.log == ["scroll"] && zoom.photo.transform == .identity)
    }

    @Test("Content follows two fingers, which keep the same point of it")
    func fingers() {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        let window = zoom.stage.window
        window.handle(.fingersMoved(CGPoint(x: 45, y: 50), CGPoint(x: 55, y: 50)))
        // The gesture begins when the distance has changed.
        window.handle(.fingersMoved(CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 50)))
        #expect(zoom.log == ["begin"] && zoom.scroll.zoomScale == 1)
        window.handle(.fingersMoved(CGPoint(x: 40, y: 60), CGPoint(x: 80, y: 60)))
        #expect(isNear(zoom.scroll.zoomScale, 2))
        #expect(isNear(zoom.scroll.contentOffset, CGPoint(x: 140, y: 140)))
        #expect(zoom.scroll.isZooming)
        window.handle(.fingersLifted)
        #expect(zoom.log == ["begin", "scroll", "zoom", "end"] && !zoom.scroll.isZooming)
    }

    @Test("A pinch can exceed the limits if the zoom bounces; it ends when the scale has returned")
    func bouncing() {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        zoom.scroll.maximumZoomScale = 1.25
        zoom.stage.pinch(at: zoom.middle, scale: 4)
        // The gesture is recognized when the distance has grown by a factor of 1.375. The last scale is the limit.
        let largest = 1.25 * (4 / 1.375 / 1.25).squareRoot()
        #expect(isNear(zoom.scales.max() ?? 0, largest))
        #expect(zoom.scroll.isZoomBouncing && !zoom.scroll.isZooming && zoom.log.last == "zoom")
        zoom.stage.advance(by: 1)
        #expect(!zoom.scroll.isZoomBouncing && zoom.scroll.zoomScale == 1.25 && zoom.log.last == "end")
        #expect(zoom.log.filter { $0 == "end" }.count == 1)

        zoom.scroll.bouncesZoom = false
        zoom.scroll.zoomScale = 1
        zoom.scales = []
        zoom.stage.pinch(at: zoom.middle, scale: 4)
        #expect(zoom.scales.max() == 1.25 && !zoom.scroll.isZoomBouncing && zoom.log.last == "end")
    }

    @Test("A pinch ends if zooming becomes impossible")
    func cancellation() {
        let zoom = ZoomFixture()
        zoom.turn(-60, at: zoom.middle)
        zoom.scroll.maximumZoomScale = zoom.scroll.minimumZoomScale
        zoom.stage.advance(by: 1)
        #expect(zoom.log.last == "end" && !zoom.scroll.isZooming && zoom.scroll.pinchGestureRecognizer == nil)
    }

    @Test("Ctrl+Plus and Ctrl+Minus zoom by a quarter, and Ctrl+0 restores the scale of 1")
    func keys() {
        let zoom = ZoomFixture(offset: CGPoint(x: 50, y: 50))
        let steps: [(UIKeyboardHIDUsage, String, CGFloat)] = [
            (.keyboardEqualSign, "=", 1.25), (.keypadPlus, "", 1.5625), (.keyboard0, "0", 1),
            (.keyboardHyphen, "-", 0.8), (.keypadHyphen, "", 0.64), (.keypad0, "", 1),
        ]
        for (key, characters, scale) in steps {
            zoom.log = []
            zoom.stage.press(key, characters: characters, modifiers: .control)
            zoom.stage.advance(by: 1)
            #expect(isNear(zoom.scroll.zoomScale, scale))
            #expect(zoom.log == ["begin", "scroll", "zoom", "end"])
        }
        zoom.stage.press(.keyboardEqualSign, characters: "=")
        zoom.stage.press(.keyboard0, characters: "0", modifiers: .control)
        #expect(zoom.scroll.zoomScale == 1)

        let key = UIKey(
            keyCode: .keyboardEqualSign, charactersIgnoringModifiers: "+", modifierFlags: [.control, .shift])
        zoom.scroll.pressesBegan([UIPress(key: key)], with: nil)
        #expect(zoom.scroll.zoomScale == 1.25)
    }

    @Test("Touches reach the views of zoomed content")
    func hitTesting() {
        let zoom = ZoomFixture()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        zoom.photo.addSubview(inner)
        zoom.scroll.zoomScale = 2
        zoom.scroll.contentOffset = .zero
        zoom.stage.advance(by: 0.1)
        #expect(zoom.stage.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
        #expect(zoom.stage.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === zoom.photo)
    }
}
