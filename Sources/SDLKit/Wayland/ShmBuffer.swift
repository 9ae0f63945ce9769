import CWayland
import DrawKit
import Glibc
import RasterKit

/// Memory for one frame, shared with the compositor.
@MainActor
final class ShmBuffer: FrameBuffer {
    var isHeld: Bool { !release.isSent }
    var stale = StalePixels()
    /// The `wl_buffer`.
    let handle: OpaquePointer
    /// The pixels, valid for the lifetime of the buffer.
    let pixels: PixelBuffer

    private let release = WaylandSignal(isSent: true)
    private let memory: UnsafeMutableRawPointer
    private let byteCount: Int

    private static let bytesPerPixel = 4
    private static let listener = permanent(wl_buffer_listener(release: { data, _ in WaylandSignal.send(data) }))

    // MARK: Lifecycle

    /// Creates a buffer of `size` from `shm`, a `wl_shm`. Throws if the memory can't be allocated or shared.
    init(_ size: PixelSize, of shm: OpaquePointer) throws(SDLError) {
        let stride = Int(size.width) * Self.bytesPerPixel
        byteCount = stride * Int(size.height)
        let descriptor = memfd_create("skeleton-picture", UInt32(MFD_CLOEXEC))
        guard descriptor >= 0 else { throw Self.failure(errno) }
        defer { close(descriptor) }
        // `ftruncate` wouldn't reserve memory, and the program would crash if memory ran out while drawing.
        let code = posix_fallocate(descriptor, 0, byteCount)
        guard code == 0 else { throw Self.failure(code) }
        let flags = MAP_SHARED | MAP_POPULATE
        guard let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, descriptor, 0), memory != MAP_FAILED
        else { throw Self.failure(errno) }
        guard let pool = wl_shm_create_pool(shm, descriptor, Int32(byteCount)) else {
            munmap(memory, byteCount)
            throw Self.failure(errno)
        }
        defer { wl_shm_pool_destroy(pool) }
        let format = UInt32(WL_SHM_FORMAT_XRGB8888.rawValue)
        guard let handle = wl_shm_pool_create_buffer(pool, 0, size.width, size.height, Int32(stride), format) else {
            munmap(memory, byteCount)
            throw Self.failure(errno)
        }
        self.memory = memory
        self.handle = handle
        pixels = PixelBuffer(
            base: memory.bindMemory(to: UInt32.self, capacity: byteCount / Self.bytesPerPixel), size: size,
            stride: Int(size.width))
        wl_buffer_add_listener(handle, Self.listener, release.address)
    }

    isolated deinit {
        // The compositor may still show the buffer, but it has its own mapping of the memory.
        wl_buffer_destroy(handle)
        munmap(memory, byteCount)
    }

    /// Attaches the buffer to `surface` as the next frame. The compositor then holds the buffer until it sends a
    /// release event.
    func attach(to surface: OpaquePointer) {
        wl_surface_attach(surface, handle, 0, 0)
        release.isSent = false
    }

    private static func failure(_ code: Int32) -> SDLError {
        SDLError("the memory for the window's picture could not be allocated", reason: String(cString: strerror(code)))
    }
}
