package import DrawKit

/// The drawing of a software floor to memory whose rows are `stride` words apart.
@MainActor
package protocol MemoryDrawing: AnyObject {
    /// The areas of every frame that must be presented.
    var bands: [PixelRect] { get }

    /// Prepares the drawing. Called before a series of frames.
    func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Draws a frame at `position`, as defined by `FloorContent`.
    func draw(at position: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Restores the memory for the library. Called after a series of frames.
    func end(in base: UnsafeMutablePointer<UInt32>, stride: Int)
}

extension FloorContent {
    /// Creates the drawing of this image to memory of `size`.
    @MainActor
    func makeDrawing(size: PixelSize) -> any MemoryDrawing {
        switch self {
        case .bones(let rects, let stops): BoneCopyFloor(rects: rects, stops: stops)
        case .list(_, period: _, let step): ScrollCopyFloor(size: size, step: Int(step))
        }
    }
}
