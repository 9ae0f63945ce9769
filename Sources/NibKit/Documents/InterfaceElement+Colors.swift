import Foundation
import ImageKit
import Reporting
import ViewKit

extension InterfaceElement {
    /// Returns the color of a `color` element: a system color, a named color, or components in a color space of
    /// Interface Builder. All color spaces are treated as sRGB, including gray with a gamma of 2.2, which is close to
    /// sRGB. If the color is unknown, logs a warning and returns `nil`.
    @MainActor
    func colorValue(in document: InterfaceDocument) -> UIColor? {
        // Xcode 11 wrote the name in a separate attribute, beside the color of older versions of iOS.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        let known = names.lazy.compactMap { name in self[name].flatMap { Self.systemColors[$0] } }
        if let color = known.first { return color() }
        if let color = componentColor { return color }
        if let name = names.lazy.compactMap({ self[$0] }).first {
            // Xcode also writes the components of system colors to the file.
            if let color = document.systemColors[name]?.componentColor { return color }
            let similar = similarName(to: name, among: Self.systemColors.keys)
            document.report("system color \"\(printable(name))\" not found" + didYouMean(similar), at: self)
            return nil
        }
        if let name = self["name"] {
            if let color = UIColor(named: name) { return color }
            // Xcode also writes the color's value in light appearance to the file.
            if let value = document.namedColors[name], value !== self { return value.colorValue(in: document) }
            let similar = ResourceNames.similar(to: name, .color)
            document.report("color \"\(printable(name))\" not found" + didYouMean(similar), at: self)
            return nil
        }
        document.report("color without known components ignored", at: self)
        return nil
    }

    /// The color of the components, or `nil` if the color space or the components are missing or unknown.
    @MainActor
    private var componentColor: UIColor? {
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let systemColors: [String: @Sendable () -> UIColor] = [
        "systemBackgroundColor": { .systemBackground },
        "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
        "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "groupTableViewBackgroundColor": { .systemGroupedBackground },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
        "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText },
        "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator }, "linkColor": { .link },
        "viewFlipsideBackgroundColor": { UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1) },
        "scrollViewTexturedBackgroundColor": { UIColor(red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1) },
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText },
        "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
        "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
        "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange },
        "systemYellowColor": { .systemYellow },
        "systemGreenColor": { .systemGreen }, "systemMintColor": { .systemMint }, "systemTealColor": { .systemTeal },
        "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue }, "systemIndigoColor": { .systemIndigo },
        "systemPurpleColor": { .systemPurple }, "systemPinkColor": { .systemPink },
        "systemBrownColor": { .systemBrown },
        "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
        "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 },
        "systemGray6Color": { .systemGray6 },
        "tintColor": { .systemBlue }, "clearColor": { .clear }, "blackColor": { .black }, "whiteColor": { .white },
    ]
}
