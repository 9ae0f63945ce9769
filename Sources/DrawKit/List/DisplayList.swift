/// The drawing commands of a whole frame, in physical pixels: a flat list that is independent of any renderer.
/// Renderers draw it, and tests compare it.
///
/// The first command always covers everything opaquely, so earlier contents of a renderer's memory never matter.
package struct DisplayList: Equatable, Sendable {
    /// The value of a command's `clip` if only the edges of the frame clip the command.
    package static let noClip: Int32 = -1
    /// The value of a command's or clip's `transform` if its shape is in the frame's own pixels.
    package static let noTransform: Int32 = -1

    package var size: PixelSize
    package var commands: [DrawCommand] = []
    package var paints: [Paint] = []
    package var bitmaps: [Bitmap] = []
    package var clips: [ClipNode] = []
    package var transforms: [PixelTransform] = []
    /// The scrolling areas of the frame that are drawn without a transform, outer before inner.
    package var scrolls: [ScrollMark] = []

    package init(size: PixelSize) {
        self.size = size
    }

    /// Removes everything but the size, and keeps the allocated capacity.
    package mutating func removeAll() {
        commands.removeAll(keepingCapacity: true)
        paints.removeAll(keepingCapacity: true)
        bitmaps.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        transforms.removeAll(keepingCapacity: true)
        scrolls.removeAll(keepingCapacity: true)
    }

    /// The whole frame as one rectangle.
    package var bounds: PixelRect { PixelRect(size: size) }

    /// Returns the bounding box of the pixels that `command` can touch, limited by its clips and the frame.
    package func visibleRect(of command: DrawCommand) -> PixelRect {
        let rect =
            command.transform >= 0
            ? transforms[Int(command.transform)].bounds(of: command.shape.rect) : command.shape.rect
        let visible = rect.intersection(bounds)
        return command.clip >= 0 ? visible.intersection(clips[Int(command.clip)].bounds) : visible
    }

    /// Returns `true` if `command` replaces every pixel of `rect` with an opaque one. Always `false` for rings and
    /// transformed shapes. A command inside a group covers only within that group.
    package func covers(_ command: DrawCommand, _ rect: PixelRect) -> Bool {
        guard command.transform < 0, command.border <= 0, isOpaque(command), command.shape.covers(rect) else {
            return false
        }
        var clip = command.clip
        while clip >= 0 {
            let node = clips[Int(clip)]
            guard node.transform < 0, node.shape.covers(rect) else { return false }
            clip = node.parent
        }
        return true
    }

    private func isOpaque(_ command: DrawCommand) -> Bool {
        switch command.kind {
        case .solid: command.color.isOpaque
        case .gradient: command.opacity == 255 && paints[Int(command.source)].ramp.isOpaque
        case .bitmap: command.opacity == 255 && bitmaps[Int(command.source)].isOpaque
        case .groupBegin, .groupSecond, .groupMask, .groupEnd: false
        }
    }
}
