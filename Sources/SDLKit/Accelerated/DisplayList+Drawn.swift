import DrawKit

extension DrawCommand {
    /// Whether the border leaves something free: one that is at least half of the short side is the whole shape.
    var isRing: Bool {
        border > 0 && 2 * pixelBorder < Double(min(shape.rect.width, shape.rect.height))
    }
}

extension DisplayList {
    /// What maps the shape of `command` to the picture; nil when it is there.
    func transform(of command: DrawCommand) -> PixelTransform? {
        command.transform >= 0 ? transforms[Int(command.transform)] : nil
    }

    /// The version of the bitmap of `command` that suits its size in the picture, and whether its pixels are not simply
    /// those of the picture.
    func drawnBitmap(of command: DrawCommand) -> (bitmap: Bitmap, isStretched: Bool) {
        let whole = bitmaps[Int(command.source)]
        let size = command.shape.rect.size
        guard let transform = transform(of: command) else {
            let bitmap = whole.version(for: size)
            return (bitmap, bitmap.size != size)
        }
        return (whole.version(for: transform.size(of: command.shape.rect)), true)
    }
}
