/// One step of a display list: a shape and its fill. The type is trivially copyable, so lists are copied as bytes.
package struct DrawCommand: Hashable, Sendable, BitwiseCopyable {
    /// The fill of a shape, or the role of a command in a group.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// Fills with `color`.
        case solid
        /// Fills with the paint at `source`, times `opacity`.
        case gradient
        /// Stretches the bitmap at `source` over `shape.rect`: colored pixels times `opacity`, or coverage in `color`.
        case bitmap
        /// Begins a group: two images that cross-fade over everything drawn so far. The first image follows. The
        /// commands that structure a group all have the same shape, which bounds everything that both images can touch.
        case groupBegin
        /// Begins the second image of the group.
        case groupSecond
        /// Begins the mask of the second image. The mask is drawn separately; only its opacity matters, not its colors.
        case groupMask
        /// Ends the group. The second image is weighted by `opacity`, the first by 255 minus `opacity`.
        case groupEnd

        /// `true` for the commands that structure a group and draw nothing themselves.
        package var isGroup: Bool { rawValue >= Kind.groupBegin.rawValue }
    }

    package var kind: Kind
    /// The opacity, 0...255, of a fill that has its own colors, or of a group's second image.
    package var opacity: UInt8
    /// `true` if both images of the enclosing group contain the same command in the same order, so the command looks
    /// the same at every stage of the cross-fade.
    package var isSharedByBothImages = false
    /// An index into `DisplayList.clips`, or `DisplayList.noClip`.
    package var clip: Int32
    /// An index into `DisplayList.transforms`, or `DisplayList.noTransform`. A transform maps `shape` to the pixels of
    /// the frame.
    package var transform: Int32
    /// The width of a solid's ring in units of 1/256 pixel; 0 fills the shape. The ring lies between the shape and the
    /// shape inset by this width; the ring's inner radius is the shape's radius minus the width, at least 0.
    package var border: Int32 = 0
    /// An index into `DisplayList.paints` or `DisplayList.bitmaps`; 0 for solids and groups.
    package var source: Int32
    /// The color of solids and tinted bitmaps, with the opacity multiplied in.
    package var color: PackedColor
    package var shape: RoundedRect

    /// Creates one of the commands that structure a group; `rect` bounds everything that the group's images can touch.
    package static func group(_ kind: Kind, in rect: PixelRect, opacity: UInt8 = 255) -> DrawCommand {
        DrawCommand(
            kind: kind, opacity: opacity, clip: DisplayList.noClip, transform: DisplayList.noTransform, source: 0,
            color: .clear, shape: RoundedRect(rect: rect))
    }

    /// The border's width in pixels.
    package var pixelBorder: Double { Double(border) / Double(1 << RoundedRect.radiusBits) }

    package static func solid(
        _ shape: RoundedRect, color: PackedColor, clip: Int32, border: Int32 = 0,
        transform: Int32 = DisplayList.noTransform
    ) -> DrawCommand {
        DrawCommand(
            kind: .solid, opacity: 255, clip: clip, transform: transform, border: border, source: 0, color: color,
            shape: shape)
    }

    package static func gradient(
        _ shape: RoundedRect, paint: Int32, opacity: UInt8, clip: Int32, transform: Int32 = DisplayList.noTransform
    ) -> DrawCommand {
        DrawCommand(
            kind: .gradient, opacity: opacity, clip: clip, transform: transform, source: paint, color: .clear,
            shape: shape)
    }

    package static func bitmap(
        _ shape: RoundedRect, bitmap: Int32, tint: PackedColor, opacity: UInt8, clip: Int32,
        transform: Int32 = DisplayList.noTransform
    ) -> DrawCommand {
        DrawCommand(
            kind: .bitmap, opacity: opacity, clip: clip, transform: transform, source: bitmap, color: tint,
            shape: shape)
    }
}
