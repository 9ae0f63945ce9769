import DrawKit
public import ViewKit

extension UIColor {
    /// The default color of bones: `clouds` in the light appearance, `darkClouds` in the dark appearance.
    public static var skeletonDefault: UIColor { UIColor(light: 0xECF0F1, dark: 0x1C2325) }

    /// #1abc9c.
    public static var turquoise: UIColor { UIColor(hex: 0x1ABC9C) }
    /// #16a085.
    public static var greenSea: UIColor { UIColor(hex: 0x16A085) }
    /// #2ecc71.
    public static var emerald: UIColor { UIColor(hex: 0x2ECC71) }
    /// #27ae60.
    public static var nephritis: UIColor { UIColor(hex: 0x27AE60) }
    /// #3498db.
    public static var peterRiver: UIColor { UIColor(hex: 0x3498DB) }
    /// #2980b9.
    public static var belizeHole: UIColor { UIColor(hex: 0x2980B9) }
    /// #9b59b6.
    public static var amethyst: UIColor { UIColor(hex: 0x9B59B6) }
    /// #8e44ad.
    public static var wisteria: UIColor { UIColor(hex: 0x8E44AD) }
    /// #34495e.
    public static var wetAsphalt: UIColor { UIColor(hex: 0x34495E) }
    /// #2c3e50.
    public static var midnightBlue: UIColor { UIColor(hex: 0x2C3E50) }
    /// #f1c40f.
    public static var sunFlower: UIColor { UIColor(hex: 0xF1C40F) }
    /// #f39c12.
    public static var flatOrange: UIColor { UIColor(hex: 0xF39C12) }
    /// #e67e22.
    public static var carrot: UIColor { UIColor(hex: 0xE67E22) }
    /// #d35400.
    public static var pumpkin: UIColor { UIColor(hex: 0xD35400) }
    /// #e74c3c.
    public static var alizarin: UIColor { UIColor(hex: 0xE74C3C) }
    /// #c0392b.
    public static var pomegranate: UIColor { UIColor(hex: 0xC0392B) }
    /// #ecf0f1.
    public static var clouds: UIColor { UIColor(hex: 0xECF0F1) }
    /// #1c2325.
    public static var darkClouds: UIColor { UIColor(hex: 0x1C2325) }
    /// #bdc3c7.
    public static var silver: UIColor { UIColor(hex: 0xBDC3C7) }
    /// #95a5a6.
    public static var concrete: UIColor { UIColor(hex: 0x95A5A6) }
    /// #7f8c8d.
    public static var asbestos: UIColor { UIColor(hex: 0x7F8C8D) }

    /// The color of the highlight on a bone of this color: `darker` for a light color, otherwise `lighter`. A color is
    /// light if (299 R + 587 G + 114 B) / 1000 is at least 0.5.
    public var complementaryColor: UIColor {
        mapped { color in
            let brightness = (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
            return Self.scaleBrightness(of: color, by: brightness >= 0.5 ? Factor.darker : Factor.lighter)
        }
    }

    /// This color with 1.35 times its HSB brightness, clamped to 1.
    public var lighter: UIColor { mapped { Self.scaleBrightness(of: $0, by: Factor.lighter) } }

    /// This color with 0.94 times its HSB brightness.
    public var darker: UIColor { mapped { Self.scaleBrightness(of: $0, by: Factor.darker) } }

    private enum Factor {
        static let lighter = 1.35
        static let darker = 0.94
    }

    private convenience init(hex: UInt32) {
        self.init(light: hex, dark: hex)
    }

    private func mapped(_ transform: (RGBA) -> RGBA) -> UIColor {
        UIColor(cgColor: CGColor(light: transform(cgColor.light), dark: transform(cgColor.dark)))
    }

    /// Scales all components equally, which preserves hue and saturation; the brightness is the largest component.
    private static func scaleBrightness(of color: RGBA, by factor: Double) -> RGBA {
        let brightness = max(color.red, color.green, color.blue)
        guard brightness > 0 else { return color }
        let scale = min(brightness * factor, 1) / brightness
        return RGBA(
            red: color.red * scale, green: color.green * scale, blue: color.blue * scale, alpha: color.alpha)
    }
}
