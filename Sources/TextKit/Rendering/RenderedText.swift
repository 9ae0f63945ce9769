package import DrawKit

/// Text as pixels: a bitmap just large enough for its ink, and its frame.
package struct RenderedText: Sendable {
    /// Coverage to be tinted, or colored pixels if the text has its own colors.
    package let bitmap: Bitmap
    /// The bitmap's frame, in physical pixels from the layout's top left. It is as large as the bitmap and extends
    /// beyond the layout if ink does, as with slanted letters.
    package let frame: PixelRect
}
