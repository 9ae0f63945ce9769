import CMalloc
import StageKit
import Testing

@Suite("HeapSettings")
struct HeapSettingsTests {
    /// Returns `true` if the block is a mapping of its own and not a part of the heap, as glibc notes in the word
    /// before it. Its counters would be those of all tests that run at the moment.
    private func isMapping(_ block: UnsafeMutableRawPointer) -> Bool {
        let mapped: UInt = 2
        return (block - MemoryLayout<UInt>.size).load(as: UInt.self) & mapped != 0
    }

    @Test("After a larger block was freed, a large one is still the system's own")
    func large() {
        HeapSettings.giveBack()
        free(malloc(30 << 20))
        // What earlier tests left free in the heap is used up first.
        let blocks = (0..<16).compactMap { _ in malloc(20 << 20) }
        defer { for block in blocks { free(block) } }
        #expect(blocks.last.map(isMapping) == true)
    }

    @Test(
        "Who sets up the heap by the environment is left alone",
        arguments: [
            ([:], false), (["MALLOC_ARENA_MAX": "1"], false), (["MALLOC_MMAP_THRESHOLD_": "4096"], true),
            (["MALLOC_TRIM_THRESHOLD_": "0"], true), (["GLIBC_TUNABLES": "glibc.malloc.trim_threshold=1"], true),
            (["GLIBC_TUNABLES": "glibc.rtld.nns=4"], false),
        ] as [([String: String], Bool)])
    func environment(variables: [String: String], isSet: Bool) {
        #expect(HeapSettings.isSet(in: variables) == isSet)
    }
}
