import DrawKit
import Foundation

/// Flattens a layer tree into a display list, at one instant, and notes what can move in it without the tree.
@MainActor
struct RecordPass {
    private(set) var list: DisplayList
    private(set) var steady = SteadyAnimations()

    private let host: LayerHost
    private let time: TimeInterval
    private let scale: CGFloat
    private var paintPlaces: [PaintKey: PaintPlace] = [:]
    private var colorIndices: [ColorKey: Int] = [:]
    private var bitmapIndices: [UInt64: Int32] = [:]

    /// What comes down the tree to a layer.
    private struct Context {
        /// The origin of the superlayer's coordinates, in points of the picture.
        var origin: CGPoint
        var opacity: Double
        var clip: Int32
        var isDark: Bool
    }

    private struct PaintKey: Hashable {
        let ramp: ObjectIdentifier
        let start: CGPoint
        let end: CGPoint
        let timelines: [ObjectIdentifier]
    }

    /// Where a paint is in the list, and in the steady animations if it moves.
    private struct PaintPlace {
        let paint: Int32
        let slot: Int?
    }

    private struct ColorKey: Hashable {
        let color: CGColor
        let isDark: Bool
        let opacity: Double
        let timelines: [ObjectIdentifier]
    }

    init(host: LayerHost, time: TimeInterval) {
        self.host = host
        self.time = time
        scale = host.scale
        list = DisplayList(size: host.pixelSize)
        list.commands.reserveCapacity(host.list.commands.count)
    }

    mutating func run() {
        let backdrop = PackedColor(host.backdrop.resolved(dark: host.isDark))
        list.commands.append(
            .solid(
                RoundedRect(rect: list.bounds), color: PackedColor(bits: backdrop.bits | 0xFF00_0000),
                clip: DisplayList.noClip))
        record(
            host.root, in: Context(origin: .zero, opacity: 1, clip: DisplayList.noClip, isDark: host.isDark))
    }

    // MARK: Private

    private mutating func record(_ layer: CALayer, in context: Context) {
        guard !layer.isHidden else { return }
        noteAnimations(of: layer)
        let opacity = context.opacity * clamped(layer.presented(.opacity, at: time, own: Double(layer.opacity)))
        guard opacity > 0 else { return }

        let frame = presentedFrame(of: layer)
        let origin = CGPoint(x: context.origin.x + frame.origin.x, y: context.origin.y + frame.origin.y)
        let rect = snapped(CGRect(origin: origin, size: frame.size))
        let limit = context.clip >= 0 ? list.clips[Int(context.clip)].bounds : list.bounds
        let isVisible = rect.intersects(limit)
        if layer.masksToBounds, !isVisible { return }

        var inner = Context(
            origin: CGPoint(x: origin.x - frame.boundsOrigin.x, y: origin.y - frame.boundsOrigin.y),
            opacity: opacity, clip: context.clip, isDark: layer.darkOverride ?? context.isDark)
        let shape = RoundedRect(
            rect: rect, radius: layer.presented(.cornerRadius, at: time, own: layer.cornerRadius) * scale,
            corners: layer.maskedCorners.corners)
        let standIn = layer.standIn
        if standIn != nil {
            inner.opacity *= clamped(layer.presented(.contentOpacity, at: time, own: Double(layer.contentOpacity)))
        }
        if inner.opacity > 0 { recordContent(of: layer, shape: shape, isVisible: isVisible, context: inner) }
        if let standIn {
            inner.opacity = opacity
            record(standIn, in: inner)
        }
    }

    private mutating func recordContent(of layer: CALayer, shape: RoundedRect, isVisible: Bool, context: Context) {
        if isVisible {
            recordBackground(of: layer, shape: shape, context: context)
            recordGradient(of: layer, shape: shape, context: context)
        }
        let hasContents = isVisible && (layer.contents != nil || layer.contentProvider != nil)
        guard hasContents || !layer.sublayers.isEmpty else { return }
        var inner = context
        if layer.masksToBounds {
            list.clips.append(ClipNode(shape: shape, parent: context.clip, within: list.clips))
            inner.clip = Int32(list.clips.count - 1)
        }
        if hasContents { recordContents(of: layer, rect: shape.rect, context: inner) }
        for sublayer in layer.sublayersInDrawingOrder { record(sublayer, in: inner) }
    }

    private mutating func recordBackground(of layer: CALayer, shape: RoundedRect, context: Context) {
        let timelines = timelines(of: layer) { $0.contains(.backgroundColor) }
        guard let color = layer.backgroundColor ?? (timelines.isEmpty ? nil : CGColor(.clear)) else { return }
        guard !timelines.isEmpty, case .color(let shown)? = layer.presented(.backgroundColor, at: time) else {
            let packed = PackedColor(color.resolved(dark: context.isDark), opacity: context.opacity)
            if packed != .clear { list.commands.append(.solid(shape, color: packed, clip: context.clip)) }
            return
        }
        let key = ColorKey(
            color: color, isDark: context.isDark, opacity: context.opacity,
            timelines: timelines.map { ObjectIdentifier($0) })
        let slot: Int
        if let known = colorIndices[key] {
            slot = known
        } else {
            slot = steady.colorSlots.count
            colorIndices[key] = slot
            steady.colorSlots.append(
                .init(timelines: timelines, color: color, isDark: context.isDark, opacity: context.opacity))
        }
        steady.colorSlots[slot].commands.append(list.commands.count)
        let packed = PackedColor(shown.resolved(dark: context.isDark), opacity: context.opacity)
        list.commands.append(.solid(shape, color: packed, clip: context.clip))
    }

