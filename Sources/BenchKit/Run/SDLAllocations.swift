import CHeapCount
import CSDL2
import Glibc

/// Excludes SDL's allocations, such as those in draw calls, from the heap count of the library.
package enum SDLAllocations {
    /// Installs memory functions in SDL whose allocations aren't counted. Must be called before any other SDL function.
    /// Throws if SDL rejects them.
    package static func excludeFromCount() throws(BenchError) {
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
            throw BenchError("SDL's allocations can't be separated from ours: \(String(cString: SDL_GetError()))")
        }
    }
}
