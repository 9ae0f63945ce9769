import DrawKit
import Foundation

/// Recording of layers that belong to only one of a dissolve's two images, the outgoing or the incoming one.
extension RecordPass {
    /// Records `layer`, which belongs to one image of a dissolve. If that dissolve isn't being recorded yet but its
    /// fade is in progress, begins a dissolve between the layer and its counterpart, if any.
    mutating func recordOneSided(_ layer: CALayer, in context: Context) {
        guard let side = layer.dissolveSide else { return }
        var inner = context
        inner.isInCurrentImage = true
        inner.isSharedByBothImages = false
        if context.dissolve == side.fade.identity {
            guard context.showsOverlays == side.hasOverlays else { return }
            return record(layer, in: inner)
        }
        steady.note(until: side.fade.end, at: time)
        guard side.fade.isInProgress(at: time), context.groups < Self.maximumGroups else {
            let visible = side.fade.value(at: time)
            inner.opacity *= side.hasOverlays ? visible : 1 - visible
            guard inner.opacity > 0 else { return }
            return record(layer, in: inner)
        }
        let counterpart = counterpart(of: layer, on: side)
        // Both layers are recorded at the position of the one without content overlays.
        if side.hasOverlays, counterpart != nil { return }
        exchange(
            layer, with: side.hasOverlays ? layer : counterpart, without: side.hasOverlays ? nil : layer, side.fade,
            in: inner)
    }

    // MARK: Private

    private func counterpart(of layer: CALayer, on side: DissolveSide) -> CALayer? {
        guard let other = side.counterpart, other.superlayer === layer.superlayer, let otherSide = other.dissolveSide,
            otherSide.counterpart === layer, otherSide.fade === side.fade, otherSide.hasOverlays != side.hasOverlays
        else { return nil }
        return other
    }

    /// Records both images at the same position among the sublayers. `shown` has content overlays; `hidden` doesn't.
    private mutating func exchange(
        _ layer: CALayer, with shown: CALayer?, without hidden: CALayer?, _ fade: OverlayFade, in context: Context
    ) {
        let frames = [shown, hidden].compactMap(\.self).map { LayerGeometry(presented: $0, at: time).frame }
        let geometry = LayerGeometry(frame: frames.dropFirst().reduce(frames[0]) { $0.union($1) })
        let visible = fade.value(at: time)
        if case .push(let direction) = fade.transition {
            guard var inner = cut(context, at: geometry, label: layer.label) else { return }
            for (image, offset) in [(hidden, visible), (shown, visible - 1)] {
                guard let image else { continue }
                inner.map = geometry.moved(by: offset, along: direction).concatenating(context.map)
                steps.append(Step(layer: image, context: inner, action: .layer))
            }
            return
        }
        var inner = context
        beginGroup(around: layer, opacity: fade.transition.isMasked ? 1 : visible, in: &inner)
        if case .wipe(let direction, let softness) = fade.transition {
            fade.wipeMask.place(geometry, direction: direction, softness: softness, progress: visible)
            var outer = context
            outer.opacity = 1
            outer.groups = inner.groups
            steps.append(Step(layer: fade.wipeMask.layer, context: outer, action: .layer))
            steps.append(Step(layer: layer, context: outer, action: .groupMask))
        }
        if let shown {
            var growing = inner
            growing.overlayScale = fade.overlayScale(at: time)
            steps.append(Step(layer: shown, context: growing, action: .layer))
        }
        steps.append(Step(layer: layer, context: inner, action: .groupSecond))
        if let hidden { record(hidden, in: inner) }
    }
}
