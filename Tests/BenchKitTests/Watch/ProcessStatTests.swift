import BenchKit
import Testing

@Suite("States of processes") struct ProcessStatTests {
    @Test(
        "The name of a process can contain any characters",
        arguments: ["sh", "a b", "(sd-pam)", "a) S 1 (b", "a\nb", ") R 9 9", ""])
    func names(name: String) throws {
        let stat = try #require(ProcessStat(Self.text(id: 42, name: name, parent: 7)))

        #expect((stat.id, stat.state, stat.parent) == (42, "S", 7))
        #expect((stat.ticks, stat.childTicks, stat.residentPages) == (30, 70, 1234))
    }

    @Test(
        "Malformed text is rejected",
        arguments: ["", "42", "42 (a)", "42 (a) S", "x (a) S 1 2 3", "42 )a( S 1", "42 (a) S 1 1 1 0 -1 1 1 1 1 1 1"])
    func malformed(text: String) {
        #expect(ProcessStat(text) == nil)
    }

    @Test("Descendants include those of descendants, but not those of excluded or unrelated processes")
    func descendants() throws {
        // 10 is this program; 11 and 12 belong to it; 20 was there before; 30 is unrelated; 40 is its own parent.
        let tree: [(id: Int32, parent: Int32)] = [
            (10, 1), (11, 10), (12, 11), (13, 12), (20, 10), (21, 20), (30, 1), (40, 40),
        ]
        let processes = try tree.map { row in
            try #require(ProcessStat(Self.text(id: row.id, name: "a", parent: row.parent)))
        }

        #expect(ProcessStat.descendants(of: 10, in: processes, excluding: [20]).map(\.id) == [11, 12, 13])
        #expect(ProcessStat.descendants(of: 13, in: processes).isEmpty)
        #expect(ProcessStat.descendants(of: 40, in: processes).isEmpty)
    }

    @Test(
        "The proportional memory is read from the Pss line",
        arguments: [
            (text: "55 ---p [rollup]\nRss:  3000 kB\nPss:   1500 kB\nPss_Dirty: 7 kB\n", bytes: 1_536_000),
            ("Pss_Dirty: 7 kB\n", nil), ("Pss:\n", nil), ("Pss: x kB\n", nil), ("", nil),
        ] as [(String, UInt64?)])
    func memory(_ row: (text: String, bytes: UInt64?)) {
        #expect(ProcessFiles.proportionalMemory(in: row.text) == row.bytes)
    }

    /// The text of `/proc/ID/stat`.
    private static func text(id: Int32, name: String, parent: Int32) -> String {
        "\(id) (\(name)) S \(parent) 5 6 0 -1 4194560 100 200 300 400 10 20 30 40 20 0 1 0 5000 123456789 1234"
            + " 18446744073709551615 1 1\n"
    }
}
