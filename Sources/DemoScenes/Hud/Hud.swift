import Foundation
import FrameMetrics
import SkeletonView

/// Keeps the view of frame times up to date: twice a second at most, more seldom where frames take long, every two
/// seconds at least, and only with frames that are drawn anyway. A second after the last of them it says that the
/// window is idle, in a frame of its own, so that a window at rest stays so.
@MainActor
final class Hud {
    /// Whether the view is shown.
    var isShown = false {
        didSet { if isShown != oldValue { update() } }
    }

    /// Whether the window's time is paused: no frame tells anything then.
    var isPaused = false {
        didSet { if isPaused, !oldValue { view?.showIdle(isPaused: true) } }
    }

    private static let interval: TimeInterval = 0.5
    /// A new view of the times makes a frame that would have moved colours only a whole one: so many times as long as
    /// slow frames take go by until the next, which is a tenth of a millisecond a frame at 60 a second.
    private static let pause = 160.0
    /// However long frames take, what is shown is no older than this while frames are drawn.
    private static let longestInterval: TimeInterval = 2
    /// Seconds without a frame after which the window is idle.
    private static let idleTime: TimeInterval = 1
    private static let margin: CGFloat = 12

    private let recorder: FrameRecorder?
    private let countBones: @MainActor () -> Int
    private weak var parent: UIView?
    private var view: HudView?
    private var nextTime: TimeInterval = 0
    private var lastFrame: TimeInterval = 0
    /// Waits for frames to stop.
    private var idleCheck: ScheduledWork?
    /// Whether the next frame is the one that says so.
    private var awaitsIdleFrame = false

    /// Makes one that shows what `recorder` has, and as many bones as `countBones` says.
    init(_ recorder: FrameRecorder?, countBones: @escaping @MainActor () -> Int) {
        self.recorder = recorder
        self.countBones = countBones
    }

    /// Lets the view be shown on `parent`.
    func place(on parent: UIView) {
        self.parent = parent
        update()
    }

    /// Puts the view into the end of `area`, above a bar of actions.
    func layOut(in area: CGRect, of parent: UIView) {
        guard let view else { return }
        // When the view was asked for there may have been no window yet.
        listen(to: parent.window)
        let size = HudView.size
        // The area is where it is seen: mirrored already, where the window reads from right to left.
        let isMirrored = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? area.minX + Self.margin : area.maxX - size.width - Self.margin
        view.frame = CGRect(
            x: max(area.minX, min(left, area.maxX - size.width)),
            y: max(area.minY, area.maxY - parent.scaledInBars(ActionBar.height) - size.height - Self.margin),
            width: size.width,
            height: size.height)
    }

    // MARK: Private

    private func update() {
        guard let parent else { return }
        guard isShown else {
            view?.window?.willDrawFrame = nil
            idleCheck?.cancel()
            (idleCheck, awaitsIdleFrame) = (nil, false)
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = HudView()
        self.view = view
        parent.addSubview(view)
        nextTime = 0
        parent.setNeedsLayout()
        listen(to: parent.window)
    }

    private func listen(to window: UIWindow?) {
        window?.willDrawFrame = { [weak self] in self?.refresh() }
    }

    /// The window is about to draw a frame.
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
        // Before its first frame a window has nothing to count.
        if commands > 0 {
            let wanted = max(Self.interval, figures.slow / 1000 * Self.pause)
            nextTime = window.time + min(wanted, Self.longestInterval)
        }
        view.show(figures, commands: commands, bones: countBones())
    }

    private func expectIdle(after delay: TimeInterval, in window: UIWindow) {
        idleCheck = window.schedule(after: delay) { [weak self, weak window] in
            guard let self, let window else { return }
            idleCheck = nil
            let left = lastFrame + Self.idleTime - window.time
            guard left <= 1e-6 else { return expectIdle(after: left, in: window) }
            awaitsIdleFrame = true
            view?.showIdle()
        }
    }
}
