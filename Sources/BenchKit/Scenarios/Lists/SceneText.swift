/// Generated strings for the scenarios' screens. They use a few words, depend on a number, and are the same in every
/// run.
enum SceneText {
    private static let names = ["Ada", "Bruno", "Chiyo", "Dalia", "Elias", "Freya", "Gus", "Hana", "Ivo", "Juno"]
    private static let places = [
        "Bergen", "Kyoto", "Lisbon", "Lima", "Oslo", "Porto", "Quito", "Riga", "Turin", "Vigo",
    ]
    private static let words = [
        "harbour", "morning", "letters", "and", "slowly", "a", "window", "of", "light", "travels", "over", "the",
        "garden", "while", "somebody", "reads", "about", "weather", "far", "away",
    ]

    static func name(_ number: Int) -> String {
        "\(names[number % names.count]) \(places[number / names.count % places.count])"
    }

    static func details(_ number: Int) -> String {
        "\(places[number % places.count]), message \(number) of this year"
    }

    /// Returns a string of `count` words and `number`.
    static func paragraph(_ number: Int, words count: Int) -> String {
        let chosen = (0..<count).map { words[(number &* 7 + $0 &* (3 + number % 5)) % words.count] }
        return chosen.joined(separator: " ").capitalizedFirst + ", \(number)."
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
