/// One level of the clip stack: a shape, inside its parent clip.
package struct ClipNode: Hashable, Sendable, BitwiseCopyable {
    package var shape: RoundedRect
    /// The index of the enclosing clip, or `DisplayList.noClip`.
    package var parent: Int32
    /// An index into `DisplayList.transforms`, or `DisplayList.noTransform`. With a transform, `shape` is in pixels
    /// before the transform.
    package var transform: Int32
    /// The pixels of the frame that this clip can let through, limited by all enclosing clips.
    package var bounds: PixelRect
    /// `true` if this clip and all enclosing clips are upright rectangles without rounded corners, so `bounds` alone
    /// describes the clip.
    package var isRectangular: Bool

    /// Creates a clip inside the clip at index `parent` of `list`, or a root clip if `parent` is `DisplayList.noClip`.
    /// A non-`nil` `transform` must be the one at `transformIndex` in the display list.
    package init(
        shape: RoundedRect, parent: Int32, within list: [ClipNode], transform: PixelTransform? = nil,
        transformIndex: Int32 = DisplayList.noTransform
    ) {
        self.shape = shape
        self.parent = parent
        self.transform = transform == nil ? DisplayList.noTransform : transformIndex
        bounds = transform?.bounds(of: shape.rect) ?? shape.rect
        isRectangular = !shape.isRounded && transform == nil
        if parent >= 0 {
            let outer = list[Int(parent)]
            bounds = bounds.intersection(outer.bounds)
            isRectangular = isRectangular && outer.isRectangular
        }
    }
}
