/// One step of a display list: a shape and what fills it. Trivially copyable, so a list is copied and compared as bytes.
package struct DrawCommand: Hashable, Sendable, BitwiseCopyable {
    /// What fills the shape.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// `color`.
        case solid
        /// The paint at `source`, times `opacity`.
        case gradient
        /// The bitmap at `source`, stretched over `shape.rect`: coloured pixels times `opacity`, or coverage in `color`.
        case bitmap
    }

    package var kind: Kind
    /// 0...255; for what has colours of its own.
    package var opacity: UInt8
    /// Index into `DisplayList.clips`, or `DisplayList.noClip`.
    package var clip: Int32
    /// Index into `DisplayList.paints` or `DisplayList.bitmaps`; 0 for solids.
    package var source: Int32
    /// Solids and tinted bitmaps: the colour, its opacity multiplied in.
    package var color: PackedColor
    package var shape: RoundedRect

    package static func solid(_ shape: RoundedRect, color: PackedColor, clip: Int32) -> DrawCommand {
        DrawCommand(kind: .solid, opacity: 255, clip: clip, source: 0, color: color, shape: shape)
    }

    package static func gradient(_ shape: RoundedRect, paint: Int32, opacity: UInt8, clip: Int32) -> DrawCommand {
        DrawCommand(kind: .gradient, opacity: opacity, clip: clip, source: paint, color: .clear, shape: shape)
    }

    package static func bitmap(
        _ shape: RoundedRect, bitmap: Int32, tint: PackedColor, opacity: UInt8, clip: Int32
    ) -> DrawCommand {
        DrawCommand(kind: .bitmap, opacity: opacity, clip: clip, source: bitmap, color: tint, shape: shape)
    }
}
