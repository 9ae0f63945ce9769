/// One step of a display list: a shape and what fills it. Trivially copyable, so a list is copied
/// and compared as bytes.
package struct DrawCommand: Hashable, Sendable, BitwiseCopyable {
    /// What fills the shape.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// `color`.
        case solid
        /// The paint at `source`, times `opacity`.
        case gradient
        /// The bitmap at `source`, stretched over `shape.rect`: coloured pixels times `opacity`,
        /// or coverage in `color`.
        case bitmap
        /// Begins a group: two pictures of which one passes into the other, over what was drawn so far. The first
        /// picture follows. The shape of all commands of a group holds all that its pictures can touch.
        case groupBegin
        /// The second picture of the group follows.
        case groupTurn
        /// What the second picture of the group is seen through follows: drawn by itself, its opacity counts, not its
        /// colours.
        case groupMask
        /// Ends the group: of the first picture stays what is missing of `opacity` to 255, of the second `opacity`.
        case groupEnd

        /// Whether it draws nothing by itself.
        package var isGroup: Bool { rawValue >= Kind.groupBegin.rawValue }
    }

    package var kind: Kind
    /// 0...255; for what has colours of its own.
    package var opacity: UInt8
    /// Whether both pictures of the group around it have the same command in the same order, so that it looks the same
    /// however far the one has passed into the other.
    package var isInBoth = false
    /// Index into `DisplayList.clips`, or `DisplayList.noClip`.
    package var clip: Int32
    /// Index into `DisplayList.transforms`, or `DisplayList.noTransform`: `shape` is then in pixels of its own, which
    /// the transform maps to the picture's.
    package var transform: Int32
    /// Solids: 0 fills the shape; more leaves only the ring between the shape and the shape inset by this width, in
    /// 1/256 of a pixel. The ring's inner radius is the shape's less the width, at least 0.
    package var border: Int32 = 0
    /// Index into `DisplayList.paints` or `DisplayList.bitmaps`; 0 for solids.
    package var source: Int32
    /// Solids and tinted bitmaps: the colour, its opacity multiplied in.
    package var color: PackedColor
    package var shape: RoundedRect

    /// One of a group's commands.
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
