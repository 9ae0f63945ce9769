import DrawKit
import Foundation
import Reporting

/// A pass that flattens a layer tree into a display list for a point in time. It also registers the animations that can
/// be updated in the list without visiting the tree. Its owner reuses the pass and its memory, so recording a nearly
/// unchanged tree allocates nothing.
@MainActor
struct RecordPass {
    /// The display list into which `run(_:at:)` records.
    var list = DisplayList(size: .zero)
    var steady = SteadyAnimations()
    /// The total number of layers visited in all runs. Hidden and invisible layers are included.
    private(set) var visitedLayers: UInt64 = 0

    /// The owner of the recorded tree.
    private(set) unowned var host: LayerHost?
    private(set) var waitsForImages = true
    /// The clock time of the frame that is being recorded, in seconds.
    private(set) var frameTime: TimeInterval = 0
    /// The time at which layers are currently recorded: the time of the frame minus the delay of the replicator copy.
    var time: TimeInterval = 0
    private(set) var scale: CGFloat = 1
    var paintSlotsByKey: [PaintKey: PaintSlot] = [:]
    var lastPaint: LastPaint?
    var colorIndices: [ColorKey: Int] = [:]
    var bitmapIndices: [UInt64: Int32] = [:]
    var transformIndices: [PixelTransform: Int32] = [:]
    /// The bounding boxes of the layers that are gradient spaces, in pixels.
    var gradientAreas: [PixelRect] = []

    /// The replicator copy that is being recorded.
    var replica = Replica()
    /// `true` if `replica` has no delay and no color factor, or no copy is being recorded.
    var isPlain = true
    /// The number of replicator copies recorded so far in this frame.
    var replicaCount = 0

    /// The remaining steps; the next one is last. The stack is explicit, because recording a deep tree by recursion
    /// could exceed the thread's stack.
    var steps: [Step] = []
    private var borderPlacements: [Placement] = []
    /// The open groups, innermost last: the indices in the display list at which each group and its second image begin.
    var groups: [(begin: Int, second: Int)] = []

    /// Records the tree of `host` at `time` into `list` and `steady`, reusing their memory.
    mutating func run(_ host: LayerHost, at time: TimeInterval) {
        self.host = host
        self.time = time
        frameTime = time
        scale = host.scale
        waitsForImages = host.waitsForImages
        replicaCount = 0
        clear()
        list.size = host.pixelSize
        let backdrop = PackedColor(host.backdrop.resolved(dark: host.isDark))
        list.commands.append(
            .solid(
                RoundedRect(rect: list.bounds), color: PackedColor(bits: backdrop.bits | 0xFF00_0000),
                clip: DisplayList.noClip))
        record(
            host.root, in: Context(map: .identity, opacity: 1, clip: DisplayList.noClip, isDark: host.isDark))
        while !steps.isEmpty { recordStep() }
    }

    /// Removes everything that was recorded, but keeps the memory.
    mutating func clear() {
        list.removeAll()
        steady.removeAll()
        lastPaint = nil
        if !paintSlotsByKey.isEmpty { paintSlotsByKey.removeAll(keepingCapacity: true) }
        if !colorIndices.isEmpty { colorIndices.removeAll(keepingCapacity: true) }
        if !bitmapIndices.isEmpty { bitmapIndices.removeAll(keepingCapacity: true) }
        if !transformIndices.isEmpty { transformIndices.removeAll(keepingCapacity: true) }
        borderPlacements.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        gradientAreas.removeAll(keepingCapacity: true)
    }

    // MARK: Private

    private mutating func recordStep() {
        let top = steps.count - 1
        let (layer, context) = (steps[top].layer, steps[top].context)
        switch steps[top].action {
        case .layer:
            steps.removeLast()
            record(layer, in: context)
        case .border(let placement):
            steps.removeLast()
            recordBorder(of: layer, on: borderPlacements[placement], context: context)
        case .replicas(let walk):
            recordReplica(of: walk, in: context)
        case .groupSecond:
            steps.removeLast()
            beginSecondImage()
        case .groupMask:
            steps.removeLast()
            list.maskGroup()
        case .groupEnd(let opacity, let fade):
            steps.removeLast()
            endGroup(opacity: opacity, fade)
        case .sublayers(let sublayers, let first):
            // Sublayers that don't defer any steps are recorded in one loop.
            var next = first
            while next < sublayers.count, steps.count == top + 1 {
                record(sublayers[next], in: context)
                next += 1
            }
            if next < sublayers.count {
                steps[top].action = .sublayers(sublayers, next: next)
            } else {
                steps.remove(at: top)
            }
        }
    }

