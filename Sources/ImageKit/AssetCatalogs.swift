package import Foundation
import Reporting

/// Reads the image and color sets of asset catalogs in the format saved by Xcode.
package enum AssetCatalogs {
    /// An sRGB color with components in 0...1.
    package struct ColorValue: Sendable, Equatable {
        package var red = 0.0
        package var green = 0.0
        package var blue = 0.0
        package var alpha = 1.0
    }

    /// Returns the file of the image set `name` with the largest scale for light or dark appearance. Smaller files
    /// aren't needed, because bitmaps are reduced to their displayed size. A vector file is only returned if there is
    /// no other file and no bitmap of the same name next to it. Returns `nil` if there is no such set, or if the set
    /// has no variant for the appearance.
    package static func image(named name: String, isDark: Bool = false, in bundle: Bundle?) -> ImageFile? {
        guard let (folder, contents) = contents(of: name, "imageset", in: bundle) else { return nil }
        let entries = contents["images"] as? [[String: Any]] ?? []
        let properties = contents["properties"] as? [String: Any] ?? [:]
        let intent = properties["template-rendering-intent"] as? String
        func files(_ appearance: Appearance) -> [ImageFile] {
            entries.compactMap { entry in
                guard self.appearance(of: entry) == appearance, let file = entry["filename"] as? String, isPlain(file)
                else { return nil }
                let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
                return ImageFile(
                    url: folder.appendingPathComponent(file), scale: CGFloat(min(max(scale, 1), 3)),
                    isTemplate: ["template": true, "original": false][intent ?? ""])
            }
        }
        let (light, dark) = (files(.light), files(.dark))
        // Without a dark variant, dark appearance uses the variant for any appearance.
        let own = isDark ? dark : light
        let variant = own.isEmpty && !(isDark && light.isEmpty) ? files(.any) : own
        let bitmaps = variant.filter { !$0.isVector }
        return (bitmaps.isEmpty ? variant.map { $0.bitmapBeside ?? $0 } : bitmaps).max { $0.scale < $1.scale }
    }

    /// Returns the colors of the color set `name` for light and dark appearance. A missing variant falls back to the
    /// color for any appearance, then to the other variant. Returns `nil` if there is no such set, or if the set has no
    /// valid color.
    package static func color(named name: String, in bundle: Bundle?) -> (light: ColorValue, dark: ColorValue)? {
        guard let (_, contents) = contents(of: name, "colorset", in: bundle) else { return nil }
        let entries = contents["colors"] as? [[String: Any]] ?? []
        func color(_ appearance: Appearance) -> ColorValue? {
            entries.first { self.appearance(of: $0) == appearance }.flatMap(self.color)
        }
        let any = color(.any)
        let (light, dark) = (color(.light) ?? any, color(.dark) ?? any)
        guard let first = light ?? dark else { return nil }
        return (first, dark ?? first)
    }

    // MARK: Private

    private static let maximumFileSize = 1_048_576

    private static func contents(
        of name: String, _ kind: String, in bundle: Bundle?
    ) -> (folder: URL, contents: [String: Any])? {
        // Names may include folders of the catalog.
        let last = name.split(separator: "/").last.map(String.init) ?? name
        guard let folder = ResourceFolders.find("\(last).\(kind)", in: bundle) else { return nil }
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? LocalFiles.read(file.path, limit: maximumFileSize),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            Diagnostics.report("\(printable(file.path)) is not valid JSON")
            return nil
        }
        return (folder, contents)
    }

    /// Returns `true` if `file` is a plain file name in the set's folder.
    private static func isPlain(_ file: String) -> Bool { !file.contains("/") && file != ".." && !file.contains("\0") }

    /// The appearance that an entry of a set is for.
    private enum Appearance {
        case any, light, dark
    }

    /// Returns the appearance of `entry`; `nil` if it is for high contrast or unknown.
    private static func appearance(of entry: [String: Any]) -> Appearance? {
        guard let list = entry["appearances"] else { return .any }
        let appearances = list as? [[String: Any]] ?? []
        guard appearances.count == 1, appearances[0]["appearance"] as? String == "luminosity" else { return nil }
        switch appearances[0]["value"] as? String {
        case "light": return .light
        case "dark": return .dark
        default: return nil
        }
    }

    private static func color(_ entry: [String: Any]) -> ColorValue? {
        guard let color = entry["color"] as? [String: Any], let parts = color["components"] as? [String: Any] else {
            return nil
        }
        func part(_ name: String) -> Double? { parts[name].flatMap(component) }
        if let white = part("white") {
            return ColorValue(red: white, green: white, blue: white, alpha: part("alpha") ?? 1)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return ColorValue(red: red, green: green, blue: blue, alpha: part("alpha") ?? 1)
    }

    /// Parses a component, saved by Xcode as "0.5", "128" or "0x80".
    private static func component(_ value: Any) -> Double? {
        guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
