import DrawKit
import RasterKit

/// A bitmap clipped to a rounded rectangle without scaling, such as a round avatar. It is rendered to a texture once
/// and then drawn as a single quad, instead of a hundred triangles.
struct RoundedBitmap: Hashable {
    /// The maximum number of pixels. Larger shapes have relatively few pixels at their corners, and would fill the
    /// textures.
    private static let maximumPixels = 128 * 128

    /// The identity of the bitmap.
    private let bitmap: UInt64
    /// The shape, in pixels of the bitmap. It lies completely inside the bitmap.
    let shape: RoundedRect

    /// Creates the part of `bitmap`, which `command` draws, inside the command's rounded shape or clip. Returns `nil`
    /// if the bitmap is an alpha bitmap, is scaled or transformed, or has no rounded shape or several different ones.
    /// Also returns `nil` if the shape is too large or extends beyond the bitmap. Rectangular clips are ignored.
    init?(_ bitmap: Bitmap, of command: DrawCommand, in list: DisplayList) {
        let frame = command.shape.rect
        guard case .color = bitmap.pixels, command.transform < 0, bitmap.size == frame.size else { return nil }
        var found = command.shape.isRounded ? command.shape : nil
        var clip = command.clip
        while clip >= 0, !list.clips[Int(clip)].isRectangular {
            let node = list.clips[Int(clip)]
            guard node.transform < 0 else { return nil }
            if node.shape.isRounded, !node.shape.covers(frame) {
                guard found == nil || found == node.shape else { return nil }
                found = node.shape
            }
            clip = node.parent
        }
        guard var shape = found, frame.contains(shape.rect), shape.rect.area <= Self.maximumPixels else { return nil }
        let rect = shape.rect
        shape.rect = PixelRect(
            minX: rect.minX - frame.minX, minY: rect.minY - frame.minY, maxX: rect.maxX - frame.minX,
            maxY: rect.maxY - frame.minY)
        self.bitmap = bitmap.id
        self.shape = shape
    }

    /// Returns the rectangle that the shape covers in the frame, given the rectangle `rect` that the whole bitmap would
    /// cover.
    func sourceRect(in rect: PixelRect) -> PixelRect {
        PixelRect(
            minX: rect.minX + shape.rect.minX, minY: rect.minY + shape.rect.minY, maxX: rect.minX + shape.rect.maxX,
            maxY: rect.minY + shape.rect.maxY)
    }

    /// Renders the rounded bitmap with the same pixels as the software renderer. `bitmap` must be the one passed to the
    /// initializer.
    @MainActor
    func drawn(from bitmap: Bitmap) -> Bitmap {
        let size = shape.rect.size
        let (left, top) = (shape.rect.minX, shape.rect.minY)
        var cut = shape
        cut.rect = PixelRect(size: size)
        var list = DisplayList(size: size)
        list.clips = [ClipNode(shape: cut, parent: DisplayList.noClip, within: [])]
        list.bitmaps = [bitmap]
        let bounds = PixelRect(
            minX: -left, minY: -top, maxX: bitmap.size.width - left, maxY: bitmap.size.height - top)
        list.commands = [.bitmap(RoundedRect(rect: bounds), bitmap: 0, tint: .clear, opacity: 255, clip: 0)]
        let renderer = MemoryRenderer()
        renderer.draw(list, damage: Damage(everythingIn: list))
        return renderer.bitmap()
    }
}
