import CMalloc
import StageKit
import Testing

@Suite("LargeBlocks")
struct LargeBlocksTests {
    /// How many bytes of blocks that are the system's own a block of `count` bytes adds; freed again.
    private func added(by count: Int) -> Int {
        let before = mallinfo2().hblkhd
        let block = malloc(count)
        let after = mallinfo2().hblkhd
        free(block)
        return Int(after) - Int(before)
    }

    @Test("After a larger block was freed, a large one is still the system's own")
    func large() {
        LargeBlocks.giveBack()
        free(malloc(30 << 20))
        // More than other tests take and free at the same moment.
        #expect(added(by: 20 << 20) > 15 << 20)
    }

    @Test(
        "Who sets up the heap by the environment is left alone",
        arguments: [
            ([:], false), (["MALLOC_ARENA_MAX": "1"], false), (["MALLOC_MMAP_THRESHOLD_": "4096"], true),
            (["MALLOC_TRIM_THRESHOLD_": "0"], true), (["GLIBC_TUNABLES": "glibc.malloc.trim_threshold=1"], true),
            (["GLIBC_TUNABLES": "glibc.rtld.nns=4"], false),
        ] as [([String: String], Bool)])
    func environment(variables: [String: String], isSet: Bool) {
        #expect(LargeBlocks.isSet(in: variables) == isSet)
    }
}
