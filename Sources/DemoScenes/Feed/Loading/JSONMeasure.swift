/// Looks at JSON before it is decoded: the decoder recurses into what is nested, and takes for each value many times
/// the bytes that it is written in.
enum JSONMeasure {
    /// What of `bytes` is more than is read, in words; nil when nothing is. Says nothing of whether it is valid.
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
            // Also every other coding than UTF-8.
            case 0: return "it is not JSON in UTF-8"
            default: break
            }
            if depth > FeedLimits.depth { return "it is nested more than \(FeedLimits.depth) deep" }
            if values > FeedLimits.values { return "it has more than \(FeedLimits.values) values" }
        }
        return nil
    }
}
