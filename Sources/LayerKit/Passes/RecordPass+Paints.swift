import DrawKit
import Foundation

/// Recording of solid colors, gradients and borders.
extension RecordPass {
    /// The properties that determine a gradient's pixels now and in later frames.
    struct PaintKey: Hashable {
        let ramp: ObjectIdentifier
        let start: CGPoint
        let end: CGPoint
        let area: PixelRect?
        let timelines: [ObjectIdentifier]
    }

    /// The paint of the previous gradient layer that had at most one animation.
    struct LastPaint {
        let ramp: Ramp
        let timeline: Timeline?
        let start: CGPoint
        let end: CGPoint
        let area: PixelRect?
        let slot: PaintSlot
    }

    /// The index of a paint, and whether the paint is animated.
    struct PaintSlot {
        let paint: Int32
        let isMoving: Bool
    }

    /// The properties that determine a solid color's pixels now and in later frames.
    struct ColorKey: Hashable {
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        let timelines: [ObjectIdentifier]
    }

    mutating func recordBackground(of layer: CALayer, on placement: Placement, context: Context) {
        let timelines = timelines(of: layer, changing: RootSet(.backgroundColor), on: placement)
        guard let color = layer.backgroundColor ?? (timelines.isEmpty ? nil : CGColor(.clear)) else { return }
        let shown = timelines.isEmpty ? color : layer.presented(.backgroundColor, at: time, own: color) ?? color
        let packed = self.packed(shown, in: context)
        if timelines.isEmpty {
            guard packed != .clear else { return }
        } else if isPlain {
            let key = ColorKey(
                color: color, isDark: context.isDark, opacity: context.opacity,
                timelines: identities(of: timelines))
            let slot = colorIndices[key] ?? addColor(key, timelines: timelines, shown: packed)
            steady.colorCommands.append(.init(command: list.commands.count, slot: slot))
        }
        append(
            .solid(placement.shape, color: packed, clip: context.clip, transform: placement.transform), in: context)
    }

    mutating func recordGradient(of layer: CALayer, on placement: Placement, context: Context) {
        guard let gradientLayer = layer as? CAGradientLayer else { return }
        guard isPlain else { return recordGradientOfCopy(gradientLayer, on: placement, context: context) }
        guard let ramp = gradientLayer.ramp(at: time, isDark: context.isDark) else { return }
        guard let slot = paint(of: gradientLayer, ramp: ramp, on: placement, context: context) else { return }
        if slot.isMoving { steady.paintCommands.append(list.commands.count) }
        append(
            .gradient(
                placement.shape, paint: slot.paint, opacity: UInt8((context.opacity * 255).rounded()),
                clip: context.clip, transform: placement.transform), in: context)
    }

    mutating func recordBorder(of layer: CALayer, on placement: Placement, context: Context) {
        let width = number(.borderWidth, of: layer, own: layer.borderWidth, animated: placement.animated)
        guard width > 0, let color = layer.presented(.borderColor, at: time, own: layer.borderColor) else { return }
        let packed = self.packed(color, in: context)
        let rect = placement.shape.rect
        let pixels = width * min(placement.projection.pixelsPerPoint.width, placement.projection.pixelsPerPoint.height)
        let half = Double(min(rect.width, rect.height)) / 2
        // A border without a hole fills the whole shape. A border without visible width is not drawn.
        let border = pixels < half ? Int32((pixels * Double(1 << RoundedRect.radiusBits)).rounded()) : 0
        guard packed != .clear, border > 0 || pixels >= half else { return }
        append(
            .solid(placement.shape, color: packed, clip: context.clip, border: border, transform: placement.transform),
            in: context)
    }

    // MARK: Private

    /// Returns the paint for `layer`. The last paint is checked first, because consecutive layers often share one.
    private mutating func paint(
        of layer: CAGradientLayer, ramp: Ramp, on placement: Placement, context: Context
    ) -> PaintSlot? {
        let runs = layer.runs
        let only = runs.count == 1 ? runs[0].timeline : nil
        let (start, end) = (layer.startPoint, layer.endPoint)
        let area = gradientArea(of: layer, context: context)
        if layer.hasOwnPaint {
            list.paints.append(
                Paint(ramp: ramp, start: UnitPoint(x: start.x, y: start.y), end: UnitPoint(x: end.x, y: end.y)))
            return PaintSlot(paint: Int32(list.paints.count - 1), isMoving: false)
        }
        if let lastPaint, lastPaint.ramp === ramp, lastPaint.timeline === only, only != nil || runs.isEmpty,
            lastPaint.start == start, lastPaint.end == end, lastPaint.area == area
        {
            return lastPaint.slot
        }
        let timelines = timelines(of: layer, changing: [RootSet(.startPoint), RootSet(.endPoint)], on: placement)
        let key = PaintKey(
            ramp: ObjectIdentifier(ramp), start: start, end: end, area: area, timelines: identities(of: timelines))
        guard let slot = paintSlotsByKey[key] ?? addPaint(key, of: layer, timelines: timelines, context: context)
        else { return nil }
        if only != nil || runs.isEmpty {
            lastPaint = LastPaint(ramp: ramp, timeline: only, start: start, end: end, area: area, slot: slot)
        }
        return slot
    }

    /// Returns the rectangle in pixels to which the axis of `layer` is relative, or `nil` if the axis is relative to
    /// the layer's bounds.
    func gradientArea(of layer: CAGradientLayer, context: Context) -> PixelRect? {
        let area: PixelRect
        switch layer.axisSpace {
        case .bounds: return nil
        case .enclosing where context.gradientArea < 0: return nil
        case .enclosing: area = gradientAreas[Int(context.gradientArea)]
        case .window: area = list.bounds
        }
        return area.isEmpty ? nil : area
    }

    private func identities(of timelines: [Timeline]) -> [ObjectIdentifier] {
        var identities: [ObjectIdentifier] = []
        for timeline in timelines { identities.append(ObjectIdentifier(timeline)) }
        return identities
    }

    private func timelines(of layer: CALayer, changing roots: RootSet, on placement: Placement) -> [Timeline] {
        guard !placement.animated.isDisjoint(with: roots) else { return [] }
        var timelines: [Timeline] = []
        for run in layer.runs {
            if let timeline = run.timeline, !timeline.roots.isDisjoint(with: roots) { timelines.append(timeline) }
        }
        return timelines
    }

    private mutating func addColor(_ key: ColorKey, timelines: [Timeline], shown: PackedColor) -> Int {
        let slot = steady.colorSlots.count
        colorIndices[key] = slot
        steady.colorSlots.append(
            .init(timelines: timelines, color: key.color, isDark: key.isDark, opacity: key.opacity, shown: shown))
        return slot
    }

    private mutating func addPaint(
        _ key: PaintKey, of layer: CAGradientLayer, timelines: [Timeline], context: Context
    ) -> PaintSlot? {
        guard let gradient = layer.gradient(at: time, isDark: context.isDark) else { return nil }
        let index = list.paints.count
        list.paints.append(Paint(ramp: gradient.ramp, start: gradient.start, end: gradient.end, area: key.area))
        if !timelines.isEmpty {
            steady.paintSlots.append(.init(paint: index, timelines: timelines, start: key.start, end: key.end))
        }
        let slot = PaintSlot(paint: Int32(index), isMoving: !timelines.isEmpty)
        paintSlotsByKey[key] = slot
        return slot
    }
}
