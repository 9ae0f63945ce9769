import Foundation
import StageKit
import ViewKit

/// A scroll view of 100 by 100 points whose content is a view of 200 by 200 points, which zooms from 0.5 to 4.
@MainActor
final class ZoomFixture: UIScrollViewDelegate {
    let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = CGPoint(x: 50, y: 50)
    /// The view that the delegate returns.
    var zoomedView: UIView?
    var log: [String] = []
    var scales: [CGFloat] = []

    init(offset: CGPoint = .zero) {
        scroll.addSubview(photo)
        scroll.contentSize = photo.bounds.size
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 4
        stage.window.addSubview(scroll)
        stage.advance(by: 0)
        scroll.contentOffset = offset
        zoomedView = photo
        scroll.delegate = self
    }

    /// Turns the wheel by `distance` points at `point` while Ctrl is held.
    func turn(_ distance: CGFloat, at point: CGPoint) {
        stage.scroll(at: point, by: CGVector(dx: 0, dy: distance), modifiers: .control)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append(view === photo ? "begin" : "begin with another view")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        log.append("zoom")
        scales.append(scrollView.zoomScale)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append(view === photo && scale == scrollView.zoomScale ? "end" : "end with another view or scale")
    }
}

/// Returns `true` if both coordinates differ by less than a billionth.
func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool { isNear(point.x, other.x) && isNear(point.y, other.y) }

/// Returns `true` if the numbers differ by less than a billionth.
func isNear(_ number: CGFloat, _ other: CGFloat) -> Bool { abs(number - other) < 1e-9 }
