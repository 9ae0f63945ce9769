import CMalloc
import StageKit
import Testing

@Suite("HeapSettings")
struct HeapSettingsTests {
    /// Returns `true` if the block is a separate mapping and not part of the heap, according to the word that glibc
    /// stores before it. glibc's counters aren't used because they would include all tests that are running at the
    /// moment.
    private func isMapping(_ block: UnsafeMutableRawPointer) -> Bool {
        let mapped: UInt = 2
        return (block - MemoryLayout<UInt>.size).load(as: UInt.self) & mapped != 0
    }

    @Test("A large block is mapped separately even after a larger one has been freed")
    func large() {
        HeapSettings.apply()
        free(malloc(30 << 20))
        // The first blocks may reuse memory that earlier tests freed.
        let blocks = (0..<16).compactMap { _ in malloc(20 << 20) }
        defer { for block in blocks { free(block) } }
        #expect(blocks.last.map(isMapping) == true)
    }

    @Test(
        "Environment variables that configure the heap are detected",
        arguments: [
            ([:], false), (["MALLOC_ARENA_MAX": "1"], false), (["MALLOC_MMAP_THRESHOLD_": "4096"], true),
            (["MALLOC_TRIM_THRESHOLD_": "0"], true), (["GLIBC_TUNABLES": "glibc.malloc.trim_threshold=1"], true),
            (["GLIBC_TUNABLES": "glibc.rtld.nns=4"], false),
        ] as [([String: String], Bool)])
    func environment(variables: [String: String], isSet: Bool) {
        #expect(HeapSettings.isSet(in: variables) == isSet)
    }
}
