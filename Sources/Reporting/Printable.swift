/// Returns untrusted text as one line that is safe to print on a terminal.
///
/// Control characters, line breaks, format characters such as bidirectional marks, and private or unassigned characters
/// are escaped as `\n`, `\t`, `\r` or `\u{9B}`. Everything else, including joiners, is unchanged. Only the part of
/// `text` that fits into the result is read.
///
/// - Parameters:
///   - text: A name, an address or a message from a file, a server or a command line.
///   - limit: The maximum length of the result in Unicode scalars. Longer text ends with "…". Clamped to at
///     least 1.
package func printable(_ text: some StringProtocol, limit: Int = 200) -> String {
    escaped(text, limit: limit, keepsLines: false)
}

/// Returns `text`, escaped as by `printable(_:limit:)`. `keepsLines` preserves line breaks.
func escaped(_ text: some StringProtocol, limit: Int, keepsLines: Bool) -> String {
    let limit = max(1, limit)
    var result = String.UnicodeScalarView()
    var count = 0
    // The position at which to truncate text that turns out to be too long, with room for the ellipsis.
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

/// Returns the escape sequence of a scalar that a terminal would interpret, or `nil` for a printable scalar.
private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case " "..."~": return nil
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    // Joiners and non-joiners are part of words and emoji.
    case "\u{200C}", "\u{200D}": return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return nil
    }
}
