import DrawKit
import Foundation

/// Recording of dissolves and of layers with group opacity.
extension RecordPass {
    /// The maximum number of nested groups. Each uses as much memory as a frame. Beyond the limit, layers fade
    /// separately, and masked layers are skipped.
    static let maximumGroups = 8

    /// Returns the fade of content overlays that currently dissolves `layer` and its descendants, if any.
    func fadeToDissolve(_ layer: CALayer, _ parts: LayerParts, in context: Context) -> OverlayFade? {
        guard context.groups < Self.maximumGroups else { return nil }
        func isInProgress(_ fade: OverlayFade) -> Bool {
            fade.identity != context.dissolve && fade.isInProgress(at: time)
        }
        if parts.contains(.dissolve), let fade = layer.overlayDissolve, isInProgress(fade) { return fade }
        guard parts.contains(.contentOverlay), let fade = layer.overlayFade, isInProgress(fade) else { return nil }
        return fade
    }

    /// Records `layer` twice, without and with the content overlays of `fade`.
    mutating func dissolve(_ layer: CALayer, _ fade: OverlayFade, in context: Context) {
        // The gradients of replicator copies have new paints in each frame.
        let isSteady = fade.keepsImages && (isPlain || !fade.transition.isMasked)
        steady.note(until: fade.end, at: time, isSteady: isSteady)
        if case .push(let direction) = fade.transition { return push(layer, fade, along: direction, in: context) }
        var inner = context
        let opacity = fade.transition.isMasked ? 1 : fade.value(at: time)
        beginGroup(around: layer, opacity: opacity, fadingBy: isSteady ? fade : nil, in: &inner)
        if case .wipe(let direction, let softness) = fade.transition {
            fade.wipeMask.place(
                LayerGeometry(presented: layer, at: time), direction: direction, softness: softness,
                progress: fade.value(at: time))
            var outer = context
            outer.opacity = 1
            outer.groups = inner.groups
            steps.append(Step(layer: fade.wipeMask.layer, context: outer, action: .layer))
            steps.append(Step(layer: layer, context: outer, action: .groupMask))
        }
        inner.dissolve = fade.identity
        inner.showsOverlays = true
        inner.isSharedByBothImages = true
        inner.overlayScale = fade.overlayScale(at: time)
        steps.append(Step(layer: layer, context: inner, action: .layer))
        inner.overlayScale = context.overlayScale
        steps.append(Step(layer: layer, context: inner, action: .groupSecond))
        inner.showsOverlays = false
        record(layer, in: inner)
    }

    /// Records `layer` twice, clipped to its bounds. The image with the content overlays of `fade` moves in along
    /// `direction` and pushes the other image out. `direction` is a multiple of the layer's size: (1, 0) moves by one
    /// width.
    private mutating func push(_ layer: CALayer, _ fade: OverlayFade, along direction: CGVector, in context: Context) {
        let geometry = LayerGeometry(presented: layer, at: time)
        guard var inner = cut(context, at: layer, geometry) else { return }
        inner.dissolve = fade.identity
        inner.isSharedByBothImages = false
        let visible = fade.value(at: time)
        inner.map = geometry.moved(by: visible - 1, along: direction).concatenating(context.map)
        inner.showsOverlays = true
        steps.append(Step(layer: layer, context: inner, action: .layer))
        inner.map = geometry.moved(by: visible, along: direction).concatenating(context.map)
        inner.showsOverlays = false
        record(layer, in: inner)
    }

    /// Returns `context`, clipped to the bounds of `layer`, or `nil` if the transform of the bounds is degenerate or
    /// out of range.
    mutating func cut(_ context: Context, at layer: CALayer, _ geometry: LayerGeometry) -> Context? {
        let radius = max(0, layer.presented(.cornerRadius, at: time, own: layer.storedCornerRadius))
        return cut(context, at: geometry, radius: radius, layer.maskedCorners.corners, label: layer.label)
    }

    /// Returns `context`, clipped to the bounds of `geometry`, or `nil` if the transform of the bounds is degenerate or
    /// out of range.
    mutating func cut(
        _ context: Context, at geometry: LayerGeometry, radius: CGFloat = 0, _ corners: CornerSet = .all,
        label: @autoclosure () -> String
    ) -> Context? {
        guard let projection = LayerProjection(geometry, in: context.map, scale: scale, label: label()) else {
            return nil
        }
        let shape = RoundedRect(
            rect: projection.rect,
            radius: radius * min(projection.pixelsPerPoint.width, projection.pixelsPerPoint.height),
            corners: corners)
        list.clips.append(
            ClipNode(
                shape: shape, parent: context.clip, within: list.clips, transform: projection.transform,
                transformIndex: index(of: projection.transform)))
        var inner = context
        inner.clip = Int32(list.clips.count - 1)
        return inner
    }

    /// Begins a group that contains everything recorded for `layer` from now on. If `fade` is not `nil`, only the fade
    /// determines the visibility of the second image in later frames.
    mutating func beginGroup(
        around layer: CALayer, opacity: Double, fadingBy fade: OverlayFade? = nil, in context: inout Context
    ) {
        let begin = list.beginGroup()
        groups.append((begin, begin))
        steps.append(
            Step(layer: layer, context: context, action: .groupEnd(opacity: UInt8((opacity * 255).rounded()), fade)))
        context.groups += 1
        context.isSharedByBothImages = false
    }

    /// Appends `command`, which was recorded in `context`, to the list.
    mutating func append(_ command: DrawCommand, in context: Context) {
        list.commands.append(command)
        if context.isSharedByBothImages { list.commands[list.commands.count - 1].isSharedByBothImages = true }
    }

    /// Begins the second image of the innermost group.
    mutating func beginSecondImage() {
        groups[groups.count - 1].second = list.beginSecondImage()
    }

    /// Ends the innermost group. If `fade` is not `nil`, it drives the visibility of the group's second image.
    mutating func endGroup(opacity: UInt8, _ fade: OverlayFade?) {
        let group = groups.removeLast()
        list.endGroup(begin: group.begin, second: group.second, opacity: opacity)
        // Empty groups add no commands.
        guard let fade, list.commands.count > group.begin else { return }
        if case .wipe(let direction, let softness) = fade.transition {
            registerWipe(by: fade, direction, softness)
        } else {
            steady.fadeSlots.append(.init(fade: fade, command: list.commands.count - 1))
        }
    }

    /// Registers the mask of the group that has just ended as the mask of a wipe. The mask was recorded last and has
    /// its own paint.
    private mutating func registerWipe(by fade: OverlayFade, _ direction: CGVector, _ softness: CGFloat) {
        let end = list.commands.count - 1
        let mask = list.commands[end - 1]
        // Masks outside the frame are not recorded.
        guard mask.kind == .gradient else { return steady.needsRecordEachFrame = true }
        steady.wipeSlots.append(
            WipeSlot(
                fade: fade, command: end, paint: Int(mask.source), direction: direction, softness: softness,
                size: fade.wipeMask.layer.bounds.size,
                area: mask.transform == DisplayList.noTransform ? mask.shape.rect : nil))
    }
}
