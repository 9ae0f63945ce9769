import DrawKit
import Foundation
import LayerKit

/// The thin bar at a scroll view's edge that shows the scroll position. The indicator appears while scrolling and while
/// the pointer is near the edge. While the pointer is over the track, the indicator widens and the track is visible.
/// The indicator can be dragged, and a press on the track scrolls by pages.
@MainActor
final class ScrollIndicator: UIView {
    enum Axis {
        case vertical, horizontal
    }

    private enum Metrics {
        static let thickness: CGFloat = 4
        /// The thickness while the pointer is over the track, or while a press that began there is held.
        static let wideThickness: CGFloat = 8
        static let margin: CGFloat = 3
        /// The distance from the view's edge within which the pointer shows the indicator.
        static let nearness: CGFloat = 28
        static let wideningDuration: TimeInterval = 0.12
        static let minimumLength: CGFloat = 36
        /// The time, in seconds, that the indicator stays visible after the last scroll, or after the pointer has moved
        /// away, before it starts to fade out.
        static let linger: TimeInterval = 0.8
        static let fadeDuration: TimeInterval = 0.25
    }

    /// The track, which is visible only while the indicator is wide.
    let track = UIView()
    let axis: Axis
    /// The state of the pointer interaction; see `ScrollIndicator+Pointer.swift`.
    var pointer = Pointer()
    /// The first possible position of the indicator's start along the axis, relative to the scroll view, and the
    /// distance by which the indicator can move from there, in points.
    private(set) var travel: (first: CGFloat, length: CGFloat) = (0, 0)

    /// `true` if the content doesn't fit in the scroll view, and the track has room for the indicator.
    private var isNeeded = false
    private var fade: ScheduledWork?
    /// The area of the track including its margins, in the scroll view's coordinates.
    private var strip = CGRect.zero

    init(axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
        isHidden = true
        backgroundColor = Self.color(light: 0.4, dark: 0.45)
        layer.cornerRadius = Metrics.thickness / 2
        layer.zPosition = 1
        track.isHidden = true
        track.isUserInteractionEnabled = false
        track.backgroundColor = Self.color(light: 0.06, dark: 0.1)
        track.layer.cornerRadius = Metrics.wideThickness / 2
        track.layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the indicator. The indicator fades out shortly after the last call or after the pointer has moved away. No
    /// effect if the content fits in the scroll view.
    func flash() {
        guard isNeeded else { return }
        guard let window = enclosingWindow else {
            isHidden = true
            return
        }
        isHidden = false
        layer.removeAnimation(forKey: "fade")
        fade?.cancel()
        fade = nil
        guard !pointer.isNear, !isWide else { return }
        fade = window.schedule(after: Metrics.linger) { [weak self] in self?.fadeOut() }
    }

    /// Sizes and positions the indicator for the part of the content that `bounds` shows. The track lies within
    /// `bounds` inset by `covered`. If `mirrored` is `true`, a vertical indicator is on the left.
    func place(in bounds: CGRect, covered: UIEdgeInsets, contentSize: CGSize, inset: UIEdgeInsets, mirrored: Bool) {
        let visible = bounds.inset(by: covered)
        let visibleLength = axis == .vertical ? visible.height : visible.width
        let (view, content, passed) =
            switch axis {
            case .vertical: (bounds.height, contentSize.height + inset.top + inset.bottom, bounds.minY + inset.top)
            case .horizontal: (bounds.width, contentSize.width + inset.left + inset.right, bounds.minX + inset.left)
            }
        isNeeded = content > view && visibleLength > 2 * Metrics.margin
        guard isNeeded else {
            isHidden = true
            track.isHidden = true
            return
        }
        let trackLength = visibleLength - 2 * Metrics.margin
        // Overscrolling shortens the indicator.
        let beyond = max(0, -passed, passed - (content - view))
        let length = max(
            Metrics.thickness, min(trackLength, max(Metrics.minimumLength, trackLength * view / content)) - beyond)
        let visibleStart = axis == .vertical ? visible.minY - bounds.minY : visible.minX - bounds.minX
        travel = (visibleStart + Metrics.margin, trackLength - length)
        let start = Metrics.margin + (trackLength - length) * min(max(passed / (content - view), 0), 1)
        func area(from start: CGFloat, length: CGFloat, thickness: CGFloat, margin: CGFloat) -> CGRect {
            let edge = margin + thickness
            switch axis {
            case .vertical:
                let x = mirrored ? visible.minX + margin : visible.maxX - edge
                return CGRect(x: x, y: visible.minY + start, width: thickness, height: length)
            case .horizontal:
                return CGRect(x: visible.minX + start, y: visible.maxY - edge, width: length, height: thickness)
            }
        }
        let thickness = isWide ? Metrics.wideThickness : Metrics.thickness
        layer.cornerRadius = thickness / 2
        frame = area(from: start, length: length, thickness: thickness, margin: Metrics.margin)
        strip = area(
            from: 0, length: visibleLength, thickness: Metrics.wideThickness + 2 * Metrics.margin, margin: 0)
        track.isHidden = !isWide
        guard isWide else { return }
        UIView.performWithoutAnimation {
            track.frame = strip.insetBy(dx: Metrics.margin, dy: Metrics.margin)
        }
    }

    /// Returns `true` if `point`, in the scroll view's coordinates, is close enough to the edge to show the indicator.
    func isNear(_ point: CGPoint) -> Bool {
        let extra = Metrics.nearness - Metrics.wideThickness - 2 * Metrics.margin
        return isNeeded
            && strip.insetBy(dx: axis == .vertical ? -extra : 0, dy: axis == .horizontal ? -extra : 0)
                .contains(point)
    }

    /// Returns `true` for every point on the track, because presses on the entire track are accepted.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        strip.contains(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y))
    }

    override func pointerIsOverDidChange(_ isOver: Bool) {
        pointer.isOver = isOver
        widthDidChange()
    }

    /// Returns `false` for single taps and drags that ancestors recognize, because presses on the indicator take
    /// precedence.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !gestureRecognizer.isSingleTap && !gestureRecognizer.isDrag
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginTracking(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { follow(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    /// Shows the indicator, and animates it to the width for the current state of the pointer.
    func widthDidChange() {
        UIView.animate(withDuration: hasRunningClock ? Metrics.wideningDuration : 0) {
            (self.superview as? UIScrollView)?.updateIndicators()
        }
        flash()
    }

    // MARK: Private

    private var isWide: Bool { pointer.isOver || pointer.holds }

    private static func color(light: Double, dark: Double) -> UIColor {
        UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: light), dark: RGBA(red: 1, green: 1, blue: 1, alpha: dark)
            ))
    }

    private func fadeOut() {
        guard let window = enclosingWindow else {
            isHidden = true
            return
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = Metrics.fadeDuration
        layer.add(animation, forKey: "fade")
        fade = window.schedule(after: Metrics.fadeDuration) { [weak self] in self?.isHidden = true }
    }
}
