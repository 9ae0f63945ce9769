import UIKit

/// A person in the list.
struct Person {
    let name: String
    let color: UIColor

    /// Simulates a request to a server that responds after two seconds.
    static func load() async -> [Person] {
        try? await Task.sleep(for: .seconds(2))
        let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen, .systemPink]
        let names = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"]
        return zip(names, colors).map { Person(name: $0, color: $1) }
    }
}
