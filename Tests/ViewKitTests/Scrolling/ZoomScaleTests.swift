import Foundation
import Reporting
import StageKit
import Testing
import ViewKit

/// Tests zooming by the app.
@MainActor
@Suite("Zoom scale of a scroll view")
struct ZoomScaleTests {
    @Test(
        "The scale is clamped, the content grows with it, and the center stays in place as far as possible",
        arguments: [
            (50, 2, 2, 150), (50, 4, 4, 350), (50, 0.5, 0.5, 0), (0, 2, 2, 50), (100, 2, 2, 250), (100, 0.5, 0.5, 0),
            (50, 10, 4, 350), (50, 0.1, 0.5, 0), (50, 1, 1, 50),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func scales(start: CGFloat, wanted: CGFloat, scale: CGFloat, offset: CGFloat) {
        let zoom = ZoomFixture(offset: CGPoint(x: start, y: start))
        zoom.scroll.zoomScale = wanted
        let frame = CGRect(x: 0, y: 0, width: 200 * scale, height: 200 * scale)
        for _ in 0..<2 {
            #expect(zoom.scroll.zoomScale == scale && zoom.photo.frame == frame)
            #expect(zoom.scroll.contentSize == frame.size)
            #expect(zoom.scroll.contentOffset == CGPoint(x: offset, y: offset))
            zoom.stage.advance(by: 0.1)
        }
    }

    @Test("After many changes, a scale of 1 restores the frame and the content size exactly")
    func roundTrip() {
        let zoom = ZoomFixture()
        zoom.photo.frame.origin = CGPoint(x: 3, y: 7)
        let (frame, size) = (zoom.photo.frame, zoom.scroll.contentSize)
        for scale in [1.1, 1.37, 3.3, 0.7, 2.9, 1] as [CGFloat] {
            zoom.scroll.setZoomScale(scale, animated: false)
            #expect(isNear(zoom.photo.frame.origin, CGPoint(x: 3 * scale, y: 7 * scale)))
        }
        #expect(zoom.photo.frame == frame && zoom.scroll.contentSize == size && zoom.photo.transform == .identity)
    }

    @Test(
        "zoom(to:) centers the rectangle and shows it as large as fits, within the limits",
        arguments: [
            (CGRect(x: 50, y: 50, width: 50, height: 50), 2, CGPoint(x: 100, y: 100)),
            (CGRect(x: 0, y: 0, width: 50, height: 25), 2, .zero),
            (CGRect(x: 100, y: 75, width: 25, height: 50), 2, CGPoint(x: 175, y: 150)),
            (CGRect(x: 100, y: 100, width: 10, height: 10), 4, CGPoint(x: 370, y: 370)),
            (CGRect(x: 100, y: 100, width: 0, height: 0), 4, CGPoint(x: 350, y: 350)),
            (CGRect(x: 0, y: 0, width: 400, height: 400), 0.5, .zero),
        ] as [(CGRect, CGFloat, CGPoint)])
    func rectangles(rect: CGRect, scale: CGFloat, offset: CGPoint) {
        for first in [1, 2, 4] as [CGFloat] {
            let zoom = ZoomFixture(offset: CGPoint(x: 20, y: 30))
            zoom.scroll.zoomScale = first
            zoom.scroll.zoom(to: rect, animated: false)
            #expect(zoom.scroll.zoomScale == scale && zoom.scroll.contentOffset == offset)
        }
    }

    @Test("An immediate zoom only calls scrollViewDidZoom; an animated one also announces its begin and end")
    func delegate() {
        let zoom = ZoomFixture()
        zoom.scroll.zoomScale = 2
        #expect(zoom.log == ["scroll", "zoom"])
        zoom.scroll.zoomScale = 2
        #expect(zoom.log.count == 2)

        zoom.log = []
        zoom.scroll.setZoomScale(1, animated: true)
        #expect(zoom.log == ["begin", "scroll", "zoom"] && zoom.scroll.zoomScale == 1)
        #expect(!zoom.scroll.isZooming && !zoom.scroll.isZoomBouncing)
        zoom.stage.advance(by: 0.1)
        #expect(zoom.log.count == 3)
        zoom.stage.advance(by: 1)
        #expect(zoom.log == ["begin", "scroll", "zoom", "end"])
    }

    @Test("A zoom that interrupts an animated one ends it first, and each ends once")
    func interruption() {
        let zoom = ZoomFixture()
        zoom.scroll.setZoomScale(2, animated: true)
        zoom.stage.advance(by: 0.1)
        zoom.scroll.zoom(to: CGRect(x: 100, y: 100, width: 10, height: 10), animated: true)
        #expect(zoom.log == ["begin", "scroll", "zoom", "end", "begin", "scroll", "zoom"])
        zoom.stage.advance(by: 1)
        #expect(zoom.log.count == 8 && zoom.log.last == "end" && zoom.scroll.zoomScale == 4)
    }

    @Test("An animated zoom outside a window ends immediately")
    func outside() {
        let zoom = ZoomFixture()
        zoom.scroll.removeFromSuperview()
        zoom.scroll.setZoomScale(2, animated: true)
        #expect(zoom.log == ["begin", "scroll", "zoom", "end"] && zoom.scroll.zoomScale == 2)
    }

    @Test("Nothing zooms without a view for zooming or with the default limits")
    func unavailable() {
        let zoom = ZoomFixture()
        zoom.zoomedView = nil
        zoom.scroll.zoomScale = 2
        zoom.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        #expect(zoom.scroll.zoomScale == 1 && zoom.scroll.contentSize == zoom.photo.frame.size && zoom.log.isEmpty)

        zoom.zoomedView = zoom.photo
        #expect(zoom.scroll.pinchGestureRecognizer?.view === zoom.scroll)
        (zoom.scroll.minimumZoomScale, zoom.scroll.maximumZoomScale) = (1, 1)
        zoom.scroll.zoomScale = 2
        #expect(zoom.scroll.zoomScale == 1 && zoom.log.isEmpty && zoom.scroll.pinchGestureRecognizer == nil)

        let plain = UIScrollView()
        #expect(plain.zoomScale == 1 && plain.minimumZoomScale == 1 && plain.maximumZoomScale == 1)
        #expect(plain.bouncesZoom && !plain.isZooming && !plain.isZoomBouncing && plain.pinchGestureRecognizer == nil)
        #expect(plain.gestureRecognizers?.count == 1)
    }

    @Test("A content view that replaces a zoomed one begins at a scale of 1")
    func replacement() {
        let zoom = ZoomFixture()
        zoom.scroll.zoomScale = 2
        zoom.photo.removeFromSuperview()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        zoom.scroll.addSubview(other)
        zoom.scroll.contentSize = other.bounds.size
        zoom.zoomedView = other
        #expect(zoom.scroll.zoomScale == 1)
        zoom.scroll.zoomScale = 0.5
        #expect(other.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
        #expect(zoom.scroll.contentSize == other.frame.size)
    }

    @Test("Invalid scales and rectangles are rejected with a warning")
    func invalid() {
        let zoom = ZoomFixture()
        let changes: [@MainActor (UIScrollView) -> Void] = [
            { $0.zoomScale = .nan }, { $0.setZoomScale(.infinity, animated: true) }, { $0.minimumZoomScale = -1 },
            { $0.maximumZoomScale = .infinity }, { $0.zoom(to: .null, animated: false) },
        ]
        for change in changes {
            #expect(Diagnostics.messages { change(zoom.scroll) }.count == 1)
        }
        #expect(zoom.scroll.minimumZoomScale == 0.5 && zoom.scroll.maximumZoomScale == 4 && zoom.scroll.zoomScale == 1)

        zoom.scroll.minimumZoomScale = 0
        zoom.scroll.zoomScale = 0
        #expect(zoom.scroll.zoomScale > 0 && zoom.scroll.contentOffset == .zero)
        zoom.scroll.zoomScale = 1
        #expect(zoom.scroll.zoomScale == 1)
    }

    @Test(
        "Zoomed content that constraints place begins where they place it and grows by the scale",
        arguments: [0, 10] as [CGFloat])
    func constraints(inset: CGFloat) {
        let zoom = ZoomFixture()
        let (photo, guide) = (zoom.photo, zoom.scroll.contentLayoutGuide)
        photo.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            photo.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            photo.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            guide.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: inset),
            guide.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: inset),
            photo.widthAnchor.constraint(equalToConstant: 200), photo.heightAnchor.constraint(equalToConstant: 200),
        ])
        for scale in [1, 2, 0.5, 1] as [CGFloat] {
            zoom.scroll.zoomScale = scale
            zoom.stage.advance(by: 0.1)
            #expect(photo.frame == CGRect(x: inset, y: inset, width: 200 * scale, height: 200 * scale))
            #expect(zoom.scroll.contentSize.width == 200 * scale + 2 * inset)
        }
    }
}
