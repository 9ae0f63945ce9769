import CHeapCount
import CSDL2
import Glibc

/// Keeps SDL's own allocations out of the heap count, so that those of drawing calls are not taken for ours.
package enum SDLAllocations {
    /// Call this before anything else of SDL; throws when SDL refuses.
    package static func leaveOutOfCount() throws(BenchError) {
        SDL_ClearError()
        let code = SDL_SetMemoryFunctions(
            { size in
                heap_count_pause()
                defer { heap_count_resume() }
                return malloc(size)
            },
            { count, size in
                heap_count_pause()
                defer { heap_count_resume() }
                return calloc(count, size)
            },
            { block, size in
                heap_count_pause()
                defer { heap_count_resume() }
                return realloc(block, size)
            },
            { free($0) })
        guard code >= 0 else {
            throw BenchError("SDL's allocations cannot be told from ours: \(String(cString: SDL_GetError()))")
        }
    }
}
