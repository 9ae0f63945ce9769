import DrawKit
import Foundation

/// The animations that can be applied to a recorded display list: the timelines and the index of each animated paint
/// and solid color, and the fade or wipe of each dissolving group. As long as only these change, no layer is visited.
@MainActor
struct SteadyAnimations {
    /// A gradient with an animated axis.
    struct PaintSlot {
        let paint: Int
        let timelines: [Timeline]
        let start: CGPoint
        let end: CGPoint
        /// The ranges in which the gradient changes color in the previous frame and in this one. `nil` if the axis is
        /// relative to each shape or hasn't moved yet.
        fileprivate(set) var bands: (before: GradientBandRange, now: GradientBandRange)?
        /// `true` if the gradient's end colors differ.
        fileprivate(set) var endColorsDiffer = false

        init(paint: Int, timelines: [Timeline], start: CGPoint, end: CGPoint) {
            self.paint = paint
            self.timelines = timelines
            self.start = start
            self.end = end
        }
    }

    /// An animated solid color, with everything that determines its commands' pixels.
    struct ColorSlot {
        let timelines: [Timeline]
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        /// The color that the commands in the list currently have.
        var shown: PackedColor
    }

    /// A command in the list, with the slot that changes its color.
    struct ColorCommand {
        let command: Int
        let slot: Int
    }

    /// A group whose fade only changes the opacity of its second image.
    struct FadeSlot {
        let fade: OverlayFade
        /// The index in the list of the command that ends the group.
        let command: Int
    }

    enum Change {
        case unchanged, changed, needsRecord
    }

    var paintSlots: [PaintSlot] = []
    var colorSlots: [ColorSlot] = []
    /// The indices in the list of the commands that draw animated paints.
    var paintCommands: [Int] = []
    var colorCommands: [ColorCommand] = []
    var fadeSlots: [FadeSlot] = []
    var wipeSlots: [WipeSlot] = []
    /// `true` if an animation is in progress.
    var isMoving = false
    /// `true` if an animation in progress changes anything that has no slot, so the list can't be reused.
    var needsRecordEachFrame = false
    /// The time at which the next animation begins or ends. The tree must then be recorded again.
    var nextBoundary = TimeInterval.infinity

    private var keptDamage: SteadyDamage?
    /// `true` if nothing but wipes changed in the last frame.
    private var onlyWipesMoved = false

    /// Removes all animations, but keeps the memory.
    mutating func removeAll() {
        paintSlots.removeAll(keepingCapacity: true)
        colorSlots.removeAll(keepingCapacity: true)
        paintCommands.removeAll(keepingCapacity: true)
        colorCommands.removeAll(keepingCapacity: true)
        fadeSlots.removeAll(keepingCapacity: true)
        if !wipeSlots.isEmpty { wipeSlots.removeAll(keepingCapacity: true) }
        isMoving = false
        needsRecordEachFrame = false
        nextBoundary = .infinity
        keptDamage = nil
    }

    /// Writes the values at `time` into `list`, or returns `needsRecord` if the tree must be recorded again. Uses no
    /// `for` loops, because it must not allocate memory even in debug builds.
    mutating func update(_ list: inout DisplayList, at time: TimeInterval) -> Change {
        var index = 0
        while index < fadeSlots.count {
            // A group exists only while both images are visible.
            guard fadeSlots[index].fade.isInProgress(at: time) else { return .needsRecord }
            index += 1
        }
        index = 0
        while index < wipeSlots.count {
            guard wipeSlots[index].fade.isInProgress(at: time) else { return .needsRecord }
            index += 1
        }
        index = 0
        var isRecolored = false
        while index < colorSlots.count {
            let color = colorSlots[index].packedColor(at: time)
            let previous = colorSlots[index].shown
            if color != previous {
                // The commands to draw below a color depend on whether it is translucent.
                guard color.isOpaque == previous.isOpaque else { return .needsRecord }
                colorSlots[index].shown = color
                isRecolored = true
            }
            index += 1
        }
        var change = isRecolored ? Change.changed : .unchanged
        if movePaints(of: &list, at: time) { change = .changed }
        if fadeGroups(of: &list, at: time) { change = .changed }
        onlyWipesMoved = change == .unchanged
        if moveWipes(of: &list, at: time) { change = .changed }
        guard isRecolored else { return change }
        index = 0
        while index < colorCommands.count {
            list.commands[colorCommands[index].command].color = colorSlots[colorCommands[index].slot].shown
            index += 1
        }
        return change
    }

