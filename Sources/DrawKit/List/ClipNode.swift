/// One level of the clip stack: a shape, inside the clip that it was pushed onto.
package struct ClipNode: Hashable, Sendable, BitwiseCopyable {
    package var shape: RoundedRect
    /// Index of the clip around this one, or `DisplayList.noClip`.
    package var parent: Int32
    /// Index into `DisplayList.transforms`, or `DisplayList.noTransform`: `shape` is then in pixels of its own.
    package var transform: Int32
    /// The picture's pixels that this shape can leave, cut by all clips around it.
    package var bounds: PixelRect
    /// Whether this clip and all around it are plain upright rectangles, so that `bounds` says everything.
    package var isRectangular: Bool

    /// Makes a clip inside `parent` of `list`; `transform`, if there is one, is the list's at `transformIndex`.
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
