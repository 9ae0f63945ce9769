import DrawKit

extension DrawCommand {
    /// `true` if the border leaves a hole in the middle.
    var isRing: Bool {
        border > 0 && 2 * pixelBorder < Double(min(shape.rect.width, shape.rect.height))
    }
}

extension DisplayList {
    /// Returns the transform of the shape of `command`; `nil` for the identity.
    func transform(of command: DrawCommand) -> PixelTransform? {
        command.transform >= 0 ? transforms[Int(command.transform)] : nil
    }

    /// Returns the version of the bitmap of `command` that suits its size in the frame, and whether it must be
    /// resampled.
    func drawnBitmap(of command: DrawCommand) -> (bitmap: Bitmap, isStretched: Bool) {
        let original = bitmaps[Int(command.source)]
        let size = command.shape.rect.size
        guard let transform = transform(of: command) else {
            let bitmap = original.version(for: size)
            return (bitmap, bitmap.size != size)
        }
        return (original.version(for: transform.size(of: command.shape.rect)), true)
    }
}
