import Foundation
package import SkeletonView

/// SkeletonView's named colors.
package enum SkeletonColors {
    /// The colors by their Swift names; the first is the default color of bones.
    package static let all: [(name: String, color: UIColor)] = [
        ("skeletonDefault", .skeletonDefault), ("turquoise", .turquoise), ("greenSea", .greenSea),
        ("emerald", .emerald), ("nephritis", .nephritis), ("peterRiver", .peterRiver), ("belizeHole", .belizeHole),
        ("amethyst", .amethyst), ("wisteria", .wisteria), ("wetAsphalt", .wetAsphalt),
        ("midnightBlue", .midnightBlue), ("sunFlower", .sunFlower), ("flatOrange", .flatOrange), ("carrot", .carrot),
        ("pumpkin", .pumpkin), ("alizarin", .alizarin), ("pomegranate", .pomegranate), ("clouds", .clouds),
        ("darkClouds", .darkClouds), ("silver", .silver), ("concrete", .concrete), ("asbestos", .asbestos),
    ]

    /// Returns the Swift code for `color`: its name or its components. If the components differ between the light and
    /// the dark appearance, the code contains both.
    static func swiftCode(of color: UIColor) -> String {
        if let named = all.first(where: { $0.color == color }) { return ".\(named.name)" }
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        guard light != dark else { return components(of: color) }
        return "UIColor { $0.userInterfaceStyle == .dark ? \(components(of: dark)) : \(components(of: light)) }"
    }

    private static func components(of color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func number(_ component: CGFloat) -> String {
            let rounded = (component * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
    }
}
