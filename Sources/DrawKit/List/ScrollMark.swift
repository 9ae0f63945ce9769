/// A scrolling area of a frame. Comparing the marks of two frames shows whether the area's content moved.
package struct ScrollMark: Hashable, Sendable {
    /// The identity of the scrolling layer, the same in all frames.
    package let id: ObjectIdentifier
    /// The index of the clip around the area's content, in the same list.
    package let clip: Int32
    /// The x-coordinate of the content's origin in the frame, in pixels.
    package let x: Int32
    /// The y-coordinate of the content's origin in the frame, in pixels.
    package let y: Int32

    package init(id: ObjectIdentifier, clip: Int32, x: Int32, y: Int32) {
        self.id = id
        self.clip = clip
        self.x = x
        self.y = y
    }
}
