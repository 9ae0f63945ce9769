import DrawKit
public import Foundation
import LayerKit
import Reporting
public import TextKit

extension UIImage {
    /// How a picture is to be made: of symbols their size and the thickness of their lines.
    // Unchecked since the compiler believes it of final classes only: nothing in a configuration ever changes.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How thick the lines of symbols are.
    public enum SymbolWeight: Int, Sendable {
        /// As `regular`.
        case unspecified
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// In the units of a symbol's square.
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

    /// How large symbols are beside text of their size.
    public enum SymbolScale: Int, Sendable {
        /// As `medium`.
        case `default` = -1
        /// As `medium`.
        case unspecified
        /// Four fifths.
        case small
        /// As large as text.
        case medium
        /// A quarter larger.
        case large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.25
            default: 1
            }
        }
    }

    // Unchecked since its superclass is: all that it keeps is constant.

    /// The size of symbols and the thickness of their lines; what is not said is left as it is.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let symbolScale: SymbolScale

        private init(pointSize: CGFloat?, weight: SymbolWeight, symbolScale: SymbolScale) {
            self.pointSize = pointSize.map { $0.isFinite ? min(max($0, 1), Limits.pointSize) : Metrics.pointSize }
            (self.weight, self.symbolScale) = (weight, symbolScale)
        }

        /// Makes one for symbols beside text of `pointSize`, 1...1000 points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified, symbolScale: .unspecified)
        }

        /// Makes one with a thickness of lines.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, symbolScale: .unspecified)
        }

        /// Makes one for a size beside text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, symbolScale: scale)
        }

        /// Makes one for symbols beside text of `pointSize`, with a thickness of lines.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, symbolScale: .unspecified)
        }

        /// Makes one for symbols beside text of `pointSize`, with a thickness of lines and a size beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, symbolScale: scale)
        }

        /// Makes one for symbols beside text in `font`.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: .unspecified, symbolScale: .unspecified)
        }

        /// Makes one for symbols beside text of `textStyle`.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// Makes one that says what `configuration` says, and where that says nothing what this one does.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: configuration.pointSize ?? pointSize,
                weight: configuration.weight == .unspecified ? weight : configuration.weight,
                symbolScale: configuration.isScaleUnsaid ? symbolScale : configuration.symbolScale)
        }

        private var isScaleUnsaid: Bool { symbolScale == .unspecified || symbolScale == .default }

        /// One that says nothing.
        static let unsaid = SymbolConfiguration(pointSize: nil, weight: .unspecified, symbolScale: .unspecified)

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            return hasher.finalize()
        }

        fileprivate var style: SymbolStyle {
            let side = (pointSize ?? Metrics.pointSize) * symbolScale.factor * Metrics.sidePerPoint
            return SymbolStyle(side: side.rounded(), lineWidth: weight.lineWidth)
        }
    }

    private enum Metrics {
        static let pointSize: CGFloat = 17
        /// A symbol's square is larger than text by this.
        static let sidePerPoint: CGFloat = 1.2
        /// Pixels a point of the picture that is made of a symbol for those who ask for one.
        static let scale: CGFloat = 2
    }

    private enum Limits {
        static let pointSize: CGFloat = 1000
    }

    /// Makes the symbol called `name`, of those that are drawn here under names of iOS; nil, with a message that names
    /// them, for any other.
    ///
    /// An image view shows it in its tint colour, at the pixels that it has there. 17 points, regular, by default.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes the symbol called `name` as `configuration` says; see `init(systemName:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol.named(name) else {
            Diagnostics.report(
                "UIImage: there is no symbol \"\(printable(name))\" here, but \(Symbol.names.count) others, such as "
                    + Symbol.names(like: name).joined(separator: ", "))
            return nil
        }
        self.init(symbol, configuration: configuration as? SymbolConfiguration ?? .unsaid, color: nil)
    }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// What was said of the symbol's size and lines; nil for a picture that is none.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// The symbol as `configuration` says, and where that says nothing as before; the picture itself where it is none.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return symbolImage(symbol, as: symbol.configuration.applying(configuration))
    }

    /// The symbol as `configuration` says where nothing was said of it; the picture itself where it is none.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol, let configuration else { return self }
        return symbolImage(symbol, as: configuration.applying(symbol.configuration))
    }

    private func symbolImage(_ symbol: SymbolImage, as configuration: SymbolConfiguration) -> UIImage {
        if configuration == symbol.configuration { return self }
        return UIImage(symbol.symbol, configuration: configuration, color: symbol.color)
            .withRenderingMode(renderingMode)
    }

    /// The symbol as `configuration` says; nil for a picture that is none.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : withConfiguration(configuration)
    }

    /// The picture in one colour, as much of it as is opaque. A symbol follows the style of where it is shown; of other
    /// pictures it is that of where this is called.
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
        let shown = PackedColor((color ?? .black).cgColor.resolved(dark: false), opacity: 1)
        let bitmap = coverage.flatMap { Self.colored($0, shown) }
        self.init(
            bitmap.map { CGImage(bitmap: $0) }, scale: Metrics.scale,
            symbol: SymbolImage(symbol: symbol, configuration: configuration, style: style, color: color))
    }

    private static func colored(_ coverage: Bitmap, _ color: PackedColor) -> Bitmap? {
        guard case .alpha(let bytes) = coverage.pixels else { return coverage }
        let words = bytes.map { byte -> UInt32 in
            (0..<4).reduce(UInt32(0)) { word, part in
                let value = (color.bits >> (8 * UInt32(part)) & 255) * UInt32(byte)
                return word | ((value + 127) / 255) << (8 * UInt32(part))
            }
        }
        return Bitmap(size: coverage.size, pixels: .color(words), reducible: true)
    }
}

/// What an image keeps of a symbol.
struct SymbolImage {
    let symbol: Symbol
    let configuration: UIImage.SymbolConfiguration
    let style: SymbolStyle
    /// Nil for that of who shows it.
    let color: UIColor?
}
