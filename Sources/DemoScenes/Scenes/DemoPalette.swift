import DrawKit
import ViewKit

/// The demo's colors. Pages and cards are light enough in the light appearance, and dark enough in the dark appearance,
/// for the default bones to stand out.
enum DemoPalette {
    static var page: UIColor { color(light: 0xF1F3F4, dark: 0x000000) }
    static var card: UIColor { color(light: 0xFFFFFF, dark: 0x101416) }
    static var bar: UIColor { color(light: 0xFFFFFF, dark: 0x0C0F10) }
    /// The background of the preset thumbnails, on which the bones of all presets stand out.
    static var thumbnail: UIColor { color(light: 0xFFFFFF, dark: 0x000000) }
    static var line: UIColor { color(light: 0xDFE3E5, dark: 0x22282A) }
    /// The background of recessed parts, such as key caps, and of views whose picture is missing.
    static var well: UIColor { color(light: 0xE9ECEE, dark: 0x22282A) }

    /// The selected one of several alternatives on a `well`, and their key caps. Lighter than the well.
    static var raised: UIColor { color(light: 0xFFFFFF, dark: 0x3A4347) }

    /// Secondary text on any of the backgrounds: contrast above 4.5:1, because small letters are thin.
    static var secondaryText: UIColor { color(light: 0x545E65, dark: 0xA2ADB3) }
    /// Marks on `well`: contrast of at least 4.5:1.
    static var mark: UIColor { color(light: 0x59636A, dark: 0x9AA5AB) }
    /// Tinted buttons: contrast of at least 4.5:1 on a card.
    static var accent: UIColor { color(light: 0x0A55B5, dark: 0x64B0FF) }

    /// The large "!" in the badge of a failure message. The badge is the page tinted with this color at 12% opacity;
    /// the contrast on it is at least 3:1.
    static var failure: UIColor { color(light: 0xC9211E, dark: 0xFF6961) }

    /// Hand-placed bones on a card.
    static var bone: UIColor { color(light: 0xB4BCC2, dark: 0x31383C) }

    private static func color(light: UInt32, dark: UInt32) -> UIColor {
        UIColor(cgColor: CGColor(light: RGBA(hex: light), dark: RGBA(hex: dark)))
    }
}
