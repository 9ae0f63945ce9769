/// A place in a picture whose content scrolls: what tells, from one picture to the next, that it moved.
package struct ScrollMark: Hashable, Sendable {
    /// Who scrolls, the same in all pictures.
    package let id: ObjectIdentifier
    /// The clip, in the same list, that all of the content is drawn under.
    package let clip: Int32
    /// Where the content's own coordinates begin in the picture, in pixels.
    package let x: Int32
    package let y: Int32

    package init(id: ObjectIdentifier, clip: Int32, x: Int32, y: Int32) {
        (self.id, self.clip, self.x, self.y) = (id, clip, x, y)
    }
}
