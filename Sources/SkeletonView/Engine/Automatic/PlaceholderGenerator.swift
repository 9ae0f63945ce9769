/// A generator of plausible text. The same seed always gives the same text.
struct PlaceholderGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number of SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// Returns a seed derived from `seed` and `value`.
    static func seed(_ seed: UInt64, _ value: Int) -> UInt64 {
        mix(seed &+ UInt64(bitPattern: Int64(value)) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    }

    mutating func text(for placeholder: SkeletonPlaceholder) -> String {
        switch placeholder {
        case .words(let count): words(min(max(count, 1), 500))
        case .name: "\(pick(Self.firstNames)) \(pick(Self.lastNames))"
        case .sentence: sentence()
        case .sentences(let count): (0..<min(max(count, 1), 50)).map { _ in sentence() }.joined(separator: " ")
        case .number(let digits): number(digits: min(max(digits, 1), 18))
        case .date: "\(Int.random(in: 1...28, using: &self)) \(pick(Self.months)) \(2000 + pick(Array(0..<30)))"
        case .text(let text): text
        }
    }

    // MARK: Private

    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }

    private mutating func words(_ count: Int) -> String {
        let words = (0..<count).map { _ in pick(Self.words) }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private mutating func sentence() -> String { words(Int.random(in: 6...14, using: &self)) + "." }

    private mutating func number(digits: Int) -> String {
        var text = ""
        for index in 0..<digits {
            if index > 0, (digits - index) % 3 == 0 { text += "," }
            text += "\(Int.random(in: (index == 0 && digits > 1 ? 1 : 0)...9, using: &self))"
        }
        return text
    }

    private static let firstNames = ["Ada", "Grace", "Alan", "Edith", "Nikola", "Rosalind", "Katherine", "Max", "Lise"]
    private static let lastNames = ["Lovelace", "Hopper", "Turing", "Clarke", "Tesla", "Franklin", "Johnson", "Born"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    /// The distribution of letters and word lengths is roughly that of English.
    private static let words = [
        "the", "of", "and", "light", "after", "morning", "quiet", "along", "a", "in", "paper", "river", "with",
        "yellow",
        "small", "houses", "people", "begin", "far", "beyond", "hills", "every", "page", "slowly", "turning", "window",
        "open", "bright", "to", "garden", "stories", "again", "between", "mountain", "grass", "is", "on", "yet", "hope",
    ]
}
