import Foundation
import Reporting
import TextKit
import ViewKit

extension InterfaceElement {
    /// The font of a `fontDescription` or `font` element: a text style, a system font or a font family. A family that
    /// isn't installed is replaced by the system font.
    var fontValue: UIFont {
        if let style = self["style"].flatMap({ Self.textStyles[$0] }) {
            return .preferredFont(forTextStyle: style)
        }
        let size = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
        let weight = self["weight"].flatMap { Self.weights[$0] }
        switch self["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
        default: break
        }
        if let name = self["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            if let family = self["family"], let font = UIFont(name: family, size: size) { return font }
        }
        return .systemFont(ofSize: size, weight: weight ?? .regular)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3,
    ]
}
