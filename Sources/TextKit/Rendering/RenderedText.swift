package import DrawKit

/// Text as pixels: a bitmap just large enough for its ink, and where to draw it.
package struct RenderedText: Sendable {
    /// Coverage to be tinted, or, where the text has colours of its own, those over the text's colour.
    package let bitmap: Bitmap
    /// Where the bitmap goes, in physical pixels from the layout's top left. It is as large as the bitmap, and reaches
    /// beyond the layout where ink does, as slanted letters do.
    package let frame: PixelRect
}
