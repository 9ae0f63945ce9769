package import DrawKit

/// Rendered text: a bitmap just large enough for the ink, and its frame.
package struct RenderedText: Sendable {
    /// Coverage to tint, or colored pixels if the text has its own colors.
    package let bitmap: Bitmap
    /// The frame, in physical pixels from the layout's top left corner, with the size of the bitmap. It extends beyond
    /// the layout where the ink does, for example at slanted letters.
    package let frame: PixelRect
}
