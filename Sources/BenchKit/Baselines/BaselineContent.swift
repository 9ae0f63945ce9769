package import DrawKit

/// The image that a baseline draws.
package enum BaselineContent {
    /// Bones in these rectangles, with a sweep in these colors. The position is the start of the sweep, in bone widths
    /// from the left edge of a bone.
    case bones([PixelRect], GradientStops)
    /// The display list of a scrolling list, which moves up by `step` pixels per frame and repeats after `period`
    /// pixels. The position is the total distance in pixels.
    case list(DisplayList, period: Int32, step: Int32)
}
