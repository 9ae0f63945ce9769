package import DrawKit

/// What a floor draws.
package enum FloorPicture {
    /// Bones at these places, with a light of these colours over each. The position is where the light begins, in
    /// widths of a bone from its left edge.
    case bones([PixelRect], GradientStops)
    /// What a display list of whole rows shows, moving upwards by `step` pixels a frame; after `period` pixels the same
    /// comes again. The position is how many pixels it has moved.
    case list(DisplayList, period: Int32, step: Int32)
}
