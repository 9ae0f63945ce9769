import CSDL2
import CX11Memory
package import DrawKit
import RasterKit

/// Memory that a window shares with an X server, reused while the window is resized. SDL would allocate new memory for
/// each size, and clearing and mapping its pages would dominate the cost of a live resize.
@MainActor
package final class X11Memory: WindowMemory {
    /// A block of shared memory.
    @MainActor
    private final class Segment {
        let handle: OpaquePointer
        let size: PixelSize

        init(_ handle: OpaquePointer, size: PixelSize) {
            self.handle = handle
            self.size = size
        }

        isolated deinit {
            x11_memory_destroy(handle)
        }
    }

    private let window: OpaquePointer
    private let display: UnsafeMutableRawPointer
    private let number: UInt
    private var segment: Segment
    /// The size of the last frame in this memory; zero before the first.
    private var drawnSize = PixelSize.zero

    /// The granularity of the memory's side lengths, in pixels.
    private static let step: Int32 = 256
    /// The maximum ratio of the memory's area to the area that would be allocated for the frame. Larger memory is
    /// replaced.
    private static let maximumWaste = 4

    // MARK: Lifecycle

    /// Creates memory for `window`, an `SDL_Window` without a renderer. Throws if the window isn't on X11 or its server
    /// can't share memory with this program.
    package init(window: OpaquePointer) throws(SDLError) {
        guard let display = CSDL2GetX11Display(window) else {
            throw SDLError("SDL reports no X window", reason: "")
        }
        self.window = window
        self.display = display
        number = UInt(CSDL2GetX11Window(window))
        let capacity = Self.capacity(for: Self.size(of: window), having: .zero)
        segment = try Self.makeSegment(capacity, display: display, window: number)
    }

    // MARK: Package

    package var size: PixelSize { Self.size(of: window) }

    package var hasFreeBuffer: Bool { true }

    package var isReadyForFrame: Bool { true }

    package var requestsFrames: Bool { false }

    package func withCanvas(for damage: Damage, _ draw: (Canvas) -> Void) throws(SDLError) {
        let size = size
        let capacity = Self.capacity(for: size, having: segment.size)
        if capacity != segment.size {
            segment = try Self.makeSegment(capacity, display: display, window: number)
            drawnSize = .zero
        }
        let isNew = drawnSize != size
        drawnSize = size
        let pixels = x11_memory_pixels(segment.handle)
        guard let pixels else { throw Self.noMemory }
        draw(
            Canvas(
                buffer: PixelBuffer(base: pixels, size: size, stride: Int(segment.size.width)), isNew: isNew,
                previous: nil))
    }

    package func show(_ bands: [PixelRect]?) throws(SDLError) {
        let limit = PixelRect(size: drawnSize)
        if let bands {
            for band in bands { show(band.intersection(limit)) }
        } else {
            show(limit)
        }
        x11_memory_sync(segment.handle)
    }

    package func discardReplies() {}

    // MARK: Internal

    /// Returns the size of the memory for a frame of `size`: `present`, the size of the current memory, if that memory
    /// is large enough but not much too large; otherwise `size`, with both sides rounded up to multiples of `step`.
    static func capacity(for size: PixelSize, having present: PixelSize) -> PixelSize {
        func rounded(_ side: Int32) -> Int32 { (max(side, 1) + step - 1) / step * step }
        let newSize = PixelSize(width: rounded(size.width), height: rounded(size.height))
        let isLargeEnough = present.width >= size.width && present.height >= size.height
        let (area, maximumArea) = (PixelRect(size: present).area, maximumWaste * PixelRect(size: newSize).area)
        return isLargeEnough && area <= maximumArea ? present : newSize
    }

    // MARK: Private

    private static let noMemory = SDLError(
        "the memory for the window's picture could not be allocated",
        reason: "the X server can't share memory with this program")

    private static func makeSegment(
        _ size: PixelSize, display: UnsafeMutableRawPointer, window: UInt
    ) throws(SDLError) -> Segment {
        guard let handle = x11_memory_create(display, window, size.width, size.height) else { throw noMemory }
        return Segment(handle, size: size)
    }

    private static func size(of window: OpaquePointer) -> PixelSize {
        var (width, height): (Int32, Int32) = (0, 0)
        CSDL2GetSizeInPixels(window, &width, &height)
        return PixelSize(width: max(1, width), height: max(1, height))
    }

    private func show(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        x11_memory_show(segment.handle, rect.minX, rect.minY, rect.width, rect.height)
    }
}
