import CommandOptions
import Foundation
import SkeletonView

/// Colours that can be named on the command line.
@MainActor
enum NamedColor {
    private static let colors: KeyValuePairs<String, UIColor> = [
        "default": .skeletonDefault, "turquoise": .turquoise, "greenSea": .greenSea, "emerald": .emerald,
        "nephritis": .nephritis, "peterRiver": .peterRiver, "belizeHole": .belizeHole, "amethyst": .amethyst,
        "wisteria": .wisteria, "wetAsphalt": .wetAsphalt, "midnightBlue": .midnightBlue, "sunFlower": .sunFlower,
        "flatOrange": .flatOrange, "carrot": .carrot, "pumpkin": .pumpkin, "alizarin": .alizarin,
        "pomegranate": .pomegranate, "clouds": .clouds, "darkClouds": .darkClouds, "silver": .silver,
        "concrete": .concrete, "asbestos": .asbestos,
    ]

    /// The colour that `text` names, or writes as #rrggbb.
    static func color(_ text: String) throws(UsageError) -> UIColor {
        if let named = colors.first(where: { $0.key == text }) { return named.value }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6, let bits = UInt32(digits, radix: 16) else {
            let names = colors.map(\.key).joined(separator: ", ")
            throw UsageError("--color is #rrggbb or one of \(names)", not: text)
        }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
