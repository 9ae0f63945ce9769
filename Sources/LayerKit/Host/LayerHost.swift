package import DrawKit
package import Foundation

/// The owner of a layer tree: its clock, its scheduler, and the display list that the passes keep up to date.
@MainActor
package final class LayerHost {
    package let root: CALayer
    package let clock: FrameClock
    package let scheduler: Scheduler
    /// The picture of the last frame.
    package private(set) var list = DisplayList(size: .zero)
    /// How many layers the record pass has looked at since the beginning.
    package private(set) var visitedLayers: UInt64 = 0

    /// The size of the picture in physical pixels.
    package var pixelSize = PixelSize.zero { didSet { if pixelSize != oldValue { setNeedsRecord() } } }
    /// Physical pixels that make a point.
    package var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsRecord() } } }
    /// The style of the root: true for dark.
    package var isDark = false { didSet { if isDark != oldValue { setNeedsRecord() } } }
    /// What lies behind the root; drawn opaque.
    package var backdrop = CGColor(.white) { didSet { if backdrop != oldValue { setNeedsRecord() } } }

    /// Whether a frame waits until the pictures in it are decoded. False in a window, where large ones
    /// come in a later frame.
    package var waitsForPictures = true

    /// Whether what draws the pictures can move pixels in the last one: then what scrolled is not drawn again. False by
    /// default.
    package var movesPixels = false

    /// Seconds between two frames of the display; display links give it to their users.
    package var frameInterval: TimeInterval = 1.0 / 60

    let timelines = TimelineTable()
    let ramps = RampTable()

    private var links: [CADisplayLink] = []
    private let tree = LayerTree()
    private var steady = SteadyAnimations()
    // Not lazy: a lazy one is copied whenever it is used, and loses its memory.
    private var recordPass = RecordPass()
    private var planner = DamagePlanner()
    private var changedRects: [PixelRect] = []
    /// What the last record changed: kept for its memory.
    private var damage = Damage.none

    package init(root: CALayer, clock: FrameClock = FrameClock()) {
        self.root = root
        self.clock = clock
        scheduler = Scheduler(clock: clock)
        tree.host = self
        root.setTree(tree)
        root.beginAwaiting(on: self)
    }

    // MARK: Package

    /// Whether the next frame has anything to do without time passing.
    package var hasPendingWork: Bool { tree.needsRecord || tree.needsLayout }

    /// When the next frame has something to do by itself: now while something moves or a display link runs, the
    /// beginning or end of an animation that waits, or nil when nothing will, as while time stands still.
    package var nextChange: TimeInterval? {
        if hasPendingWork { return clock.now }
        if steady.isMoving || links.contains(where: { $0.isValid && !$0.isPaused }) {
            return clock.scale.standsStill ? nil : clock.now
        }
        return steady.nextBoundary.isFinite ? steady.nextBoundary : nil
    }

    /// The animate pass: calls the display links, evaluates what moves at the clock's time and writes it into the list.
    /// Says what to draw again.
    package func animate() -> Damage {
        CATransaction.flush()
        clock.scale.noteFrame()
        if !links.isEmpty { callLinks() }
        if clock.now >= steady.nextBoundary { setNeedsRecord() }
        if steady.needsRecordEachFrame { setNeedsRecord() }
        guard !tree.needsRecord else { return .none }
        switch steady.update(&list, at: clock.now) {
        case .unchanged: return .none
        case .changed: return steady.damage(in: list, by: &planner)
        case .needsRecord:
            setNeedsRecord()
            return .none
        }
    }

    /// The layout pass: lays out what needs it, and calls `follow` once nothing does; both again while either asks for
    /// more, within the bound of `LayoutFixpoint`. Says whether anything needed it.
    @discardableResult
    package func layout(followedBy follow: () -> Void = {}) -> Bool {
        guard tree.needsLayout else { return false }
        let isSettled = LayoutFixpoint.reach("the layout", blaming: { root.firstInNeedOfLayout }) {
            layOutOnce()
            if !tree.needsLayout { follow() }
            return tree.needsLayout
        }
        if !isSettled {
            // What follows belongs to this frame, whoever goes on asking.
            follow()
            layOutOnce()
            tree.needsLayout = false
        }
        return true
    }

    /// The record pass: flattens the tree anew if it changed. Says what to draw again since the last frame, with what
    /// the animate pass of this frame changed.
    package func record(adding animated: Damage) -> Damage {
        guard tree.needsRecord else { return animated }
        if !tree.awaitingDisplay.isEmpty { display() }
        // What was marked again while it was drawn is drawn in the next frame.
        tree.needsRecord = !tree.awaitingDisplay.isEmpty
        recordPass.run(self, at: clock.now)
        visitedLayers = recordPass.visitedLayers
        swap(&list, &recordPass.list)
        swap(&steady, &recordPass.steady)
        let move = gatherChanges(adding: animated)
        // What is not shown any more is let go of now, not with the next record.
        recordPass.clear()
        planner.plan(&damage, redrawing: changedRects, of: list, after: move)
        return damage
    }

    package func setNeedsRecord() {
        tree.needsRecord = true
    }

    /// Calls `link` in each frame from now on.
    func add(_ link: CADisplayLink) {
        links.append(link)
    }

    /// Sets `changedRects` to where the list looks different from the one before, which the record pass has now, and
    /// what the animate pass changed, after the move that it returns. It takes no list: a copy that its caller held
    /// would cost that its memory.
    private func gatherChanges(adding animated: Damage) -> PixelMove? {
        changedRects.removeAll(keepingCapacity: true)
        if movesPixels, !list.scrolls.isEmpty,
            let scroll = ScrollComparison(of: list, since: recordPass.list),
            let move = scroll.appendChanges(to: &changedRects, animated: animated.regions)
        {
            return move
        }
        list.appendChangedRects(since: recordPass.list, to: &changedRects)
        guard recordPass.list.size == list.size else { return nil }
        for region in animated.regions { changedRects.append(region.rect) }
        return nil
    }

    /// Lets the layers draw that have to. What they ask for meanwhile is for the next frame.
    private func display() {
        let layers = tree.awaitingDisplay
        tree.awaitingDisplay = []
        for layer in layers where layer.displayTree === tree { layer.displayTree = nil }
        for layer in layers where layer.tree === tree { layer.displayIfNeeded() }
    }

    private func layOutOnce() {
        tree.needsLayout = false
        root.layoutIfNeeded()
    }

    /// Calls the links whose layers are in this tree; the others go where theirs are, or wait.
    private func callLinks() {
        let called = links
        links = []
        for link in called {
            guard link.isValid, let layer = link.layer else { continue }
            let host = layer.host
            guard host === self else {
                if let host { host.add(link) } else { layer.wait(link) }
                continue
            }
            links.append(link)
            link.tick(at: clock.now, interval: frameInterval)
        }
    }
}
