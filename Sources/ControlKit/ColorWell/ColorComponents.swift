import DrawKit
import Foundation
import ViewKit

/// The components of a color, each 0...1.
struct ColorComponents: Equatable {
    /// A component that the color panel shows with a slider.
    enum Part: Int, CaseIterable {
        case red, green, blue, opacity

        var name: String {
            switch self {
            case .red: "Red"
            case .green: "Green"
            case .blue: "Blue"
            case .opacity: "Opacity"
            }
        }

        /// The smallest change that affects the component's displayed text.
        var step: Float { self == .opacity ? 0.01 : 1 / 255 }

        /// Returns `value` as displayed text: a number from 0 to 255, or a percentage for the opacity.
        func text(_ value: Double) -> String {
            self == .opacity ? "\(Int((value * 100).rounded()))%" : "\(Int((value * 255).rounded()))"
        }
    }

    private var values = [0.0, 0, 0, 1]

    /// Creates opaque black.
    init() {}

    init(_ color: RGBA) {
        values = [color.red, color.green, color.blue, color.alpha].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    }

    /// Parses the hexadecimal notation used in CSS, with 3, 4, 6 or 8 digits after an optional `#`. Without digits for
    /// the opacity, the color is opaque. Returns `nil` for any other text.
    init?(text: String) {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let numbers = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard numbers.count == digits.count, [3, 4, 6, 8].contains(numbers.count) else { return nil }
        let parts =
            numbers.count < 6
            ? numbers.map { 17 * $0 }
            : stride(from: 0, to: numbers.count, by: 2).map { 16 * numbers[$0] + numbers[$0 + 1] }
        for (index, part) in parts.enumerated() { values[index] = Double(part) / 255 }
    }

    subscript(part: Part) -> Double {
        get { values[part.rawValue] }
        set { values[part.rawValue] = newValue }
    }

    /// The hexadecimal notation used in CSS, such as `#34c759`. It includes the opacity if it is less than 1.
    var text: String {
        let parts = values[3] < 1 ? values : Array(values.prefix(3))
        return parts.reduce("#") { text, part in
            let digits = String(Int((part * 255).rounded()), radix: 16)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }

    var color: UIColor { UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3]) }

    /// Returns `true` if the colors are equal after rounding their components to steps of 1/255.
    func looksLike(_ other: ColorComponents) -> Bool {
        Part.allCases.allSatisfy { (self[$0] * 255).rounded() == (other[$0] * 255).rounded() }
    }
}
