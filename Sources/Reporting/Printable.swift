/// Text from outside as one line that is safe on a terminal.
///
/// Control characters, line breaks and marks that turn the direction of writing are written as `\n`, `\t`, `\r` or
/// `\u{9B}`; the rest stays as it is. Only as much of `text` is read as is shown.
///
/// - Parameters:
///   - text: A name, an address or a message that came from a file, a server or a command line.
///   - limit: The greatest length of the result in Unicode scalars; a longer text ends with "…".
///     Below 1 it counts as 1.
package func printable(_ text: some StringProtocol, limit: Int = 200) -> String {
    escaped(text, limit: limit, keepsLines: false)
}

/// `printable(_:limit:)` for a message of several lines.
func escaped(_ text: some StringProtocol, limit: Int, keepsLines: Bool) -> String {
    let limit = max(1, limit)
    var result = String.UnicodeScalarView()
    var count = 0
    // Where the text is cut, when it turns out to be too long: there is room for the dots.
    var cut = result.startIndex
    for scalar in text.unicodeScalars {
        let piece = keepsLines && scalar == "\n" ? "\n" : escape(scalar)
        count += piece?.unicodeScalars.count ?? 1
        if count > limit {
            result.removeSubrange(cut...)
            result.append("…")
            break
        }
        if let piece { result.append(contentsOf: piece.unicodeScalars) } else { result.append(scalar) }
        if count < limit { cut = result.endIndex }
    }
    return String(result)
}

/// What stands for a scalar that a terminal would act upon; nil for one that is only shown.
private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " "..."~": return nil
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    // The joiners are parts of words and of emoji.
    case "\u{200C}", "\u{200D}": return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return nil
    }
}
