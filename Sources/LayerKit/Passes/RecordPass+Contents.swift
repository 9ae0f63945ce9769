import DrawKit
import Foundation

/// Recording of images and text.
extension RecordPass {
    mutating func recordContents(of layer: CALayer, on placement: Placement, context: Context) {
        if let contents = layer.contentProvider?.contents(of: layer, scale: scale, isDark: context.isDark) {
            recordText(contents, of: layer, on: placement, context: context)
        } else if let image = layer.presentedImage(at: time) {
            recordImage(image, of: layer, on: placement, context: context)
        }
    }

    /// Records `image` if it is visible. Requests a bitmap that is no larger than needed, unless the image is drawn in
    /// nine parts.
    private mutating func recordImage(_ image: CGImage, of layer: CALayer, on placement: Placement, context: Context) {
        let (rect, transform) = (imageRect(of: image, in: layer, on: placement), placement.projection.transform)
        let box = transform?.bounds(of: rect) ?? rect
        guard box.intersects(limit(context.clip)) else { return }
        if let center = layer.extras?.contentsCenter, layer.contentsGravity.resizes {
            return recordParts(of: image, center, of: layer, in: rect, on: placement, context: context)
        }
        let target = transform?.size(of: rect) ?? rect.size
        let shown =
            waitsForImages
            ? image.bitmap(for: target)
            : image.bitmap(for: target, orLater: { [weak host] in host?.setNeedsRecord() })
        guard let shown else { return }
        let tint = layer.contentsTint.map { packed($0, in: context) } ?? .clear
        append(shown, in: rect, tint: tint, context: context, transform: index(of: transform))
    }

    /// Records the nine parts of `image` in `rect`. `center` is the part of the image that is stretched.
    private mutating func recordParts(
        of image: CGImage, _ center: CGRect, of layer: CALayer, in rect: PixelRect, on placement: Placement,
        context: Context
    ) {
        let bitmap =
            waitsForImages
            ? image.bitmap(for: image.size)
            : image.bitmap(for: image.size, orLater: { [weak host] in host?.setNeedsRecord() })
        guard let bitmap else { return }
        let (wide, high) = (CGFloat(bitmap.size.width), CGFloat(bitmap.size.height))
        let columns = NinePartCuts(length: bitmap.size.width, start: center.minX * wide, end: center.maxX * wide)
        let rows = NinePartCuts(length: bitmap.size.height, start: center.minY * high, end: center.maxY * high)
        var parts = layer.ensuredExtras.nineParts
        if parts?.source.id != bitmap.id || parts?.columns != columns || parts?.rows != rows
            || parts?.isTiled != layer.tilesContents
        {
            parts = NinePartImage(bitmap, columns: columns, rows: rows, isTiled: layer.tilesContents)
            layer.ensuredExtras.nineParts = parts
        }
        guard let parts else { return }
        // The bitmap may be smaller than the image if memory is short.
        let perPoint = placement.projection.pixelsPerPoint
        let scale = layer.storedContentsScale > 0 ? layer.storedContentsScale : 1
        let (across, down) = (
            perPoint.width / scale * CGFloat(image.width) / wide, perPoint.height / scale * CGFloat(image.height) / high
        )
        func pixels(_ edges: [CGFloat]) -> [Int32] { edges.map { Int32($0.rounded()) } }
        let x = pixels(columns.targets(from: CGFloat(rect.minX), to: CGFloat(rect.maxX), factor: across))
        let y = pixels(rows.targets(from: CGFloat(rect.minY), to: CGFloat(rect.maxY), factor: down))
        let tint = layer.contentsTint.map { packed($0, in: context) } ?? .clear
        let transform = index(of: placement.projection.transform)
        for row in 0..<3 {
            for column in 0..<3 {
                let target = PixelRect(minX: x[column], minY: y[row], maxX: x[column + 1], maxY: y[row + 1])
                guard !target.isEmpty else { continue }
                let size = CGSize(
                    width: across > 0 ? CGFloat(target.width) / across : 0,
                    height: down > 0 ? CGFloat(target.height) / down : 0)
                guard let part = parts.part(column: column, row: row, size: size) else { continue }
                append(part, in: target, tint: tint, context: context, transform: transform)
            }
        }
    }

    /// Records text, which is rendered at the screen's scale. As in Core Animation, a transform scales the pixels of
    /// the text.
    private mutating func recordText(
        _ contents: ProvidedContents, of layer: CALayer, on placement: Placement, context: Context
    ) {
        let tint = packed(contents.tint, in: context)
        let (size, origin) = (contents.bitmap.size, contents.origin)
        if placement.projection.transform != nil {
            let bounds = LayerGeometry(presented: layer, at: time).bounds
            let placed = PixelRect(
                minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
            append(
                contents.bitmap, in: placed, tint: tint, context: context,
                transform: index(of: placement.projection.transform(atScale: scale, of: bounds)))
            return
        }
        let (wide, high) = (
            placement.projection.pixelsPerPoint.width / scale, placement.projection.pixelsPerPoint.height / scale
        )
        let placed = LayerProjection.rounded(
            CGRect(
                x: CGFloat(placement.shape.rect.minX) + CGFloat(origin.x) * wide,
                y: CGFloat(placement.shape.rect.minY) + CGFloat(origin.y) * high, width: CGFloat(size.width) * wide,
                height: CGFloat(size.height) * high))
        append(contents.bitmap, in: placed, tint: tint, context: context, transform: DisplayList.noTransform)
    }

    /// Returns the rectangle that the layer's gravity gives the image: in pixels of the frame or, if the layer has a
    /// transform, in the layer's own pixels.
    private func imageRect(of image: CGImage, in layer: CALayer, on placement: Placement) -> PixelRect {
        let rect = placement.shape.rect
        let perPoint = placement.projection.pixelsPerPoint
        let factor = layer.storedContentsScale > 0 ? perPoint.width / layer.storedContentsScale : perPoint.width
        // The gravity assumes the same scale in both directions. A nonuniform stretch is applied afterward.
        let stretch = perPoint.width > 0 ? perPoint.height / perPoint.width : 1
        let bounds = CGRect(
            x: 0, y: 0, width: CGFloat(rect.width),
            height: stretch > 0 ? CGFloat(rect.height) / stretch : CGFloat(rect.height))
        let size = CGSize(width: CGFloat(image.width) * factor, height: CGFloat(image.height) * factor)
        let placed = layer.contentsGravity.rect(for: size, in: bounds)
        return LayerProjection.rounded(
            CGRect(
                x: CGFloat(rect.minX) + placed.minX, y: CGFloat(rect.minY) + placed.minY * stretch,
                width: placed.width, height: placed.height * stretch))
    }

    mutating func append(
        _ bitmap: Bitmap, in rect: PixelRect, tint: PackedColor, context: Context, transform: Int32
    ) {
        let index: Int32
        if let existing = bitmapIndices[bitmap.id] {
            index = existing
        } else {
            index = Int32(list.bitmaps.count)
            bitmapIndices[bitmap.id] = index
            list.bitmaps.append(bitmap)
        }
        let command = DrawCommand.bitmap(
            RoundedRect(rect: rect), bitmap: index, tint: tint, opacity: UInt8((context.opacity * 255).rounded()),
            clip: context.clip, transform: transform)
        if !list.visibleRect(of: command).isEmpty { append(command, in: context) }
    }
}
