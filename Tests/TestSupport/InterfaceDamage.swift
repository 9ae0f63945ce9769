/// Damages storyboards and xibs, but leaves most of a file readable.
package enum InterfaceDamage {
    private static let values = [
        "", "YES", "NO", "-1", "0", "1e400", "NaN", "-inf", "99999999999999999999", "a:b", "1:0", "\u{1F600}", "nav-01",
        "v-02", "tbl-02", "cel", "label", String(repeating: "x", count: 5_000),
    ]
    private static let names = [
        "view", "label", "tableView", "button", "stackView", "color", "constraint", "segue", "outlet", "unknown",
        "collectionView", "viewController", "navigationController",
    ]

    /// Returns `text` after one to eight changes, each of which modifies, copies, truncates or removes a line.
    package static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<random.number(1...8) where lines.count > 3 {
            let index = random.number(2...(lines.count - 1))
            switch random.number(0...7) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: random.number(2...(lines.count - 1)))
            case 2: lines[index] = String(lines[index].prefix(random.number(0...60)))
            case 3: renameElement(in: &lines[index], &random)
            default: replaceValue(in: &lines[index], &random)
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func replaceValue(in line: inout String, _ random: inout SeededGenerator) {
        var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3 else { return }
        // The parts with odd indexes are between quotation marks.
        parts[random.number(0...(parts.count / 2 - 1)) * 2 + 1] = values[random.number(0...(values.count - 1))]
        line = parts.joined(separator: "\"")
    }

    private static func renameElement(in line: inout String, _ random: inout SeededGenerator) {
        guard line.hasSuffix("/>"), let start = line.firstIndex(of: "<"),
            let end = line[start...].firstIndex(where: { $0 == " " || $0 == "/" })
        else { return }
        line.replaceSubrange(line.index(after: start)..<end, with: names[random.number(0...(names.count - 1))])
    }
}
