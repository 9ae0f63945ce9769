package import DrawKit

/// The drawing of a software floor, into any memory whose rows are `stride` words apart.
@MainActor
package protocol MemoryDrawing: AnyObject {
    /// The parts of every frame that have to be presented.
    var bands: [PixelRect] { get }

    /// Called before a series of frames.
    func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Draws a frame at the floor's `position`.
    func draw(at position: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Restores the memory to its state before the series of frames, or draws the library's own frame into it.
    func end(in base: UnsafeMutablePointer<UInt32>, stride: Int)
}

extension FloorPicture {
    /// Creates the drawing of this picture for memory of `size`.
    @MainActor
    func makeDrawing(size: PixelSize) -> any MemoryDrawing {
        switch self {
        case .bones(let rects, let stops): BoneCopyFloor(rects: rects, stops: stops)
        case .list(_, period: _, let step): ScrollCopyFloor(size: size, step: Int(step))
        }
    }
}
