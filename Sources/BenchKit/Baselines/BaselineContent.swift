package import DrawKit

/// The image that a baseline draws. Each case defines the `position` that is passed to `Baseline.drawFrame(at:)`.
package enum BaselineContent {
    /// Bones with a sweep. The position is the distance from a bone's left edge to the start of the sweep, in bone
    /// widths.
    case bones(rects: [PixelRect], stops: GradientStops)
    /// The display list of a scrolling list, which moves up by `step` pixels per frame and repeats after `period`
    /// pixels. The position is the total distance that the list has moved, in pixels.
    case list(DisplayList, period: Int32, step: Int32)
}
