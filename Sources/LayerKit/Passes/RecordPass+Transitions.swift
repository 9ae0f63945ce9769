import DrawKit
import Foundation

/// Recording of transitions from a layer's previous content to its current content.
extension RecordPass {
    /// Returns the current transition of `layer`, if any.
    func transition(of layer: CALayer, _ parts: LayerParts, in context: Context) -> LayerTransition? {
        guard parts.contains(.dissolve), !context.isIncoming, !parts.contains(.suppressed),
            context.groups < Self.maximumGroups, let transition = layer.transition, time < transition.end
        else { return nil }
        return transition
    }

    /// Records the outgoing content, `layer`, or both, as they appear at the current progress of `transition`.
    mutating func recordTransition(_ transition: LayerTransition, into layer: CALayer, in context: Context) {
        if transition.isMoving { steady.note(until: transition.end, at: time) }
        let progress = transition.progress(at: time)
        var inner = context
        switch transition.style {
        case .flip(let isAboutHorizontalAxis):
            let breadth = CGFloat(abs(cos(progress * .pi)))
            let shown = progress < 0.5 ? transition.outgoing : layer
            inner.isIncoming = progress >= 0.5
            inner.map = narrowed(shown, to: breadth, isVertical: isAboutHorizontalAxis).concatenating(context.map)
            record(shown, in: inner)
        case .dissolve:
            beginGroup(around: layer, opacity: progress, in: &inner)
            recordBoth(transition, layer, in: inner)
        case .wipe(let direction):
            beginGroup(around: layer, opacity: 1, in: &inner)
            transition.wipeMask.place(
                LayerGeometry(presented: layer, at: time), direction: direction, softness: LayerTransition.softness,
                progress: progress)
            var outer = context
            outer.opacity = 1
            outer.groups = inner.groups
            steps.append(Step(layer: transition.wipeMask.layer, context: outer, action: .layer))
            steps.append(Step(layer: layer, context: outer, action: .groupMask))
            recordBoth(transition, layer, in: inner)
        case .slide(let direction, let movingContent):
            slide(transition, layer, along: direction, movingContent, progress: progress, in: context)
        }
    }

    /// Records the outgoing content and `layer`. One or both of them move along `direction`.
    private mutating func slide(
        _ transition: LayerTransition, _ layer: CALayer, along direction: CGVector,
        _ movingContent: LayerTransition.MovingContent, progress: Double, in context: Context
    ) {
        let geometry = LayerGeometry(presented: layer, at: time)
        guard let inner = cut(context, at: layer, geometry) else { return }
        let before = LayerGeometry(presented: transition.outgoing, at: time)
        var (old, new) = (inner, inner)
        new.isIncoming = true
        if movingContent != .outgoing {
            new.map = geometry.moved(by: progress - 1, along: direction).concatenating(context.map)
        }
        if movingContent != .incoming {
            old.map = before.moved(by: progress, along: direction).concatenating(context.map)
        }
        let oldStep = Step(layer: transition.outgoing, context: old, action: .layer)
        let newStep = Step(layer: layer, context: new, action: .layer)
        // Steps form a stack, so the first one is recorded last.
        steps += movingContent == .outgoing ? [oldStep, newStep] : [newStep, oldStep]
    }

    /// Records the outgoing content, followed by `layer` as the second image of the group.
    private mutating func recordBoth(_ transition: LayerTransition, _ layer: CALayer, in context: Context) {
        var inner = context
        inner.isIncoming = true
        steps.append(Step(layer: layer, context: inner, action: .layer))
        steps.append(Step(layer: layer, context: inner, action: .groupSecond))
        record(transition.outgoing, in: context)
    }

    /// Returns the transform, in the superlayer's coordinates, that scales the width of `layer` about its center by
    /// `breadth`, or its height if `isVertical` is `true`.
    private func narrowed(_ layer: CALayer, to breadth: CGFloat, isVertical: Bool) -> CGAffineTransform {
        let geometry = LayerGeometry(presented: layer, at: time)
        let bounds = geometry.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(geometry.mapToSuperlayer)
        let (scaleX, scaleY) = isVertical ? (1, breadth) : (breadth, 1)
        return CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: middle.x * (1 - scaleX), ty: middle.y * (1 - scaleY))
    }
}
