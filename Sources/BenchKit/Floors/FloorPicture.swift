package import DrawKit

/// The picture that a floor draws.
package enum FloorPicture {
    /// Bones at these places with a sweep of these colors. The position is the start of the sweep, in widths of a bone
    /// from its left edge.
    case bones([PixelRect], GradientStops)
    /// The display list of a scrolling list, which moves up by `step` pixels a frame and repeats after `period` pixels.
    /// The position is the number of pixels that it has moved.
    case list(DisplayList, period: Int32, step: Int32)
}