    private mutating func recordGradient(of layer: CALayer, shape: RoundedRect, context: Context) {
        guard let gradient = layer.gradient(at: time, isDark: context.isDark),
            let gradientLayer = layer as? CAGradientLayer
        else { return }
        let timelines = timelines(of: layer) { $0.contains(.startPoint) || $0.contains(.endPoint) }
        let key = PaintKey(
            ramp: ObjectIdentifier(gradient.ramp), start: gradientLayer.startPoint, end: gradientLayer.endPoint,
            timelines: timelines.map { ObjectIdentifier($0) })
        let place = paintPlaces[key] ?? addPaint(key, gradient: gradient, timelines: timelines)
        if let slot = place.slot { steady.paintSlots[slot].commands.append(list.commands.count) }
        list.commands.append(
            .gradient(shape, paint: place.paint, opacity: UInt8((context.opacity * 255).rounded()), clip: context.clip))
    }

    private mutating func addPaint(_ key: PaintKey, gradient: LayerGradient, timelines: [Timeline]) -> PaintPlace {
        let index = list.paints.count
        list.paints.append(Paint(ramp: gradient.ramp, start: gradient.start, end: gradient.end))
        if !timelines.isEmpty {
            steady.paintSlots.append(.init(paint: index, timelines: timelines, start: key.start, end: key.end))
        }
        let place = PaintPlace(paint: Int32(index), slot: timelines.isEmpty ? nil : steady.paintSlots.count - 1)
        paintPlaces[key] = place
        return place
    }

    private mutating func recordContents(of layer: CALayer, rect: PixelRect, context: Context) {
        let opacity = UInt8((context.opacity * 255).rounded())
        if let provider = layer.contentProvider {
            guard let contents = provider.contents(of: layer, scale: scale, isDark: context.isDark) else { return }
            let left = rect.minX + contents.origin.x
            let top = rect.minY + contents.origin.y
            let size = contents.bitmap.size
            let placed = PixelRect(minX: left, minY: top, maxX: left + size.width, maxY: top + size.height)
            let tint = PackedColor(contents.tint.resolved(dark: context.isDark), opacity: context.opacity)
            append(contents.bitmap, in: placed, tint: tint, opacity: opacity, clip: context.clip)
        } else if let image = layer.contents {
            let factor = layer.contentsScale > 0 ? scale / layer.contentsScale : scale
            let size = CGSize(width: CGFloat(image.width) * factor, height: CGFloat(image.height) * factor)
            let bounds = CGRect(
                x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width), height: CGFloat(rect.height))
            let placed = Self.rounded(layer.contentsGravity.rect(for: size, in: bounds))
            append(image.bitmap, in: placed, tint: .clear, opacity: opacity, clip: context.clip)
        }
    }

    private mutating func append(_ bitmap: Bitmap, in rect: PixelRect, tint: PackedColor, opacity: UInt8, clip: Int32) {
        let index: Int32
        if let known = bitmapIndices[bitmap.id] {
            index = known
        } else {
            index = Int32(list.bitmaps.count)
            bitmapIndices[bitmap.id] = index
            list.bitmaps.append(bitmap)
        }
        let command = DrawCommand.bitmap(
            RoundedRect(rect: rect), bitmap: index, tint: tint, opacity: opacity, clip: clip)
        if !list.visibleRect(of: command).isEmpty { list.commands.append(command) }
    }

    // MARK: Animations and geometry

    private mutating func noteAnimations(of layer: CALayer) {
        guard !layer.attachedAnimations.isEmpty else { return }
        layer.beginAnimations(on: host)
        layer.removeEndedAnimations(at: time)
        for animation in layer.attachedAnimations {
            guard let timeline = animation.timeline else { continue }
            let isSteady = timeline.properties.isSubset(of: [.startPoint, .endPoint, .backgroundColor])
            steady.note(timeline, at: time, isSteady: isSteady)
        }
    }

    private func timelines(of layer: CALayer, where matches: (Set<LayerProperty>) -> Bool) -> [Timeline] {
        guard !layer.attachedAnimations.isEmpty else { return [] }
        return layer.attachedAnimations.compactMap(\.timeline).filter { matches($0.properties) }
    }

    /// The layer's rectangle in its superlayer's coordinates, and the origin of its own, both as animated.
    private func presentedFrame(of layer: CALayer) -> (origin: CGPoint, size: CGSize, boundsOrigin: CGPoint) {
        var (position, bounds) = (layer.position, layer.bounds)
        if !layer.attachedAnimations.isEmpty {
            if case .point(let point)? = layer.presented(.position, at: time) { position = point }
            position.x = layer.presented(.positionX, at: time, own: position.x)
            position.y = layer.presented(.positionY, at: time, own: position.y)
            if case .rect(let rect)? = layer.presented(.bounds, at: time) { bounds = rect }
            if case .size(let size)? = layer.presented(.boundsSize, at: time), size != layer.bounds.size {
                bounds.size = size
            }
        }
        let origin = CGPoint(
            x: position.x - layer.anchorPoint.x * bounds.width, y: position.y - layer.anchorPoint.y * bounds.height)
        return (origin, bounds.size, bounds.origin)
    }

    /// The one rule for edges: each goes to the nearest pixel border, halves upwards, so that neighbours share theirs.
    private func snapped(_ rect: CGRect) -> PixelRect {
        Self.rounded(
            CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
    }

    private static func rounded(_ rect: CGRect) -> PixelRect {
        func edge(_ value: CGFloat) -> Int32 { Int32(min(max((value + 0.5).rounded(.down), -1e8), 1e8)) }
        return PixelRect(minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
    }

    private func clamped(_ opacity: Double) -> Double { opacity >= 0 ? min(opacity, 1) : 0 }
}
