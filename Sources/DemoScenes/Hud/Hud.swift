import Foundation
import FrameMetrics
import SkeletonView

/// A controller that updates the frame time view at most twice a second and, even if frames are slow, at least every
/// two seconds while frames are drawn. After the number of bones has changed, it updates the view in the next frame. It
/// updates the view only in frames that are drawn anyway, so an idle window stays idle. The one exception is an extra
/// frame, one second after the last one, which shows that the window is idle.
@MainActor
final class Hud {
    /// `true` if the view is shown.
    var isShown = false {
        didSet { if isShown != oldValue { update() } }
    }

    /// `true` if the window's clock is paused, which makes frame times meaningless.
    var isPaused = false {
        didSet { if isPaused, !oldValue { view?.showIdle(isPaused: true) } }
    }

    private static let interval: TimeInterval = 0.5
    /// The minimum interval between updates, as a multiple of the frame times' 99th percentile. An update turns a frame
    /// that would only change colors into a full one; at this interval, updates cost an average of a tenth of a
    /// millisecond per frame at 60 Hz.
    private static let pause = 160.0
    /// The maximum interval between updates while frames are drawn, however slow they are.
    private static let maximumInterval: TimeInterval = 2
    /// The time in seconds without a frame after which the window is idle.
    private static let idleTime: TimeInterval = 1
    private static let margin: CGFloat = 12

    private let recorder: FrameRecorder?
    private let countBones: @MainActor () -> Int
    private weak var parent: UIView?
    private var view: HudView?
    private var nextTime: TimeInterval = 0
    private var lastFrame: TimeInterval = 0
    private var shift = LayoutShift()
    /// The distance by which the user has dragged the view from its default position.
    private var offset = CGVector.zero
    /// Called when the user closes the view.
    var close: (@MainActor () -> Void)?
    /// The scheduled check for whether the window is idle.
    private var idleCheck: ScheduledWork?
    /// `true` if the next frame is the one that displays the idle state.
    private var awaitsIdleFrame = false

    /// Creates a HUD for the frames of `recorder` and the number of bones that `countBones` returns.
    init(_ recorder: FrameRecorder?, countBones: @escaping @MainActor () -> Int) {
        self.recorder = recorder
        self.countBones = countBones
    }

    /// Sets the view that will contain the frame time view.
    func place(on parent: UIView) {
        self.parent = parent
        update()
    }

    /// Returns the space to reserve for the frame time view in the bottom trailing corner of `parent`: its full size at
    /// the current text size, plus the margins to the edges. Zero while the frame time view isn't shown. The space
    /// stays the same if the user drags the view elsewhere.
    func reservedSize(in parent: UIView) -> CGSize {
        guard isShown else { return .zero }
        let size = HudView.defaultSize
        return CGSize(
            width: (size.width * parent.barScale).rounded() + Self.margin,
            height: (size.height * parent.barScale).rounded() + Self.margin)
    }

    /// Places the view in the bottom trailing corner of `area`, the screen's content, or where the user dragged it.
    func layOut(in area: CGRect, of parent: UIView) {
        guard let view else { return }
        // There may have been no window yet when the view was created.
        listen(to: parent.window)
        let (defaultSize, margin) = (HudView.defaultSize, Self.margin)
        let fitting = min(
            (area.width - 2 * margin) / defaultSize.width, (area.height - 2 * margin) / defaultSize.height)
        view.scale = max(1, min(parent.barScale, fitting))
        let size = CGSize(
            width: (defaultSize.width * view.scale).rounded(), height: (defaultSize.height * view.scale).rounded())
        // The area is already mirrored in a right-to-left window.
        let isMirrored = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? area.minX + margin : area.maxX - size.width - margin
        let (x, y) = (left + offset.dx, area.maxY - size.height - margin + offset.dy)
        view.frame = CGRect(
            x: max(area.minX, min(x, area.maxX - size.width)), y: max(area.minY, min(y, area.maxY - size.height)),
            width: size.width, height: size.height)
    }

    /// Updates the layout shift. Call this after a layout pass of the screen's `content`.
    func layoutDidEnd(_ content: UIView) {
        guard let view else { return }
        let old = shift.distance
        shift.update(content)
        if shift.distance != old { view.show(shift: shift.distance) }
    }

    /// Resets the layout shift. Call this after another screen has been shown.
    func sceneDidChange() {
        shift = LayoutShift()
        view?.show(shift: nil)
    }

    /// Updates the figures in the next frame. Call this after the number of bones has changed.
    func boneCountDidChange() {
        nextTime = 0
    }

    // MARK: Private

    private func update() {
        guard let parent else { return }
        guard isShown else {
            view?.window?.willDrawFrame = nil
            idleCheck?.cancel()
            idleCheck = nil
            awaitsIdleFrame = false
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = HudView { [weak self] in self?.close?() }
        self.view = view
        offset = .zero
        view.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.drag($0) })
        parent.addSubview(view)
        nextTime = 0
        parent.setNeedsLayout()
        listen(to: parent.window)
    }

    private func drag(_ pan: UIGestureRecognizer) {
        guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed || pan.state == .ended, let parent,
            let view
        else { return }
        let (before, delta) = (view.frame.origin, pan.translation(in: parent))
        pan.setTranslation(.zero, in: parent)
        offset = CGVector(dx: offset.dx + delta.x, dy: offset.dy + delta.y)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        // The view stops at the edges of the screen, so only the distance that it moved counts.
        let moved = CGVector(dx: view.frame.minX - before.x, dy: view.frame.minY - before.y)
        offset = CGVector(dx: offset.dx - delta.x + moved.dx, dy: offset.dy - delta.y + moved.dy)
    }

    private func listen(to window: UIWindow?) {
        window?.willDrawFrame = { [weak self] in self?.refresh() }
    }

    /// Updates the figures before the window draws a frame.
    private func refresh() {
        guard let view, let window = view.window else { return }
        guard !awaitsIdleFrame else { return awaitsIdleFrame = false }
        guard !isPaused else { return view.showIdle(isPaused: true) }
        lastFrame = window.time
        if idleCheck == nil { expectIdle(after: Self.idleTime, in: window) }
        if view.isIdle { nextTime = window.time }
        guard window.time >= nextTime else { return }
        let figures = FrameFigures(recorder?.last(FrameFigures.frames) ?? [])
        let commands = window.displayList.commands.count
        // Before its first frame, a window has no draw commands to count.
        if commands > 0 {
            let preferred = max(Self.interval, figures.slow / 1000 * Self.pause)
            nextTime = window.time + min(preferred, Self.maximumInterval)
        }
        view.show(figures, commands: commands, bones: countBones())
    }

    private func expectIdle(after delay: TimeInterval, in window: UIWindow) {
        idleCheck = window.schedule(after: delay) { [weak self, weak window] in
            guard let self, let window else { return }
            idleCheck = nil
            let remaining = lastFrame + Self.idleTime - window.time
            guard remaining <= 1e-6 else { return expectIdle(after: remaining, in: window) }
            // A slow frame can take longer than the idle time.
            let isFrameDue = window.nextDeadline.map { $0 <= window.time } ?? false
            guard !isFrameDue else { return expectIdle(after: Self.idleTime, in: window) }
            awaitsIdleFrame = true
            view?.showIdle()
        }
    }
}
