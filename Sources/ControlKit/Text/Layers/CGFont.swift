public import LayerKit
import TextKit

/// A font without a size, for `CATextLayer`.
public final class CGFont: Sendable {
    /// The PostScript name of the font, such as "Inter-Bold".
    public let postScriptName: CFString?

    /// Creates the font called `name`. Returns `nil` if there is no such font.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        postScriptName = font.fontName
    }
}

extension CGFont: Hashable {
    /// Returns `true` if both fonts are the same object.
    public static func == (left: CGFont, right: CGFont) -> Bool { left === right }

    /// Adds the identity of the object to the hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
