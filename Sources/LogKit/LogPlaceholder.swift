import Foundation

/// A placeholder of a format string, such as "%{public}-5.2f".
struct LogPlaceholder {
    /// A width or a precision.
    private enum Length {
        case fixed(Int)
        /// The length is an argument before the value, written as `*`.
        case argument
    }

    /// The placeholder without its percent sign and its options.
    private let specifier: Substring
    /// `true` if the options in braces hide the value.
    private let isHidden: Bool
    private let flags: Substring
    private let width: Length?
    private let precision: Length?
    private let conversion: Character

    private static let signed: Set<Character> = ["d", "i", "D"]
    private static let unsigned: Set<Character> = ["u", "U", "x", "X", "o", "O"]
    private static let reals: Set<Character> = ["f", "F", "e", "E", "g", "G", "a", "A"]
    private static let others: Set<Character> = ["c", "C", "@", "s", "S", "p", "P", "m"]
    private static let conversions = signed.union(unsigned).union(reals).union(others)
    /// The maximum width and precision, because `String(format:)` crashes if they are too large.
    private static let maximumLength = 500

    /// Parses a placeholder and removes it from `rest`. Returns `nil` if `rest` doesn't begin with one.
    init?(_ rest: inout Substring) {
        var parsed = rest
        var options: Substring = ""
        if parsed.first == "{" {
            guard let brace = parsed.firstIndex(of: "}") else { return nil }
            options = parsed[..<brace].dropFirst()
            parsed = parsed[brace...].dropFirst()
        }
        isHidden = options.split(separator: ",").contains {
            ["private", "sensitive"].contains($0.trimmingCharacters(in: .whitespaces))
        }
        let start = parsed
        flags = Self.removePrefix("-+ #0", from: &parsed)
        width = Self.length(&parsed)
        if parsed.first == "." {
            parsed = parsed.dropFirst()
            precision = Self.length(&parsed) ?? .fixed(0)
        } else {
            precision = nil
        }
        // Values are passed in 64 bits, so their length doesn't apply.
        _ = Self.removePrefix("hljztqL", from: &parsed)
        guard let conversion = parsed.first, Self.conversions.contains(conversion) else { return nil }
        self.conversion = conversion
        rest = parsed.dropFirst()
        specifier = start[..<rest.startIndex]
    }

    private static func removePrefix(_ characters: String, from text: inout Substring) -> Substring {
        let prefix = text.prefix(while: characters.contains)
        text = text[prefix.endIndex...]
        return prefix
    }

    private static func length(_ text: inout Substring) -> Length? {
        if text.first == "*" {
            text = text.dropFirst()
            return .argument
        }
        let digits = removePrefix("0123456789", from: &text)
        return digits.isEmpty ? nil : .fixed(min(Int(digits) ?? maximumLength, maximumLength))
    }

    /// Returns the text in place of the placeholder, and removes its arguments from `arguments`. `systemError` is the
    /// number of the error that `%m` describes.
    func text(taking arguments: inout ArraySlice<Any?>, systemError: Int32) -> String {
        if conversion == "m" { return isHidden ? LogFormat.hidden : String(cString: strerror(systemError)) }
        var flags = flags
        var lengths: [Int?] = []
        for length in [width, precision] {
            switch length {
            case nil: lengths.append(nil)
            case .fixed(let length): lengths.append(length)
            case .argument:
                let number = (arguments.popFirst() ?? nil) as? any BinaryInteger
                let length = number.map { Int(clamping: $0) } ?? 0
                // As in C, a negative width means left alignment, and a negative precision no precision.
                if length < 0, lengths.isEmpty { flags = "-" }
                lengths.append(
                    length < 0 && !lengths.isEmpty ? nil : Int(min(length.magnitude, UInt(Self.maximumLength))))
            }
        }
        guard let argument = arguments.popFirst() else { return "%\(specifier)" }
        if isHidden { return LogFormat.hidden }
        guard let argument else { return "(null)" }
        let options = "\(flags)\(lengths[0].map(String.init) ?? "")\(lengths[1].map { ".\($0)" } ?? "")"
        return formatted(argument, options: options, precision: lengths[1]) ?? String(describing: argument)
    }

    /// Returns `value` with the flags, width and precision of `options`; `nil` if the conversion doesn't apply to it.
    private func formatted(_ value: Any, options: String, precision: Int?) -> String? {
        switch (value, conversion) {
        case (let number as any BinaryInteger, "c"), (let number as any BinaryInteger, "C"):
            return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) }
        case (let number as any BinaryInteger, let conversion) where Self.signed.contains(conversion):
            return String(format: "%\(options)ld", Int(truncatingIfNeeded: number))
        case (let number as any BinaryInteger, let conversion) where Self.unsigned.contains(conversion):
            let form = conversion == "X" ? "X" : conversion.lowercased()
            // As in C, negative numbers of types with at most 32 bits are shown as 32-bit patterns.
            let mask = number.bitWidth > 32 ? UInt.max : UInt(UInt32.max)
            let bits = UInt(truncatingIfNeeded: number) & mask
            return String(format: "%\(options)l\(form)", bits)
        case (let number as any BinaryFloatingPoint, let conversion) where Self.reals.contains(conversion):
            return String(format: "%\(options)\(conversion)", Double(number))
        case (let text as UnsafePointer<CChar>, "s"): return Self.string(text, limit: precision)
        case (let text as UnsafeMutablePointer<CChar>, "s"): return Self.string(text, limit: precision)
        default: return nil
        }
    }

    /// Returns the C string `text`, of which at most `limit` bytes are read.
    private static func string(_ text: UnsafePointer<CChar>, limit: Int?) -> String {
        let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, limit ?? .max))
        return String(decoding: bytes, as: UTF8.self)
    }
}