    /// Returns the damage caused by the last update. Its regions are planned only once per recorded list.
    mutating func damage(in list: DisplayList, by planner: inout DamagePlanner) -> Damage {
        if keptDamage == nil { keptDamage = plan(in: list, by: &planner) }
        if onlyWipesMoved, !wipeSlots.isEmpty { return keptDamage?.next(wipeSlots, in: list, by: &planner) ?? .none }
        return keptDamage?.next(paintSlots, in: list, by: &planner) ?? .none
    }

    private func plan(in list: DisplayList, by planner: inout DamagePlanner) -> SteadyDamage {
        // Uses loops, because a main-actor closure that is called for each command would check its isolation each time.
        var (commands, rects): ([Int], [PixelRect]) = ([], [])
        for command in (paintCommands + colorCommands.map(\.command)).sorted() {
            let rect = list.visibleRect(of: list.commands[command])
            guard !rect.isEmpty else { continue }
            commands.append(command)
            rects.append(rect)
        }
        var damage = Damage.none
        guard fadeSlots.isEmpty, wipeSlots.isEmpty else {
            for slot in fadeSlots { list.appendDifferences(inGroupEndingAt: slot.command, to: &rects) }
            for slot in wipeSlots { list.appendDifferences(inGroupEndingAt: slot.command, to: &rects) }
            planner.plan(&damage, redrawing: unique(rects), of: list)
            return SteadyDamage(damage)
        }
        let kept = planner.plan(&damage, keeping: rects, of: list, for: commands)
        var slots: [Int: Int32] = [:]
        for (slot, paint) in paintSlots.enumerated() where list.paints[paint.paint].area != nil {
            slots[paint.paint] = Int32(slot)
        }
        let moving = Set(paintCommands)
        return SteadyDamage(
            damage,
            slots: kept.map { index in
                let command = commands[index]
                return moving.contains(command) ? slots[Int(list.commands[command].source)] ?? -1 : -1
            })
    }

    /// Returns `rects` without duplicates.
    private func unique(_ rects: [PixelRect]) -> [PixelRect] {
        var visited = Set<PixelRect>(minimumCapacity: rects.count)
        var unique: [PixelRect] = []
        unique.reserveCapacity(rects.count)
        for rect in rects where visited.insert(rect).inserted { unique.append(rect) }
        return unique
    }

    /// Registers an animation that the record pass found at `time`, which is the time of the frame minus `delay`. The
    /// list can be reused while the animation runs if the animation is steady and `keepsList` is `true`.
    mutating func note(
        _ timeline: Timeline, at time: TimeInterval, delay: TimeInterval = 0, keepsList: Bool = true
    ) {
        let timing = timeline.track.timing
        let (start, end) = (timing.start, timing.end)
        if start > time { nextBoundary = min(nextBoundary, start + delay) }
        if end > time { nextBoundary = min(nextBoundary, end + delay) }
        guard timing.speed != 0, time >= start, time < end else { return }
        isMoving = true
        if !timeline.isSteady || !keepsList { needsRecordEachFrame = true }
    }

    /// Registers a fade or transition that ends at `end`, which the record pass found at `time`. If `isSteady` is
    /// `true`, it only changes groups that have a fade slot or a wipe slot.
    mutating func note(until end: TimeInterval, at time: TimeInterval, isSteady: Bool = false) {
        guard time < end else { return }
        nextBoundary = min(nextBoundary, end)
        isMoving = true
        if !isSteady { needsRecordEachFrame = true }
    }

