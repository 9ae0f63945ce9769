import DrawKit
import Foundation

/// What a recorded list needs to move by itself: for each paint and solid colour that animations change, the timelines
/// and the place in the list. While only these move, no layer is visited.
@MainActor
struct SteadyAnimations {
    /// A gradient's axis that moves.
    struct PaintSlot {
        let paint: Int
        let timelines: [Timeline]
        let start: CGPoint
        let end: CGPoint
    }

    /// A solid colour that changes, with everything that makes commands look equal.
    struct ColorSlot {
        let timelines: [Timeline]
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        /// What the list shows.
        var shown: PackedColor
    }

    /// A command of the list that a colour slot changes.
    struct ColorCommand {
        let command: Int
        let slot: Int
    }

    enum Change {
        case unchanged, changed, needsRecord
    }

    var paintSlots: [PaintSlot] = []
    var colorSlots: [ColorSlot] = []
    /// The commands of the list that the paint slots change.
    var paintCommands: [Int] = []
    var colorCommands: [ColorCommand] = []
    /// Whether some animation is under way.
    var isMoving = false
    /// Whether one under way changes more than paints and colours.
    var needsRecordEachFrame = false
    /// When the next animation begins or ends, and the tree has to be recorded for it.
    var nextBoundary = TimeInterval.infinity

    private var keptDamage: Damage?

    /// Takes everything out, and keeps the memory.
    mutating func removeAll() {
        paintSlots.removeAll(keepingCapacity: true)
        colorSlots.removeAll(keepingCapacity: true)
        paintCommands.removeAll(keepingCapacity: true)
        colorCommands.removeAll(keepingCapacity: true)
        (isMoving, needsRecordEachFrame) = (false, false)
        nextBoundary = .infinity
        keptDamage = nil
    }

    /// Writes the values of `time` into `list`. It allocates nothing, also in debug builds: hence no `for` loops.
    mutating func update(_ list: inout DisplayList, at time: TimeInterval) -> Change {
        var change = Change.unchanged
        var index = 0
        while index < paintSlots.count {
            let paint = paintSlots[index].paint
            let start = paintSlots[index].point(.startPoint, own: paintSlots[index].start, at: time)
            let end = paintSlots[index].point(.endPoint, own: paintSlots[index].end, at: time)
            if start != list.paints[paint].start || end != list.paints[paint].end {
                list.paints[paint].start = start
                list.paints[paint].end = end
                change = .changed
            }
            index += 1
        }
        index = 0
        var isRecolored = false
        while index < colorSlots.count {
            let color = colorSlots[index].packedColor(at: time)
            let previous = colorSlots[index].shown
            if color != previous {
                // A cover that becomes see-through, or the reverse, changes what has to be drawn under it.
                guard color.isOpaque == previous.isOpaque else { return .needsRecord }
                colorSlots[index].shown = color
                isRecolored = true
            }
            index += 1
        }
        guard isRecolored else { return change }
        index = 0
        while index < colorCommands.count {
            list.commands[colorCommands[index].command].color = colorSlots[colorCommands[index].slot].shown
            index += 1
        }
        return .changed
    }

    /// What to draw when the slots moved: planned once for each recorded list.
    mutating func damage(in list: DisplayList) -> Damage {
        if let keptDamage { return keptDamage }
        let commands = (paintCommands + colorCommands.map(\.command)).sorted().filter {
            !list.visibleRect(of: list.commands[$0]).isEmpty
        }
        let rects = commands.map { list.visibleRect(of: list.commands[$0]) }
        let damage = Damage(keeping: rects, of: list, for: commands)
        keptDamage = damage
        return damage
    }

    /// Takes note of an animation that the record pass met at `time`.
    mutating func note(_ timeline: Timeline, at time: TimeInterval) {
        let timing = timeline.track.timing
        let (start, end) = (timing.start, timing.end)
        if start > time { nextBoundary = min(nextBoundary, start) }
        if end > time { nextBoundary = min(nextBoundary, end) }
        guard timing.speed != 0, time >= start, time < end else { return }
        isMoving = true
        if !timeline.isSteady { needsRecordEachFrame = true }
    }

    /// Takes note of a fade that the record pass met at `time`.
    mutating func note(_ fade: StandInFade, at time: TimeInterval) {
        guard time < fade.end else { return }
        nextBoundary = min(nextBoundary, fade.end)
        (isMoving, needsRecordEachFrame) = (true, true)
    }
}

extension SteadyAnimations.PaintSlot {
    @MainActor
    fileprivate func point(_ root: LayerProperty.Root, own: CGPoint, at time: TimeInterval) -> UnitPoint {
        var value = AnimationValue.point(own)
        var index = 0
        while index < timelines.count {
            timelines[index].apply(to: &value, of: root, at: time)
            index += 1
        }
        guard case .point(let point) = value else { return UnitPoint(x: own.x, y: own.y) }
        // As the record pass cuts what a spring or an overshooting curve throws absurdly far.
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
