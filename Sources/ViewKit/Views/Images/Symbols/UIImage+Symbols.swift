import DrawKit
public import Foundation
import LayerKit
import Reporting
import SymbolKit
public import TextKit

extension UIImage {
    // Unchecked because the class is open, and the compiler verifies only final classes. It has no properties.
    /// The configuration of an image. For symbols, it specifies the size and line weight.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The line weight of symbols.
    public enum SymbolWeight: Int, Sendable {
        /// Same as `regular`.
        case unspecified
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The line width in units of the symbol's 24 by 24 square.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.9
            case .thin: 1.2
            case .light: 1.5
            case .unspecified, .regular: 1.8
            case .medium: 2.1
            case .semibold: 2.4
            case .bold: 2.8
            case .heavy: 3.2
            case .black: 3.6
            }
        }
    }

    /// The scale of symbols relative to text of the same size.
    public enum SymbolScale: Int, Sendable {
        /// Same as `medium`.
        case `default` = -1
        /// Same as `medium`.
        case unspecified
        /// 80% of `medium`.
        case small
        /// The size that matches the text.
        case medium
        /// 125% of `medium`.
        case large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.25
            default: 1
            }
        }
    }

    // Unchecked because a subclass of an unchecked class must say so, too. All properties are constant.
    /// The size and line weight of symbols. Unspecified values leave the symbol's values unchanged.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let symbolScale: SymbolScale

        private init(pointSize: CGFloat?, weight: SymbolWeight, symbolScale: SymbolScale) {
            self.pointSize = pointSize.map { $0.isFinite ? min(max($0, 1), Limits.pointSize) : Metrics.pointSize }
            self.weight = weight
            self.symbolScale = symbolScale
        }

        /// Creates a configuration for symbols next to text of `pointSize`, clamped to 1...1000 points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, symbolScale: .unspecified)
        }

        /// Creates a configuration with a line weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, symbolScale: .unspecified)
        }

        /// Creates a configuration with a scale relative to text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, symbolScale: scale)
        }

        /// Creates a configuration for symbols next to text of `pointSize`, with a line weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, symbolScale: .unspecified)
        }

        /// Creates a configuration for symbols next to text of `pointSize`, with a line weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, symbolScale: scale)
        }

        /// Creates a configuration for symbols next to text in `font`.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: .unspecified, symbolScale: .unspecified)
        }

        /// Creates a configuration for symbols next to text of `textStyle`.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// Returns a configuration with the values of `otherConfiguration`. Unspecified values are taken from this
        /// configuration, and so are all values if `otherConfiguration` isn't a configuration of symbols.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let configuration = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: configuration.pointSize ?? pointSize,
                weight: configuration.weight == .unspecified ? weight : configuration.weight,
                symbolScale: configuration.isScaleUnspecified ? symbolScale : configuration.symbolScale)
        }

        private var isScaleUnspecified: Bool { symbolScale == .unspecified || symbolScale == .default }

        /// A configuration without any values.
        static let unspecified = SymbolConfiguration(pointSize: nil, weight: .unspecified, symbolScale: .unspecified)

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(symbolScale)
            return hasher.finalize()
        }

        fileprivate var style: SymbolStyle {
            let side = (pointSize ?? Metrics.pointSize) * symbolScale.factor * Metrics.sidePerPoint
            return SymbolStyle(side: side.rounded(), lineWidth: weight.lineWidth)
        }
    }

    private enum Metrics {
        static let pointSize: CGFloat = 17
        /// The side length of a symbol's square as a multiple of the text size.
        static let sidePerPoint: CGFloat = 1.2
        /// The pixels per point of the bitmap that `cgImage` provides for a symbol.
        static let scale: CGFloat = 2
    }

    private enum Limits {
        static let pointSize: CGFloat = 1000
    }

    /// Creates the symbol called `name`. A subset of the iOS symbols is available; for any other name, logs a warning
    /// with the closest names and returns `nil`.
    ///
    /// An image view draws the symbol in the view's tint color, at the resolution of the display. By default, the
    /// symbol matches 17-point text, for which it is 20 points wide and high, and has the regular weight.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol called `name` with `configuration`; see `init(systemName:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol.named(name) else {
            Diagnostics.report(
                "UIImage: no symbol \"\(printable(name))\"; there are \(Symbol.names.count) others, such as "
                    + Symbol.names(like: name).joined(separator: ", ") + "; the article Symbols lists all")
            return nil
        }
        self.init(symbol, configuration: configuration as? SymbolConfiguration ?? .unspecified, color: nil)
    }

    /// `true` if the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// The configuration of the symbol; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// Returns the symbol with `configuration` applied; unspecified values leave the symbol's values unchanged. Images
    /// other than symbols are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return symbolImage(symbol, as: symbol.configuration.applying(configuration))
    }

    /// Returns the symbol with the values that it doesn't specify taken from `configuration`. Images other than symbols
    /// are returned unchanged.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol, let configuration else { return self }
        return symbolImage(symbol, as: configuration.applying(symbol.configuration))
    }

    private func symbolImage(_ symbol: SymbolImage, as configuration: SymbolConfiguration) -> UIImage {
        if configuration == symbol.configuration { return self }
        return UIImage(symbol.symbol, configuration: configuration, color: symbol.color)
            .withRenderingMode(renderingMode)
    }

    /// Returns the symbol with `configuration` applied; `nil` if the image isn't a symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withConfiguration(configuration)
    }

    /// Returns the image filled with `color`, keeping the image's alpha. Symbols resolve a dynamic color when they are
    /// displayed, other images when this method is called.
    public func withTintColor(_ color: UIColor) -> UIImage {
        if let symbol { return UIImage(symbol.symbol, configuration: symbol.configuration, color: color) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            draw(in: bounds)
            color.setFill()
            context.fill(bounds, blendMode: .sourceIn)
        }
    }

    convenience init(_ symbol: Symbol, configuration: SymbolConfiguration, color: UIColor?) {
        let style = configuration.style
        let side = (style.side * Metrics.scale).rounded()
        let coverage = SymbolDrawing.coverage(of: symbol, style: style, side: side)
        let packedColor = PackedColor((color ?? .black).cgColor.resolved(dark: false), opacity: 1)
        let bitmap = coverage.flatMap { Self.colored($0, packedColor) }
        self.init(
            bitmap.map { CGImage(bitmap: $0) }, scale: Metrics.scale,
            symbol: SymbolImage(symbol: symbol, configuration: configuration, style: style, color: color))
    }

    private static func colored(_ coverage: Bitmap, _ color: PackedColor) -> Bitmap? {
        guard case .alpha(let bytes) = coverage.pixels else { return coverage }
        let words = bytes.map { byte -> UInt32 in
            (0..<4).reduce(UInt32(0)) { word, channel in
                let value = (color.bits >> (8 * UInt32(channel)) & 255) * UInt32(byte)
                return word | ((value + 127) / 255) << (8 * UInt32(channel))
            }
        }
        return Bitmap(size: coverage.size, pixels: .color(words), reducible: true)
    }
}

/// A symbol with its configuration and color, as stored by an image.
struct SymbolImage {
    let symbol: Symbol
    let configuration: UIImage.SymbolConfiguration
    let style: SymbolStyle
    /// The color; `nil` uses the tint color of the view that displays the symbol.
    let color: UIColor?
}