    // MARK: Private

    /// Writes the axes of the paints at `time` into `list`. Returns `true` if any axis changed.
    private mutating func movePaints(of list: inout DisplayList, at time: TimeInterval) -> Bool {
        var (index, isChanged) = (0, false)
        while index < paintSlots.count {
            let paint = paintSlots[index].paint
            let start = paintSlots[index].point(.startPoint, own: paintSlots[index].start, at: time)
            let end = paintSlots[index].point(.endPoint, own: paintSlots[index].end, at: time)
            if start != list.paints[paint].start || end != list.paints[paint].end {
                let before = GradientBandRange(list.paints[paint])
                list.paints[paint].start = start
                list.paints[paint].end = end
                paintSlots[index].didMove(from: before, to: list.paints[paint])
                isChanged = true
            } else {
                paintSlots[index].didRemain(at: list.paints[paint])
            }
            index += 1
        }
        return isChanged
    }

    /// Writes the progress of the wipes at `time` into `list`. Returns `true` if any wipe moved.
    private mutating func moveWipes(of list: inout DisplayList, at time: TimeInterval) -> Bool {
        var (index, isChanged) = (0, false)
        while index < wipeSlots.count {
            if wipeSlots[index].move(in: &list, at: time) { isChanged = true }
            index += 1
        }
        return isChanged
    }

    /// Writes the opacities of the groups at `time` into `list`. Returns `true` if any opacity changed.
    private func fadeGroups(of list: inout DisplayList, at time: TimeInterval) -> Bool {
        var (index, isChanged) = (0, false)
        while index < fadeSlots.count {
            let opacity = UInt8((fadeSlots[index].fade.value(at: time) * 255).rounded())
            if list.commands[fadeSlots[index].command].opacity != opacity {
                list.commands[fadeSlots[index].command].opacity = opacity
                isChanged = true
            }
            index += 1
        }
        return isChanged
    }
}

extension SteadyAnimations.PaintSlot {
    /// Returns `true` if the gradient's pixels in `rect` may differ from those of the previous frame.
    func reaches(_ rect: PixelRect) -> Bool {
        guard let bands else { return true }
        let side = bands.now.side(of: rect)
        guard side != .inside else { return true }
        let sideBefore = bands.before.side(of: rect)
        return sideBefore == .inside || side != sideBefore && endColorsDiffer
    }

    fileprivate mutating func didMove(from before: GradientBandRange?, to paint: Paint) {
        guard let before, let now = GradientBandRange(paint) else { return bands = nil }
        bands = (before, now)
        let colors = paint.ramp.stops.colors
        endColorsDiffer = colors.first != colors.last
    }

    /// Updates the ranges for a frame in which the gradient's axis hasn't changed.
    fileprivate mutating func didRemain(at paint: Paint) {
        guard let bands else { return }
        self.bands = (bands.now, bands.now)
    }

    @MainActor
    fileprivate func point(_ root: LayerProperty.Root, own: CGPoint, at time: TimeInterval) -> UnitPoint {
        var value = AnimationValue.point(own)
        var index = 0
        while index < timelines.count {
            timelines[index].apply(to: &value, of: root, at: time)
            index += 1
        }
        guard case .point(let point) = value else { return UnitPoint(x: own.x, y: own.y) }
        // The point is clamped as in the record pass, because springs and overshooting curves may exceed the range.
        return UnitPoint(x: point.x.bounded, y: point.y.bounded)
    }
}

extension SteadyAnimations.ColorSlot {
    @MainActor
    fileprivate func packedColor(at time: TimeInterval) -> PackedColor {
        var value = AnimationValue.color(color)
        var index = 0
        while index < timelines.count {
            timelines[index].apply(to: &value, of: .backgroundColor, at: time)
            index += 1
        }
        guard case .color(let shown) = value else { return .clear }
        return PackedColor(shown.resolved(dark: isDark), opacity: opacity)
    }
}
