import StageKit
import Testing
import UIKit

@Suite("Gesture and event idioms")
@MainActor
struct GestureIdioms {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    @Test("Taps and pans are recognized")
    func recognizers() {
        final class Arbiter: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                true
            }
        }
        let (view, arbiter) = (UIView(frame: stage.window.bounds), Arbiter())
        stage.window.addSubview(view)
        var seen: [String] = []
        let tap = UITapGestureRecognizer { _ in seen.append("tap") }
        tap.numberOfTapsRequired = 1
        tap.numberOfTouchesRequired = 1
        tap.cancelsTouchesInView = false
        tap.delegate = arbiter
        tap.name = "tap"
        view.addGestureRecognizer(tap)
        let pan = UIPanGestureRecognizer { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .changed else { return }
            if abs(pan.translation(in: view).x) > 5 { seen.append("pan") }
            pan.setTranslation(.zero, in: view)
        }
        pan.maximumNumberOfTouches = 1
        pan.minimumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        let press = UILongPressGestureRecognizer { _ in seen.append("press") }
        press.minimumPressDuration = 0.6
        press.allowableMovement = 12
        view.addGestureRecognizer(press)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        stage.click(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
        stage.advance(by: 1)
        #expect(seen.first == "tap" && seen.contains("pan"))
        let names = view.gestureRecognizers?.compactMap(\.name)
        view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
        swipe.isEnabled = false
        #expect(names == ["tap"])
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("A single tap waits for a double tap to fail, and a pinch scales a view")
    func fingers() {
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        var seen: [String] = []
        let single = UITapGestureRecognizer { _ in seen.append("single") }
        let double = UITapGestureRecognizer { _ in seen.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        [single, double].forEach(view.addGestureRecognizer)
        view.addGestureRecognizer(
            UIPinchGestureRecognizer { recognizer in
                guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
                view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
                pinch.scale = 1.0
            })
        view.addGestureRecognizer(
            UIRotationGestureRecognizer { recognizer in
                guard let turn = recognizer as? UIRotationGestureRecognizer, turn.state == .changed else { return }
                view.transform = view.transform.rotated(by: turn.rotation)
                turn.rotation = 0
            })
        stage.click(at: CGPoint(x: 20, y: 20))
        stage.click(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(seen == ["double"])
        stage.pinch(at: CGPoint(x: 100, y: 100), scale: 2)
        #expect(view.transform.a > 1.5)
    }

    @Test("A hover recognizer follows the pointer, and unknown symbol names give no image")
    func hover() {
        let weight = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: "heart.fill", withConfiguration: weight))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        view.tintColor = .systemRed
        stage.window.addSubview(view)
        var states: [UIGestureRecognizer.State] = []
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(UIHoverGestureRecognizer { states.append($0.state) })
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 120))
        let isDark = UITraitCollection.current.userInterfaceStyle == .dark
        #expect(states.first == .began && states.last == .ended && !isDark)
        #expect(UIImage(systemName: "no such symbol") == nil)
    }

    @Test("A view handles touches and keys in overridden methods")
    func touches() {
        final class Pad: UIView {
            var points: [CGPoint] = []
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                super.touchesBegan(touches, with: event)
                if let touch = touches.first { points.append(touch.location(in: self)) }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                if let touch = touches.first { points.append(touch.previousLocation(in: self)) }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                if touches.first?.tapCount == 1 { points.append(.zero) }
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.charactersIgnoringModifiers }
            }
        }
        let pad = Pad(frame: stage.window.bounds)
        stage.window.addSubview(pad)
        stage.click(at: CGPoint(x: 3, y: 4))
        pad.becomeFirstResponder()
        stage.press(.keyboardA)
        stage.advance(by: 0.1)
        let isFirst = pad.isFirstResponder
        pad.resignFirstResponder()
        #expect(pad.points.first == CGPoint(x: 3, y: 4) && pad.points.last == .zero)
        #expect(isFirst && !pad.keys.isEmpty)
    }

    @Test("A scroll view scrolls and informs its delegate")
    func scrolling() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var ended: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                ended.append("drag")
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ended.append("deceleration") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended.append("animation") }
        }
        let (scroll, listener) = (UIScrollView(frame: stage.window.bounds), Listener())
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        scroll.delegate = listener
        scroll.bounces = true
        scroll.alwaysBounceVertical = true
        scroll.showsVerticalScrollIndicator = false
        scroll.delaysContentTouches = false
        scroll.scrollsToTop = true
        scroll.keyboardDismissMode = .interactive
        scroll.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(scroll)
        scroll.contentLayoutGuide.identifier = "content"
        scroll.frameLayoutGuide.identifier = "frame"
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.advance(by: 1)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
        let bottom = scroll.contentSize.height - scroll.bounds.height + scroll.adjustedContentInset.bottom
        let isAtBottom = scroll.contentOffset.y >= bottom - 100
        scroll.contentOffset = .zero
        let isMoving = scroll.isTracking || scroll.isDragging || scroll.isDecelerating
        #expect(listener.ended == ["animation"] && listener.offsets.contains(100))
        #expect(isAtBottom && !isMoving)
    }

    @Test("A scroll view zooms the view of its delegate")
    func zooming() {
        final class PhotoView: UIScrollView, UIScrollViewDelegate {
            let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            var calls: [String] = []
            override var zoomScale: CGFloat { didSet { calls.append("set") } }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin") }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                calls.append("end")
            }
        }
        let scroll = PhotoView(frame: stage.window.bounds)
        scroll.delegate = scroll
        scroll.photo.accessibilityIgnoresInvertColors = true
        scroll.addSubview(scroll.photo)
        scroll.contentSize = scroll.photo.bounds.size
        scroll.maximumZoomScale = 3
        scroll.bouncesZoom = true
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
        scroll.zoomScale = 2
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: true)
        stage.advance(by: 1)
        #expect(scroll.calls == ["zoom", "set", "begin", "zoom", "end"])
        #expect(scroll.zoomScale == 1 && !scroll.isZooming && !scroll.isZoomBouncing)
        #expect(scroll.pinchGestureRecognizer?.isEnabled == true)
    }
}
