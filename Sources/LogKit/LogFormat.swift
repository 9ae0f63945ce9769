import Foundation

/// The format strings of `os_log`, such as "%{public}@ of %d".
enum LogFormat {
    /// The text in place of a private value.
    static let hidden = "<private>"

    /// Returns `format` with its placeholders replaced by `arguments`. Placeholders without an argument stay as they
    /// are. Values that a placeholder can't format are described.
    static func text(_ format: String, _ arguments: [Any?]) -> String {
        var result = ""
        var rest = format[...]
        var arguments = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
            } else if let placeholder = Placeholder(&rest) {
                guard let argument = arguments.popFirst() else {
                    result += "%\(placeholder.specifier)"
                    continue
                }
                result += placeholder.isHidden ? hidden : placeholder.text(of: argument)
            } else {
                result.append("%")
            }
        }
        return result + rest
    }

    /// A placeholder without its percent sign.
    private struct Placeholder {
        /// The flags, the width, the precision, the length and the conversion, such as ".2f".
        let specifier: String
        /// `true` if the options in braces hide the value.
        let isHidden: Bool

        private static let integers: Set<Character> = ["d", "i", "u", "x", "X", "o", "c"]
        private static let reals: Set<Character> = ["f", "F", "e", "E", "g", "G", "a", "A"]
        private static let others: Set<Character> = ["@", "s", "S", "p", "P", "m"]

        /// Parses a placeholder and removes it from `rest`. Returns `nil` if `rest` doesn't begin with one.
        init?(_ rest: inout Substring) {
            var parsed = rest
            var options: Substring = ""
            if parsed.first == "{" {
                guard let brace = parsed.firstIndex(of: "}") else { return nil }
                options = parsed[..<brace].dropFirst()
                parsed = parsed[brace...].dropFirst()
            }
            let conversions = Self.integers.union(Self.reals).union(Self.others)
            guard let end = parsed.firstIndex(where: conversions.contains),
                parsed[..<end].allSatisfy({ "-+ #0123456789.hljztqL".contains($0) })
            else { return nil }
            specifier = String(parsed[...end])
            isHidden = options.split(separator: ",").contains {
                ["private", "sensitive"].contains($0.trimmingCharacters(in: .whitespaces))
            }
            rest = parsed[end...].dropFirst()
        }

        func text(of argument: Any?) -> String {
            guard let argument else { return "(null)" }
            guard let conversion = specifier.last else { return "" }
            // Values are passed in 64 bits, so the length in the specifier doesn't apply.
            let flags = specifier.dropLast().filter { !"hljztqL".contains($0) }
            if Self.integers.contains(conversion), conversion != "c", let number = argument as? any BinaryInteger {
                let isSigned = conversion == "d" || conversion == "i"
                return isSigned
                    ? String(format: "%\(flags)l\(conversion)", Int(truncatingIfNeeded: number))
                    : String(format: "%\(flags)l\(conversion)", UInt(truncatingIfNeeded: number))
            }
            if Self.reals.contains(conversion), let number = argument as? any BinaryFloatingPoint {
                return String(format: "%\(flags)\(conversion)", Double(number))
            }
            return String(describing: argument)
        }
    }
}
