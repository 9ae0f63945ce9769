import Foundation

/// The format strings of `os_log`, such as "%{public}@ of %d".
enum LogFormat {
    /// The text in place of a private value.
    static let hidden = "<private>"

    /// Returns `format` with its placeholders replaced by `arguments`. Placeholders without an argument stay as they
    /// are. Values that a placeholder can't format are converted with `String(describing:)`.
    static func text(_ format: String, _ arguments: [Any?]) -> String {
        // Read first, because formatting can change it.
        let systemError = errno
        var result = ""
        var rest = format[...]
        var arguments = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
            } else if let placeholder = LogPlaceholder(&rest) {
                result += placeholder.text(taking: &arguments, systemError: systemError)
            } else {
                result.append("%")
                // Otherwise, a later placeholder that is public would show the private value of this one.
                if rest.first == "{" { arguments = arguments.dropFirst() }
            }
        }
        return result + rest
    }
}
