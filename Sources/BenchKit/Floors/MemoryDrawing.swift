package import DrawKit

/// What a floor of the software path does with memory whose rows are `stride` words apart, wherever that is.
@MainActor
package protocol MemoryDrawing: AnyObject {
    /// What has to be shown of every frame.
    var bands: [PixelRect] { get }

    /// Called before a run of frames.
    func begin(in base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Draws a frame; `position` is that of the floor.
    func draw(at position: Double, into base: UnsafeMutablePointer<UInt32>, stride: Int)

    /// Leaves the memory as it was before the run of frames, or with the library's own picture in it.
    func end(in base: UnsafeMutablePointer<UInt32>, stride: Int)
}

extension FloorPicture {
    /// What draws this into memory of `size`.
    @MainActor
    func makeDrawing(size: PixelSize) -> any MemoryDrawing {
        switch self {
        case .bones(let rects, let stops): BoneRows(rects: rects, stops: stops)
        case .list(_, period: _, let step): MovedRows(size: size, step: Int(step))
        }
    }
}
