import CSDL2Image
import Foundation

/// A growing memory buffer that SDL writes to like a file.
final class ByteSink {
    private(set) var data = Data()

    /// Calls `write` with a stream that appends to `data`. Returns `false`, with the reason in `SDL_GetError`, if the
    /// stream can't be created or `write` fails.
    func collect(_ write: (UnsafeMutablePointer<SDL_RWops>) -> Bool) -> Bool {
        guard let stream = SDL_AllocRW() else { return false }
        defer { SDL_FreeRW(stream) }
        stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        stream.pointee.hidden.unknown.data1 = Unmanaged.passUnretained(self).toOpaque()
        stream.pointee.size = { _ in -1 }
        stream.pointee.seek = { _, _, _ in -1 }
        stream.pointee.read = { _, _, _, _ in 0 }
        stream.pointee.close = { _ in 0 }
        stream.pointee.write = { stream, bytes, size, count in
            guard let bytes, let owner = stream?.pointee.hidden.unknown.data1 else { return 0 }
            let sink = Unmanaged<ByteSink>.fromOpaque(owner).takeUnretainedValue()
            sink.data.append(bytes.assumingMemoryBound(to: UInt8.self), count: size * count)
            return count
        }
        return write(stream)
    }
}
