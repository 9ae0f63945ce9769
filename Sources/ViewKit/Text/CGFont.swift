public import LayerKit
import TextKit

/// A font without a size, for `CATextLayer`.
public final class CGFont: Sendable {
    /// The name of the font, such as "Inter-Bold".
    public let postScriptName: CFString?

    /// Finds the font named `name`; returns `nil` for unknown names.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        postScriptName = font.fontName
    }
}
