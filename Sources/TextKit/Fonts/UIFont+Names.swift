public import Foundation
import Synchronization

extension UIFont {
    /// Makes the font of a name such as "DejaVu Sans", "DejaVuSans-Bold" or "Menlo-Regular"; nil where the machine has
    /// no such family. For the families of iOS that it lacks the interface font stands in, in the weight of the name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let name = FontName(fontName)
        let known = FontSystem.shared.withLock { $0.family(of: name.key) }
        guard known != nil || name.standIn != nil else { return nil }
        let family = Family(kind: name.standIn ?? .system, name: known)
        self.init(family: family, size: fontSize, weight: name.weight, isItalic: name.isItalic)
    }

    /// The name of the family that text in this font is drawn with.
    public var familyName: String { FontSystem.shared.withLock { $0.familyName(of: self) } }

    /// The name of this face of the family, without spaces, such as "DejaVuSans-Bold".
    public var fontName: String {
        let words = [styleWord, isItalic ? "Italic" : ""].joined()
        return familyName.filter { $0 != " " } + (words.isEmpty ? "" : "-\(words)")
    }

    /// The names of all families that the machine has, sorted.
    public static var familyNames: [String] { FontSystem.shared.withLock { $0.familyNames.values.sorted() } }

    private var styleWord: String {
        switch weight {
        case .ultraLight: "UltraLight"
        case .thin: "Thin"
        case .light: "Light"
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        default: ""
        }
    }
}
