/// One level of the clip stack: a shape, inside the clip that it was pushed onto.
package struct ClipNode: Hashable, Sendable, BitwiseCopyable {
    package var shape: RoundedRect
    /// Index of the clip around this one, or `DisplayList.noClip`.
    package var parent: Int32
    /// This shape's rectangle cut by all clips around it.
    package var bounds: PixelRect
    /// Whether this clip and all around it are plain rectangles, so that `bounds` says everything.
    package var isRectangular: Bool

    package init(shape: RoundedRect, parent: Int32, within list: [ClipNode]) {
        self.shape = shape
        self.parent = parent
        if parent >= 0 {
            let outer = list[Int(parent)]
            bounds = shape.rect.intersection(outer.bounds)
            isRectangular = outer.isRectangular && !shape.isRounded
        } else {
            bounds = shape.rect
            isRectangular = !shape.isRounded
        }
    }
}
