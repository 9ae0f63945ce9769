import DrawKit
import Foundation

/// What a recorded list needs to move by itself: for each paint and solid colour that animations change, the timelines and
/// the place in the list. While only these move, no layer is visited.
@MainActor
struct SteadyAnimations {
    /// A gradient's axis that moves.
    struct PaintSlot {
        let paint: Int
        let timelines: [Timeline]
        let start: CGPoint
        let end: CGPoint
        var commands: [Int] = []
    }

    /// A solid colour that changes, with everything that makes commands look equal.
    struct ColorSlot {
        let timelines: [Timeline]
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        var commands: [Int] = []
    }

    enum Change {
        case unchanged, changed, needsRecord
    }

    var paintSlots: [PaintSlot] = []
    var colorSlots: [ColorSlot] = []
    /// Whether some animation is under way.
    var isMoving = false
    /// Whether one under way changes more than paints and colours.
    var needsRecordEachFrame = false
    /// When the next animation begins or ends, and the tree has to be recorded for it.
    var nextBoundary = TimeInterval.infinity

    private var keptDamage: Damage?

    /// Writes the values of `time` into `list`.
    func update(_ list: inout DisplayList, at time: TimeInterval) -> Change {
        var change = Change.unchanged
        for slot in paintSlots {
            let start = slot.point(.startPoint, own: slot.start, at: time)
            let end = slot.point(.endPoint, own: slot.end, at: time)
            guard start != list.paints[slot.paint].start || end != list.paints[slot.paint].end else { continue }
            list.paints[slot.paint].start = start
            list.paints[slot.paint].end = end
            change = .changed
        }
        for slot in colorSlots {
            guard let first = slot.commands.first else { continue }
            let color = slot.packedColor(at: time)
            let previous = list.commands[first].color
            guard color != previous else { continue }
            // A cover that becomes see-through, or the reverse, changes what has to be drawn under it.
            guard color.isOpaque == previous.isOpaque else { return .needsRecord }
            for index in slot.commands { list.commands[index].color = color }
            change = .changed
        }
        return change
    }

    /// What to draw when the slots moved: planned once for each recorded list.
    mutating func damage(in list: DisplayList) -> Damage {
        if let keptDamage { return keptDamage }
        let commands = paintSlots.flatMap(\.commands) + colorSlots.flatMap(\.commands)
        let rects = commands.sorted().map { list.visibleRect(of: list.commands[$0]) }.filter { !$0.isEmpty }
        let damage = Damage(keeping: rects, of: list)
        keptDamage = damage
        return damage
    }

    /// Takes note of an animation that the record pass met at `time`.
    mutating func note(_ timeline: Timeline, at time: TimeInterval, isSteady: Bool) {
        let timing = timeline.track.timing
        if timing.begin > time { nextBoundary = min(nextBoundary, timing.begin) }
        if timing.end > time { nextBoundary = min(nextBoundary, timing.end) }
        guard case .showing = timeline.phase(at: time), timing.speed != 0, time >= timing.begin, time < timing.end
        else { return }
        isMoving = true
        if !isSteady { needsRecordEachFrame = true }
    }
}

extension SteadyAnimations.PaintSlot {
    @MainActor
    fileprivate func point(_ property: LayerProperty, own: CGPoint, at time: TimeInterval) -> UnitPoint {
        var point = own
        for timeline in timelines {
            if case .point(let value)? = timeline.value(of: property, at: time, model: .point(own)) { point = value }
        }
        return UnitPoint(x: point.x, y: point.y)
    }
}

extension SteadyAnimations.ColorSlot {
    @MainActor
    fileprivate func packedColor(at time: TimeInterval) -> PackedColor {
        var value = color
        for timeline in timelines {
            if case .color(let animated)? = timeline.value(of: .backgroundColor, at: time, model: .color(color)) {
                value = animated
            }
        }
        return PackedColor(value.resolved(dark: isDark), opacity: opacity)
    }
}
