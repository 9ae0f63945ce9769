import DrawKit
import Foundation
import LayerKit

/// The thin bar at a scroll view's edge that shows where in the content the view is; it appears while scrolling. While
/// it is there it can be dragged, and grows wider under the pointer.
@MainActor
final class ScrollIndicator: UIView {
    enum Axis {
        case vertical, horizontal
    }

    private enum Metrics {
        static let thickness: CGFloat = 4
        /// The thickness under the pointer.
        static let wideThickness: CGFloat = 8
        static let margin: CGFloat = 3
        /// How far beside the bar it can be taken hold of.
        static let reach: CGFloat = 6
        static let wideningDuration: TimeInterval = 0.12
        static let shortest: CGFloat = 36
        /// Seconds from the last scroll until the bar begins to fade, and of the fade.
        static let linger: TimeInterval = 0.8
        static let fadeDuration: TimeInterval = 0.25
    }

    private let axis: Axis
    /// Whether there is more content than the view shows.
    private var isNeeded = false
    private var fade: ScheduledWork?
    private var isPointedAt = false
    /// The distance from the bar's beginning to the pointer that holds it; nil while none does.
    private var grip: CGFloat?
    /// Where the bar's beginning can be in the view, and the length of the whole track.
    private var track: (first: CGFloat, room: CGFloat) = (0, 0)

    init(axis: Axis) {
        self.axis = axis
        super.init(frame: .zero)
        isHidden = true
        backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4),
                dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.45)))
        layer.cornerRadius = Metrics.thickness / 2
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the bar, until a moment after the last call.
    func flash() {
        guard isNeeded, let window else { return }
        isHidden = false
        layer.removeAnimation(forKey: "fade")
        fade?.cancel()
        fade = nil
        guard !isWide else { return }
        fade = window.schedule(after: Metrics.linger) { [weak self] in self?.fadeOut() }
    }

    /// Places the bar beside the part of the content that `bounds` shows.
    func place(in bounds: CGRect, contentSize: CGSize, inset: UIEdgeInsets, mirrored: Bool) {
        let (view, whole, passed) =
            switch axis {
            case .vertical: (bounds.height, contentSize.height + inset.top + inset.bottom, bounds.minY + inset.top)
            case .horizontal: (bounds.width, contentSize.width + inset.left + inset.right, bounds.minX + inset.left)
            }
        isNeeded = whole > view && view > 2 * Metrics.margin
        guard isNeeded else {
            isHidden = true
            return
        }
        let wholeTrack = view - 2 * Metrics.margin
        // Beyond the ends the bar grows shorter, as the content gives way.
        let beyond = max(0, -passed, passed - (whole - view))
        let length = max(Metrics.thickness, min(wholeTrack, max(Metrics.shortest, wholeTrack * view / whole)) - beyond)
        track = (Metrics.margin, wholeTrack - length)
        let start = Metrics.margin + (wholeTrack - length) * min(max(passed / (whole - view), 0), 1)
        let thickness = isWide ? Metrics.wideThickness : Metrics.thickness
        let edge = Metrics.margin + thickness
        layer.cornerRadius = thickness / 2
        switch axis {
        case .vertical:
            let x = mirrored ? bounds.minX + Metrics.margin : bounds.maxX - edge
            frame = CGRect(x: x, y: bounds.minY + start, width: thickness, height: length)
        case .horizontal:
            frame = CGRect(x: bounds.minX + start, y: bounds.maxY - edge, width: length, height: thickness)
        }
    }

    // MARK: The pointer

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Metrics.reach, dy: -Metrics.reach).contains(point)
    }

    override func pointerIsOverDidChange(_ isOver: Bool) {
        isPointedAt = isOver
        widthDidChange()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        grip = touches.first.map { along($0.location(in: self)) }
        widthDidChange()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let grip, let touch = touches.first, let view = superview as? UIScrollView, track.room > 0 else { return }
        let place = touch.location(in: view)
        let start = along(CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)) - grip
        view.scroll(to: (start - track.first) / track.room, along: axis)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo()
    }

    private var isWide: Bool { isPointedAt || grip != nil }

    private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

    private func letGo() {
        grip = nil
        widthDidChange()
    }

    private func widthDidChange() {
        UIView.animate(withDuration: Metrics.wideningDuration) { (self.superview as? UIScrollView)?.updateIndicators() }
        flash()
    }

    private func fadeOut() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = Metrics.fadeDuration
        layer.add(animation, forKey: "fade")
        fade = window?.schedule(after: Metrics.fadeDuration) { [weak self] in self?.isHidden = true }
    }
}
