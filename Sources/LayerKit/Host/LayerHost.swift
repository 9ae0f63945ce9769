package import DrawKit
package import Foundation

/// The owner of a layer tree, of its clock and scheduler, and of the display list that the passes update.
@MainActor
package final class LayerHost {
    package let root: CALayer
    package let clock: FrameClock
    package let scheduler: Scheduler
    /// The display list of the last frame.
    package private(set) var list = DisplayList(size: .zero)
    /// The total number of layers that the record pass has visited.
    package private(set) var visitedLayers: UInt64 = 0

    /// The size of a frame in physical pixels.
    package var pixelSize = PixelSize.zero { didSet { if pixelSize != oldValue { setNeedsRecord() } } }
    /// The number of physical pixels per point.
    package var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsRecord() } } }
    /// `true` if the root layer has a dark appearance.
    package var isDark = false { didSet { if isDark != oldValue { setNeedsRecord() } } }
    /// The opaque color behind the root layer.
    package var backdrop = CGColor(.white) { didSet { if backdrop != oldValue { setNeedsRecord() } } }

    /// `true`, the default, if a frame waits until its images are decoded. `false` in windows, where large images may
    /// appear in a later frame.
    package var waitsForImages = true

    /// `true` if the renderer can move pixels of the last frame, so scrolled content doesn't need to be redrawn.
    /// `false` by default.
    package var movesPixels = false

    /// The interval between the display's frames in seconds, which is passed to display links.
    package var frameInterval: TimeInterval = 1.0 / 60

    let timelines = TimelineTable()
    let ramps = RampTable()

    /// The host that was created last, or `nil` if that host no longer exists. Display links without a layer use it.
    private(set) static weak var newest: LayerHost?

    /// Runs `work`, and then restores `newest`, so that hosts created by `work` don't replace it.
    static func withoutBecomingNewest<Result>(_ work: () -> Result) -> Result {
        let previous = newest
        defer { newest = previous }
        return work()
    }

    private var links: [CADisplayLink] = []
    private let tree = LayerTree()
    private var steady = SteadyAnimations()
    // Not lazy, because every access to a lazy property would copy it, so its buffers couldn't be reused.
    private var recordPass = RecordPass()
    private var planner = DamagePlanner()
    private var changedRects: [PixelRect] = []
    /// The changes found by the last record pass. Kept to reuse its memory.
    private var damage = Damage.none

    package init(root: CALayer, clock: FrameClock = FrameClock()) {
        self.root = root
        self.clock = clock
        scheduler = Scheduler(clock: clock)
        tree.host = self
        root.setTree(tree)
        root.beginAwaiting(on: self)
        Self.newest = self
    }

    // MARK: Package

    /// `true` if the next frame has work to do even if no time has passed.
    package var hasPendingWork: Bool { tree.needsRecord || tree.needsLayout }

    /// The time at which the next frame is needed, or `nil` if no frame is needed.
    ///
    /// This is the current time if there is pending work. While a visible animation is in progress or a display link is
    /// running, it is also the current time, or `nil` if time is paused. Otherwise, it is the next start or end of an
    /// animation, if any.
    package var nextChange: TimeInterval? {
        if hasPendingWork { return clock.now }
        if steady.isMoving || links.contains(where: { $0.isValid && !$0.isPaused }) {
            return clock.scale.isPaused ? nil : clock.now
        }
        return steady.nextBoundary.isFinite ? steady.nextBoundary : nil
    }

    /// Runs the animate pass: calls the display links, evaluates animated values at the clock's time and writes them to
    /// the display list. Returns the damage, which is empty if the tree must be recorded again.
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

    /// Runs the layout pass: lays out the layers that need it, and calls `follow` once no layer needs layout. Repeats
    /// both while layout is requested, up to the limit of `LayoutFixpoint`. Returns `true` if any layer needed layout.
    @discardableResult
    package func layout(followedBy follow: () -> Void = {}) -> Bool {
        guard tree.needsLayout else { return false }
        let isSettled = LayoutFixpoint.reach("the layout", blaming: { root.firstInNeedOfLayout }) {
            layOutOnce()
            if !tree.needsLayout { follow() }
            return tree.needsLayout
        }
        if !isSettled {
            // Runs `follow` in this frame even if layout is still requested.
            follow()
            layOutOnce()
            tree.needsLayout = false
        }
        return true
    }

    /// Runs the record pass: flattens the tree into a new display list if the tree has changed. Returns the damage
    /// since the last frame, including `animated`, which is the damage of this frame's animate pass.
    package func record(adding animated: Damage) -> Damage {
        guard tree.needsRecord else { return animated }
        if !tree.redrawnLayers.isEmpty { redrawAnimatedLayers() }
        if !tree.awaitingDisplay.isEmpty { display() }
        // Layers that were invalidated during drawing are drawn in the next frame.
        tree.needsRecord = !tree.awaitingDisplay.isEmpty
        recordPass.run(self, at: clock.now)
        visitedLayers = recordPass.visitedLayers
        swap(&list, &recordPass.list)
        swap(&steady, &recordPass.steady)
        let move = gatherChanges(adding: animated)
        // Releases unused objects now rather than in the next record pass.
        recordPass.clear()
        planner.plan(&damage, redrawing: changedRects, of: list, after: move)
        return damage
    }

    package func setNeedsRecord() {
        tree.needsRecord = true
    }

    /// Calls `link` in each frame from now on.
    func add(_ link: CADisplayLink) {
        if !links.has(link) { links.append(link) }
    }

    /// Updates `changedRects` with the changes made by the animate pass and the differences between the display list
    /// and the previous one, which the record pass now holds. Returns the pixel move that precedes the changes, if any.
    /// The list is not a parameter, because a copy held by the caller would prevent its buffers from being reused.
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

    /// Draws the contents of the layers that need it. Layers that are invalidated during drawing are drawn in the next
    /// frame.
    private func display() {
        let layers = tree.awaitingDisplay
        tree.awaitingDisplay = []
        for layer in layers where layer.displayTree === tree { layer.displayTree = nil }
        for layer in layers where layer.tree === tree { layer.displayIfNeeded() }
    }

    /// Marks the layers that draw animated custom values as needing display. Forgets those whose animations have ended,
    /// which this frame draws for the last time.
    private func redrawAnimatedLayers() {
        tree.redrawnLayers.removeAll { reference in
            guard let layer = reference.layer, layer.tree === tree, layer.animates(.custom) else { return true }
            layer.setNeedsDisplay()
            return !layer.drawsAnimatedValues(after: clock.now)
        }
    }

    private func layOutOnce() {
        tree.needsLayout = false
        root.layoutIfNeeded()
    }

    /// Calls the display links whose layers are in this tree. Links whose layers are in another tree move to that
    /// tree's host. Links whose layers have no host wait until they have one. Invalid links are removed.
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
            add(link)
            link.tick(at: clock.now, interval: frameInterval)
        }
    }
}