    mutating func record(_ layer: CALayer, in context: Context) {
        let parts = layer.parts
        if parts.contains(.oneSided), !context.isInCurrentImage { return recordOneSided(layer, in: context) }
        visitedLayers &+= 1
        guard
            parts.mayDraw || parts.mayBecomeVisible && layer.animates(.hidden)
                || transition(of: layer, parts, in: context) != nil
        else { return }
        if !parts.isDisjoint(with: [.dissolve, .contentOverlay]) {
            if let transition = transition(of: layer, parts, in: context) {
                return recordTransition(transition, into: layer, in: context)
            }
            if let fade = fadeToDissolve(layer, parts, in: context) { return dissolve(layer, fade, in: context) }
        }
        let runs = parts.contains(.animations) ? layer.runs : []
        let animated = runs.isEmpty ? [] : layer.animatedRoots
        if animated.contains(RootSet(.hidden)), layer.presentedIsHidden(at: time) {
            return note(runs, of: layer, isVisible: false)
        }
        if parts.contains(.hidesBack), layer.facesAway(at: time) { return note(runs, of: layer, isVisible: false) }
        let ownOpacity = clamped(number(.opacity, of: layer, own: Double(layer.storedOpacity), animated: animated))
        let opacity = context.opacity * ownOpacity
        let geometry =
            animated.isDisjoint(with: .geometry)
            ? LayerGeometry(of: layer) : LayerGeometry(presented: layer, at: time)
        let projection = LayerProjection(geometry, in: context.map, scale: scale, label: layer.label)
        let isVisible = opacity > 0 && canBeSeen(projection, under: context.clip)
        if !runs.isEmpty { note(runs, of: layer, isVisible: isVisible) }
        guard opacity > 0, let projection, isVisible || !layer.storedMasksToBounds else { return }

        let radius = max(0, number(.cornerRadius, of: layer, own: layer.storedCornerRadius, animated: animated))
        let placement = Placement(
            shape: RoundedRect(
                rect: projection.rect,
                radius: radius * min(projection.pixelsPerPoint.width, projection.pixelsPerPoint.height),
                corners: layer.maskedCorners.corners),
            projection: projection, transform: isVisible ? index(of: projection.transform) : DisplayList.noTransform,
            animated: animated)
        var inner = context
        inner.map = projection.map
        inner.isInCurrentImage = false
        inner.isIncoming = false
        inner.isDark = layer.darkOverride ?? context.isDark
        if parts.contains(.gradientSpace) {
            inner.gradientArea = Int32(gradientAreas.count)
            gradientAreas.append(projection.box)
        }
        if parts.contains(.mask), let mask = layer.extras?.mask {
            guard inner.groups < Self.maximumGroups else {
                return Diagnostics.report("\(layer.label): too many nested masks; layer skipped")
            }
            beginMasked(by: mask, layer, opacity: opacity, in: &inner)
            inner.opacity = 1
        } else if ownOpacity < 1, parts.mayOverlap, layer.allowsGroupOpacity, inner.groups < Self.maximumGroups {
            beginGroup(around: layer, opacity: opacity, in: &inner)
            beginSecondImage()
            inner.opacity = 1
        } else {
            inner.opacity = opacity
        }
        guard parts.contains(.contentOverlay) else {
            return recordContent(of: layer, on: placement, isVisible: isVisible, context: inner, hasOverlay: false)
        }
        follow(geometry.bounds, of: layer, isAnimated: !animated.isDisjoint(with: RootSet(.bounds)))
        recordOverlay(of: layer, on: placement, bounds: geometry.bounds, isVisible: isVisible, context: inner)
    }

    /// Returns `true` if `layer` may have a visible shadow.
    func hasShadow(_ layer: CALayer, on placement: Placement) -> Bool {
        !layer.storedMasksToBounds
            && (layer.parts.contains(.shadow) || placement.animated.contains(RootSet(.shadowOpacity)))
    }

