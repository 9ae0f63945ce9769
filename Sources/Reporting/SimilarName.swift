/// Returns the name that is probably meant by the misspelled `name`: the most similar of `candidates`, ignoring case.
/// Returns `nil` if no candidate differs in at most one character in three, and at most three in total. Names of one or
/// two characters may differ only in case.
package func similarName(to name: String, among candidates: some Sequence<String>) -> String? {
    // Names in damaged files can be of any length.
    guard name.utf8.count <= 1_000 else { return nil }
    let letters = Array(name.lowercased())
    guard (1...100).contains(letters.count) else { return nil }
    var limit = min(3, letters.count / 3)
    var best: String?
    // Sorted, so that the result doesn't depend on the order of sets and dictionaries.
    for candidate in candidates.sorted() where candidate != name {
        let other = Array(candidate.lowercased())
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = distance(letters, other)
        if distance <= limit { (best, limit) = (candidate, distance - 1) }
        if limit < 0 { break }
    }
    return best
}

/// Returns the end of a message about a name that isn't found, which asks whether `similar` is meant; empty if
/// `similar` is `nil`.
package func didYouMean(_ similar: String?) -> String {
    similar.map { "; did you mean \"\(printable($0))\"?" } ?? ""
}

/// The candidates for misspelled names. Results are kept, because many messages can be about the same name.
package struct NameSuggestions: Sendable {
    /// The maximum number of different names, because a damaged file can contain any number. Further names have no
    /// suggestions.
    private static let limit = 100

    private let candidates: [String]
    private var results: [String: String?] = [:]

    package init(among candidates: [String]) {
        self.candidates = candidates
    }

    /// Returns the name that is probably meant by the misspelled `name`, if any; see `similarName(to:among:)`.
    package mutating func suggestion(for name: String) -> String? {
        if let result = results[name] { return result }
        guard results.count < Self.limit else { return nil }
        let result = similarName(to: name, among: candidates)
        results[name] = .some(result)
        return result
    }
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `first` into `second`.
private func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, character) in first.enumerated() {
        var row = [i + 1]
        for (j, other) in second.enumerated() {
            var cost = min(last[j] + (character == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
                cost = min(cost, beforeLast[j - 1] + 1)
            }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[second.count]
}
