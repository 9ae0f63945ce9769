import DrawKit
import Foundation

/// The animations that can be applied to a recorded list: for each animated paint and solid color, its timelines and
/// its index in the list, and for each dissolving group, its fade. While only these change, no layer is visited.
@MainActor
struct SteadyAnimations {
    /// A gradient whose axis is animated.
    struct PaintSlot {
        let paint: Int
        let timelines: [Timeline]
        let start: CGPoint
        let end: CGPoint
        /// The parts in which the gradient changes color, in the previous frame and in this one, or `nil` if its axis
        /// is relative to each shape or has not moved yet.
        fileprivate(set) var bands: (before: GradientBandRange, now: GradientBandRange)?
        /// `true` if the ends of the gradient have different colors.
        fileprivate(set) var hasOtherEnd = false

        init(paint: Int, timelines: [Timeline], start: CGPoint, end: CGPoint) {
            self.paint = paint
            self.timelines = timelines
            self.start = start
            self.end = end
        }
    }

    /// An animated solid color, with everything that determines the pixels of its commands.
    struct ColorSlot {
        let timelines: [Timeline]
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        /// The color currently in the list.
        var shown: PackedColor
    }

    /// A command of the list whose color a slot changes.
    struct ColorCommand {
        let command: Int
        let slot: Int
    }

    /// A group whose fade changes only the visibility of its second image.
    struct FadeSlot {
        let fade: OverlayFade
        /// The index of the group's end in the list.
        let command: Int
    }

    enum Change {
        case unchanged, changed, needsRecord
    }

    var paintSlots: [PaintSlot] = []
    var colorSlots: [ColorSlot] = []
    /// The commands of the list that the paint slots change.
    var paintCommands: [Int] = []
    var colorCommands: [ColorCommand] = []
    var fadeSlots: [FadeSlot] = []
    var wipeSlots: [WipeSlot] = []
    /// `true` if an animation is in progress.
    var isMoving = false
    /// `true` if an animation in progress changes more than paints and colors.
    var needsRecordEachFrame = false
    /// The time at which the next animation begins or ends, which requires recording the tree.
    var nextBoundary = TimeInterval.infinity

    private var keptDamage: SteadyDamage?
    /// `true` if only wipes moved in the last frame.
    private var isOnlyWiped = false

    /// Removes everything, but keeps the memory.
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

    /// Writes the values at `time` into `list`, or returns `needsRecord` if the list must be recorded. Allocates
    /// nothing, even in debug builds, which is why it uses no `for` loops.
    mutating func update(_ list: inout DisplayList, at time: TimeInterval) -> Change {
        var index = 0
        while index < fadeSlots.count {
            // A group exists only while both images are visible.
            guard fadeSlots[index].fade.isUnderWay(at: time) else { return .needsRecord }
            index += 1
        }
        index = 0
        while index < wipeSlots.count {
            guard wipeSlots[index].fade.isUnderWay(at: time) else { return .needsRecord }
            index += 1
        }
        index = 0
        var isRecolored = false
        while index < colorSlots.count {
            let color = colorSlots[index].packedColor(at: time)
            let previous = colorSlots[index].shown
            if color != previous {
                // A color that becomes translucent or opaque changes which commands below it must be drawn.
                guard color.isOpaque == previous.isOpaque else { return .needsRecord }
                colorSlots[index].shown = color
                isRecolored = true
            }
            index += 1
        }
        var change = isRecolored ? Change.changed : .unchanged
        if movePaints(of: &list, at: time) { change = .changed }
        if fadeGroups(of: &list, at: time) { change = .changed }
        isOnlyWiped = change == .unchanged
        if moveWipes(of: &list, at: time) { change = .changed }
        guard isRecolored else { return change }
        index = 0
        while index < colorCommands.count {
            list.commands[colorCommands[index].command].color = colorSlots[colorCommands[index].slot].shown
            index += 1
        }
        return change
    }

    /// Returns the damage after the slots changed. It is planned once per recorded list; the plan of a dissolve uses
    /// the memory of `planner`.
    mutating func damage(in list: DisplayList, by planner: inout DamagePlanner) -> Damage {
        if keptDamage == nil { keptDamage = plan(in: list, by: &planner) }
        if isOnlyWiped, !wipeSlots.isEmpty { return keptDamage?.next(wipeSlots, in: list, by: &planner) ?? .none }
        return keptDamage?.next(paintSlots, in: list, by: &planner) ?? .none
    }

    private func plan(in list: DisplayList, by planner: inout DamagePlanner) -> SteadyDamage {
        // Loops are used because a main-actor closure called for each command would check its isolation each time.
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
            slots: kept.map { place in
                let command = commands[place]
                return moving.contains(command) ? slots[Int(list.commands[command].source)] ?? -1 : -1
            })
    }

    /// Returns `rects` without duplicates.
    private func unique(_ rects: [PixelRect]) -> [PixelRect] {
        var known = Set<PixelRect>(minimumCapacity: rects.count)
        var unique: [PixelRect] = []
        unique.reserveCapacity(rects.count)
        for rect in rects where known.insert(rect).inserted { unique.append(rect) }
        return unique
    }

    /// Registers an animation that the record pass found at `time`, which is behind the frame by `delay`. The list can
    /// be kept while the animation runs if it is steady and `keepsList` is `true`.
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

    /// Registers a fade or transition until `end` that the record pass found at `time`. If `isSteady` is `true`, it
    /// changes only the visibility of a group that has a slot.
    mutating func note(until end: TimeInterval, at time: TimeInterval, isSteady: Bool = false) {
        guard time < end else { return }
        nextBoundary = min(nextBoundary, end)
        isMoving = true
        if !isSteady { needsRecordEachFrame = true }
    }

    // MARK: Private

    /// Writes the paints' axes at `time` into `list`. Returns `true` if any changed.
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
                paintSlots[index].didStay(at: list.paints[paint])
            }
            index += 1
        }
        return isChanged
    }

    /// Writes the progress of each wipe at `time` into `list`. Returns `true` if any moved.
    private mutating func moveWipes(of list: inout DisplayList, at time: TimeInterval) -> Bool {
        var (index, isChanged) = (0, false)
        while index < wipeSlots.count {
            if wipeSlots[index].move(in: &list, at: time) { isChanged = true }
            index += 1
        }
        return isChanged
    }

    /// Writes the visibility of each group at `time` into `list`. Returns `true` if any changed.
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
    /// Returns `true` if the gradient's pixels in `rect` may differ from the previous frame.
    func reaches(_ rect: PixelRect) -> Bool {
        guard let bands else { return true }
        let side = bands.now.side(of: rect)
        guard side != .inside else { return true }
        let sideBefore = bands.before.side(of: rect)
        return sideBefore == .inside || side != sideBefore && hasOtherEnd
    }

    fileprivate mutating func didMove(from before: GradientBandRange?, to paint: Paint) {
        guard let before, let now = GradientBandRange(paint) else { return bands = nil }
        bands = (before, now)
        let colors = paint.ramp.stops.colors
        hasOtherEnd = colors.first != colors.last
    }

    /// Called when other paints have moved, but not this one.
    fileprivate mutating func didStay(at paint: Paint) {
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
        // Clamped like in the record pass, because a spring or an overshooting curve may exceed the range.
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
