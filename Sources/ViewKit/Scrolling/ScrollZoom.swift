import Foundation
import Reporting

/// The zoom of a scroll view: the limits of the scale, the gesture in progress, and the view that is scaled.
@MainActor
final class ScrollZoom {
    /// The duration of animated zooms and of the return to the limits, in seconds.
    private static let animationDuration: TimeInterval = 0.3
    /// The factor by which a key zooms.
    private static let keyStep: CGFloat = 1.25

    /// The sizes and places of the content at a scale of 1 and as displayed. They are kept because dividing by the
    /// scale again and again would accumulate rounding errors.
    private struct Content {
        var (size, center) = (CGSize.zero, CGPoint.zero)
        var (scaledSize, scaledCenter) = (CGSize.zero, CGPoint.zero)
    }

    unowned let scrollView: UIScrollView
    var limits = ZoomLimits() { didSet { updateRecognizer() } }
    var bounces = true
    private(set) var recognizer: ZoomGestureRecognizer?
    /// The gesture in progress.
    var gesture: ZoomGesture?
    /// `true` while the scale returns to its limits.
    var isBouncing = false
    /// The view that was scaled last.
    private(set) weak var scaledView: UIView?
    private var content = Content()
    /// The zoom, if any, whose end the delegate has not been notified of.
    private var begun: (id: Int, view: UIView)?
    private var begunCount = 0

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The view to scale, as determined by the delegate.
    var zoomedView: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }
    /// `true` if the user can zoom.
    var isAvailable: Bool { limits.allowZooming && !scrollView.locksScrolling && zoomedView != nil }
    /// The zoom scale, which is 1 if the delegate has no view for zooming.
    var currentScale: CGFloat { zoomedView.map(Self.scale) ?? 1 }
    /// `true` while the user zooms.
    var isTracking: Bool { gesture != nil }

    /// Returns the scale in the transform of `view`.
    static func scale(of view: UIView) -> CGFloat {
        let transform = view.transform
        let scale = transform.b == 0 ? abs(transform.a) : hypot(transform.a, transform.b)
        return scale > 0 && scale.isFinite ? scale : 1
    }

    // MARK: Zooming by the app and by keys

    /// Implements `setZoomScale(_:animated:)`.
    func setScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else {
            return Diagnostics.report("\(type(of: scrollView)): invalid zoom scale \(scale) ignored")
        }
        guard let view = zoomedView else { return }
        let (target, old) = (limits.clamped(scale), Self.scale(of: view))
        guard target != old else { return }
        let (middle, origin) = (middle, scrollView.contentOffset)
        let ratio = target / old
        let offset = CGPoint(x: origin.x + middle.x * (ratio - 1), y: origin.y + middle.y * (ratio - 1))
        zoom(view, to: target, offset: offset, animated: animated)
    }

    /// Implements `zoom(to:animated:)`.
    func show(_ rect: CGRect, animated: Bool) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return Diagnostics.report("\(type(of: scrollView)): invalid zoom rectangle \(rect) ignored")
        }
        let area = visibleArea
        guard let view = zoomedView, area.width > 0, area.height > 0 else { return }
        let old = Self.scale(of: view)
        let target = limits.clamped(min(area.width / rect.width, area.height / rect.height))
        let center = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: scrollView)
        let (middle, origin) = (middle, scrollView.contentOffset)
        let offset = CGPoint(
            x: center.x * target / old - (middle.x - origin.x), y: center.y * target / old - (middle.y - origin.y))
        guard target != old else {
            return scrollView.setContentOffset(scrollView.clamped(offset), animated: animated)
        }
        zoom(view, to: target, offset: offset, animated: animated)
    }

    /// Changes the scale as a key does. Returns `true` if the scale changed.
    func zoom(by change: ZoomChange) -> Bool {
        let old = currentScale
        let scale =
            switch change {
            case .larger: old * Self.keyStep
            case .smaller: old / Self.keyStep
            case .reset: CGFloat(1)
            }
        guard limits.clamped(scale) != old else { return false }
        scrollView.setZoomScale(scale, animated: !UIAccessibility.isReduceMotionEnabled)
        return true
    }

    private var visibleArea: CGRect { scrollView.bounds.inset(by: scrollView.coveredInset) }

    private var middle: CGPoint { CGPoint(x: visibleArea.midX, y: visibleArea.midY) }

    private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
        guard animated else { return apply(scale, to: view, offset: offset) }
        begin(view)
        animate { self.apply(scale, to: view, offset: offset) }
    }

    // MARK: Beginning and ending

    /// Notifies the delegate that `view` is about to be zoomed. Ends a zoom in progress first.
    func begin(_ view: UIView) {
        end()
        begunCount += 1
        begun = (begunCount, view)
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    /// Makes `changes` with an animation, after which the zoom ends.
    func animate(_ changes: @escaping @MainActor () -> Void) {
        let id = begun?.id
        guard scrollView.hasRunningClock else {
            changes()
            return end()
        }
        UIView.animate(
            withDuration: Self.animationDuration, delay: 0, options: .beginFromCurrentState,
            // In a transition that the user controls, the changes are made later.
            animations: { [scrollView] in withExtendedLifetime(scrollView, changes) }
        ) { [weak self] _ in
            if let self, self.begun?.id == id { self.end() }
        }
    }

    /// Notifies the delegate that the zoom has ended. No effect if the delegate has been notified already.
    func end() {
        guard let view = begun?.view else { return }
        begun = nil
        (gesture, isBouncing) = (nil, false)
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: Self.scale(of: view))
    }

    // MARK: Scaling

    /// Scales `view` and the content size about the origin of the content, scrolls to `offset` as far as possible, and
    /// notifies the delegate. No effect if `view` has that scale already.
    func apply(_ scale: CGFloat, to view: UIView, offset: CGPoint) {
        let old = Self.scale(of: view)
        guard scale != old else { return }
        scrollView.driver.stop()
        let isSame = scaledView === view
        scaledView = view
        let (size, center) = (scrollView.contentSize, view.center)
        if !isSame || size != content.scaledSize {
            content.size = CGSize(width: size.width / old, height: size.height / old)
        }
        if !isSame || center != content.scaledCenter {
            content.center = CGPoint(x: center.x / old, y: center.y / old)
        }
        content.scaledSize = CGSize(width: content.size.width * scale, height: content.size.height * scale)
        content.scaledCenter = CGPoint(x: content.center.x * scale, y: content.center.y * scale)
        view.transform = Self.transform(view.transform, scaledFrom: old, to: scale)
        view.center = content.scaledCenter
        let start = scrollView.contentOffset
        scrollView.contentDidChange(
            to: content.scaledSize, movedBy: CGVector(dx: offset.x - start.x, dy: offset.y - start.y))
        scrollView.setNeedsLayout()
        scrollView.delegate?.scrollViewDidZoom(scrollView)
    }

    private static func transform(
        _ transform: CGAffineTransform, scaledFrom old: CGFloat, to scale: CGFloat
    ) -> CGAffineTransform {
        let isPlain = transform == CGAffineTransform(scaleX: transform.a, y: transform.a) && transform.a > 0
        return isPlain
            ? CGAffineTransform(scaleX: scale, y: scale)
            : transform.concatenating(CGAffineTransform(scaleX: scale / old, y: scale / old))
    }

    private func updateRecognizer() {
        guard limits.allowZooming != (recognizer != nil) else { return }
        if let recognizer {
            scrollView.removeGestureRecognizer(recognizer)
            self.recognizer = nil
            return
        }
        let recognizer = ZoomGestureRecognizer()
        recognizer.zoom = self
        recognizer.addHandler { [weak self] in
            if let pinch = $0 as? ZoomGestureRecognizer { self?.handle(pinch) }
        }
        scrollView.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }
}
