/// Checks JSON before it is decoded, because the decoder recurses into nested values and needs many times as much
/// memory as the text.
enum JSONMeasure {
    /// Returns a description of the limit that `bytes` exceed, or a message that they aren't UTF-8 if they contain a
    /// zero byte outside of strings; `nil` otherwise. Validity isn't checked.
    static func excess(_ bytes: UnsafeRawBufferPointer) -> String? {
        var (depth, values) = (0, 0)
        var (isText, isEscaped) = (false, false)
        for byte in bytes {
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                values += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ":"): values += 1
            // Also catches UTF-16 and UTF-32.
            case 0: return "it is not JSON in UTF-8"
            default: break
            }
            if depth > FeedLimits.depth { return "it is nested more than \(FeedLimits.depth) deep" }
            if values > FeedLimits.values { return "it has more than \(FeedLimits.values) values" }
        }
        return nil
    }
}
