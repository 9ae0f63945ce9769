import CHeapCount
import Foundation
import Testing

private final class Item {
    var value = 0
}

/// Tests are synchronous, so each test stays on the thread whose allocations it counts.
@Suite(.enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
struct HeapCountTests {
    private var items: [Item] = []

    init() {
        items.reserveCapacity(4000)
        items.append(Item())
    }

    /// Uses `while` because the iterator of `for` may allocate in debug builds.
    private mutating func append(_ count: Int) {
        let end = items.count + count
        while items.count < end { items.append(Item()) }
    }

    @Test("A thousand objects take a thousand allocations")
    mutating func exactCount() {
        heap_count_start()
        append(1000)
        let count = heap_count_stop()

        #expect(count == 1000)
        #expect(heap_count_value() == 1000)
    }

    @Test("Allocations before the start, after the stop and while paused don't count")
    mutating func pauses() {
        append(10)
        heap_count_start()
        append(5)
        heap_count_pause()
        append(100)
        heap_count_resume()
        append(7)
        heap_count_stop()
        append(10)

        #expect(heap_count_value() == 12)
    }

    @Test("Pauses nest, and an extra resume has no effect")
    mutating func nestedPauses() {
        heap_count_start()
        heap_count_pause()
        heap_count_pause()
        heap_count_resume()
        items.append(Item())
        heap_count_resume()
        heap_count_resume()
        items.append(Item())

        #expect(heap_count_stop() == 1)
    }

    @Test("A second start resets the count to 0")
    mutating func restart() {
        heap_count_start()
        append(3)
        heap_count_start()

        #expect(heap_count_stop() == 0)
    }

    @Test("Another thread's allocations do not count")
    func otherThreads() {
        let started = DispatchSemaphore(value: 0)
        let go = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            var kept: [Item] = []
            started.signal()
            go.wait()
            for _ in 0..<500 { kept.append(Item()) }
            withExtendedLifetime(kept) { _ = done.signal() }
        }
        thread.start()
        started.wait()

        heap_count_start()
        go.signal()
        done.wait()
        let count = heap_count_stop()

        #expect(count == 0)
    }

    @Test("Every allocation function counts once and returns memory that can be freed", arguments: Way.allCases)
    func ways(_ way: Way) {
        heap_count_start()
        let block = way.allocate()
        let count = heap_count_stop()

        #expect(count == 1)
        #expect(block != nil)
        #expect(UInt(bitPattern: block) % way.alignment == 0)
        free(block)
    }

    @Test("Allocations inside system libraries are not counted, because they depend on the libraries' versions")
    func systemLibraries() {
        let text: [CChar] = [116, 101, 120, 116, 0]
        heap_count_start()
        let copy = strdup(text)
        let count = heap_count_stop()

        #expect(count == 0)
        free(copy)
    }

    @Test("posix_memalign rejects an alignment that is not a power of two", arguments: [0, 3, 24])
    func badAlignment(_ alignment: Int) {
        var block: UnsafeMutableRawPointer?

        #expect(posix_memalign(&block, alignment, 64) == EINVAL)
        #expect(block == nil)
    }
}

enum Way: CaseIterable {
    case malloc, calloc, realloc, posixMemalign, alignedAlloc

    var alignment: UInt { self == .posixMemalign || self == .alignedAlloc ? 256 : 16 }

    func allocate() -> UnsafeMutableRawPointer? {
        switch self {
        case .malloc: return Foundation.malloc(100)
        case .calloc: return Foundation.calloc(10, 10)
        case .realloc: return Foundation.realloc(nil, 100)
        case .posixMemalign:
            var block: UnsafeMutableRawPointer?
            return posix_memalign(&block, 256, 100) == 0 ? block : nil
        case .alignedAlloc: return aligned_alloc(256, 512)
        }
    }
}
