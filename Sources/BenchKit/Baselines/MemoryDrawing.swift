package import DrawKit

/// Draws the frames of a software baseline to memory whose rows are `stride` words apart.
@MainActor
package protocol MemoryDrawing: AnyObject {
    /// The areas that must be presented in every frame.
    var bands: [PixelRect] { get }

    /// Prepares the drawing. Called before a series of frames.
    func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Draws a frame. `position` is the progress of the motion, as defined by `BaselineContent`.
    func draw(at position: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Restores the memory for the library. Called after a series of frames.
    func end(in base: UnsafeMutablePointer<UInt32>, stride: Int)
}

extension BaselineContent {
    /// Creates a drawing of this image for memory of `size`.
    @MainActor
    func makeDrawing(size: PixelSize) -> any MemoryDrawing {
        switch self {
        case .bones(let rects, let stops): BoneCopyBaseline(rects: rects, stops: stops)
        case .list(_, period: _, let step): ScrollCopyBaseline(size: size, step: Int(step))
        }
    }
}