    /// Records `layer` without its content overlay, and schedules its sublayers.
    mutating func recordContent(
        of layer: CALayer, on placement: Placement, isVisible: Bool, context: Context, hasOverlay: Bool
    ) {
        let parts = layer.parts
        if !hasOverlay, hasShadow(layer, on: placement) {
            recordShadow(of: layer, on: placement, context: context)
        }
        if isVisible {
            recordBackground(of: layer, on: placement, context: context)
            if parts.mayHaveGradient { recordGradient(of: layer, on: placement, context: context) }
        }
        let hasContents =
            parts.contains(.picture) || isVisible && parts.contains(.provider)
            || placement.animated.contains(RootSet(.contents))
        if hasContents || !parts.isDisjoint(with: [.sublayers, .shape]) || placement.animated.contains(RootSet(.path)) {
            var inner = context
            if layer.storedMasksToBounds {
                list.clips.append(
                    ClipNode(
                        shape: placement.shape, parent: context.clip, within: list.clips,
                        transform: placement.projection.transform, transformIndex: placement.transform))
                inner.clip = Int32(list.clips.count - 1)
                if layer.scrolls { addScrollMark(of: layer, on: placement, clip: inner.clip) }
            }
            if hasContents { recordContents(of: layer, on: placement, context: inner) }
            if parts.contains(.shape) || placement.animated.contains(RootSet(.path)) {
                recordShape(of: layer, on: placement, context: inner)
            }
            guard !parts.contains(.sublayers) else {
                return postpone(layer, on: placement, isVisible, context, inside: inner)
            }
        }
        if isVisible, parts.mayHaveBorder { recordBorder(of: layer, on: placement, context: context) }
    }

    /// Schedules the sublayers of `layer`, followed by its border.
    private mutating func postpone(
        _ layer: CALayer, on placement: Placement, _ isVisible: Bool, _ context: Context, inside: Context
    ) {
        if isVisible, layer.borderWidth > 0 || placement.animated.contains(RootSet(.borderWidth)) {
            borderPlacements.append(placement)
            steps.append(Step(layer: layer, context: context, action: .border(placement: borderPlacements.count - 1)))
        }
        let sublayers = layer.sublayersInDrawingOrder(at: time)
        var inside = inside
        if let map = layer.mapFromSublayers(LayerGeometry(presented: layer, at: time)) {
            inside.map = map.concatenating(inside.map)
        }
        if layer.parts.contains(.replicator), let replicator = layer as? CAReplicatorLayer {
            return scheduleReplicas(of: replicator, sublayers, in: inside)
        }
        steps.append(Step(layer: layer, context: inside, action: .sublayers(sublayers, next: 0)))
    }

    /// Adds the scroll mark of `layer`, whose content is clipped by `clip`.
    private mutating func addScrollMark(of layer: CALayer, on placement: Placement, clip: Int32) {
        guard placement.transform == DisplayList.noTransform else { return }
        let (x, y) = (placement.projection.map.tx * scale, placement.projection.map.ty * scale)
        guard let x = Int32(exactly: x.rounded()), let y = Int32(exactly: y.rounded()) else { return }
        list.scrolls.append(ScrollMark(id: ObjectIdentifier(layer), clip: clip, x: x, y: y))
    }

    private func canBeSeen(_ projection: LayerProjection?, under clip: Int32) -> Bool {
        guard let projection, !projection.box.isEmpty else { return false }
        return projection.box.intersects(limit(clip))
    }

    /// Returns the pixels that commands clipped by `clip` can touch.
    func limit(_ clip: Int32) -> PixelRect {
        clip >= 0 ? list.clips[Int(clip)].bounds.intersection(list.bounds) : list.bounds
    }

    /// Returns the index of `transform` in the list. Equal transforms have the same index.
    mutating func index(of transform: PixelTransform?) -> Int32 {
        guard let transform else { return DisplayList.noTransform }
        if let existing = transformIndices[transform] { return existing }
        let index = Int32(list.transforms.count)
        transformIndices[transform] = index
        list.transforms.append(transform)
        return index
    }

    /// Returns the presentation value of the numeric property `root` if `animated` contains it; otherwise returns
    /// `own`.
    func number(_ root: LayerProperty.Root, of layer: CALayer, own: Double, animated: RootSet) -> Double {
        animated.contains(RootSet(root)) ? layer.presented(root, at: time, own: own) : own
    }

    private mutating func note(_ runs: [AnimationRun], of layer: CALayer, isVisible: Bool) {
        for run in runs {
            guard let timeline = run.timeline else { continue }
            // Invisible animations that only change colors and gradient axes require no frames.
            guard isVisible || !timeline.isSteady else { continue }
            // Values that the layer doesn't draw change no pixels.
            if timeline.roots == RootSet(.custom), !layer.drawsCustomValues(of: timeline) { continue }
            steady.note(timeline, at: time, delay: replica.delay, keepsList: isPlain)
        }
    }

    func clamped(_ opacity: Double) -> Double { opacity >= 0 ? min(opacity, 1) : 0 }
}
