/// Finds the palette entries that match what the user types.
enum PaletteSearch {
    /// Returns the entries that match every word of `query`, the best matches first. Equally good entries keep their
    /// order. Without words, returns all entries. If nothing matches, long words may have one wrong, missing or
    /// additional letter, or two swapped ones.
    static func results(for query: String, in entries: [PaletteEntry]) -> [PaletteEntry] {
        let words = words(in: query)
        guard !words.isEmpty else { return entries }
        let exact = results(for: words, in: entries, allowsTypos: false)
        return exact.isEmpty ? results(for: words, in: entries, allowsTypos: true) : exact
    }

    // MARK: Private

    private static func results(
        for words: [String], in entries: [PaletteEntry], allowsTypos: Bool
    ) -> [PaletteEntry] {
        let ranked = entries.enumerated().compactMap { index, entry in
            rank(of: entry, for: words, allowsTypos: allowsTypos).map { (rank: $0, index: index, entry: entry) }
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
    }

    /// Returns the sum of the ranks of `words`, where 0 is the best match, plus 1 for a card; -1 if they are the whole
    /// title; `nil` if a word doesn't match.
    private static func rank(of entry: PaletteEntry, for words: [String], allowsTypos: Bool) -> Int? {
        let title = Self.words(in: entry.title)
        let keywords = Self.words(in: entry.keywords)
        let others = Self.words(in: entry.kind.text) + keywords
        if title == words { return -1 }
        // There are more cards than anything else, so they come after other equally good matches.
        var sum = if case .card = entry.kind { 1 } else { 0 }
        for word in words {
            if title.contains(word) { continue }
            if title.contains(where: { $0.hasPrefix(word) }) || keywords.first == word {
                sum += 1
            } else if others.contains(word) {
                sum += 2
            } else if others.contains(where: { $0.hasPrefix(word) }) {
                sum += 3
            } else if title.contains(where: { $0.contains(word) }) {
                sum += 4
            } else if allowsTypos, title.contains(where: { beginsSimilarly($0, word) }) {
                sum += 5
            } else if allowsTypos, others.contains(where: { beginsSimilarly($0, word) }) {
                sum += 6
            } else {
                return nil
            }
        }
        return sum
    }

    /// The minimum number of letters of a word that may be misspelled.
    private static let minimumTypoLength = 5

    /// Returns `true` if `typed` is the beginning of `word`, except for one wrong, missing or additional letter or two
    /// swapped ones. Short words never match.
    private static func beginsSimilarly(_ word: String, _ typed: String) -> Bool {
        let (word, typed) = (Array(word), Array(typed))
        guard typed.count >= minimumTypoLength else { return false }
        let common = zip(word, typed).prefix { $0 == $1 }.count
        let (wordRest, typedRest) = (word[common...], typed[common...])
        let isSwapped =
            typedRest.count >= 2 && wordRest.count >= 2
            && Array(wordRest.prefix(2)) == [typedRest[common + 1], typedRest[common]]
        return wordRest.dropFirst().starts(with: typedRest.dropFirst()) || wordRest.dropFirst().starts(with: typedRest)
            || wordRest.starts(with: typedRest.dropFirst())
            || isSwapped && wordRest.dropFirst(2).starts(with: typedRest.dropFirst(2))
    }

    /// Returns the words of `text` in lowercase. Words consist of letters, digits and plus signs.
    private static func words(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "+" }.map(String.init)
    }
}
