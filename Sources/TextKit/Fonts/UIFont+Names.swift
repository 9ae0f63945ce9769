public import Foundation
import Synchronization

extension UIFont {
    /// Creates a font by name, for example "DejaVu Sans", "DejaVuSans-Bold" or "Menlo-Regular". Common iOS families,
    /// such as Helvetica and Menlo, are replaced by the interface font or the monospaced font in the named weight and
    /// slant if they aren't installed. For other families that aren't installed, returns `nil`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let name = FontName(fontName)
        let familyName = FontSystem.shared.withLock { $0.family(of: name.key) }
        guard familyName != nil || name.fallback != nil else { return nil }
        let family = Family(kind: name.fallback ?? .system, name: familyName)
        self.init(family: family, size: fontSize, weight: name.weight, isItalic: name.isItalic)
    }

    /// The name of the family that is actually used for this font; "none" if there are no fonts.
    public var familyName: String { FontSystem.shared.withLock { $0.familyName(of: self) } }

    /// The family that is actually used, without spaces, and the requested weight and slant, such as "DejaVuSans-Bold".
    public var fontName: String {
        let words = [styleWord, isItalic ? "Italic" : ""].joined()
        return familyName.filter { $0 != " " } + (words.isEmpty ? "" : "-\(words)")
    }

    /// The names of all installed families, sorted.
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
