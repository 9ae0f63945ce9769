import Foundation
import TestSupport

/// Damages JSON, but leaves most of it parsable.
enum JSONDamage {
    private static let values = [
        "null", "-1", "0", "1", "1e999", "-1e308", "1e-400", "9223372036854775807", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "-9223372036854775808", "0.5", "true", "false", "[]", "{}",
        "[[]]", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "\"\\u001b[31m\"", "\"a\\nb\"", "\"\u{202E}x\"", "NaN", "\"NaN\"",
        "1" + String(repeating: "0", count: 400), "\"" + String(repeating: "x", count: 100_000) + "\"",
        String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000),
    ]

    /// Returns `data` with a few values replaced, removed, repeated or swapped.
    static func damaged(_ data: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](data)
        for _ in 0..<random.number(1...4) {
            let spans = values(in: bytes)
            guard !spans.isEmpty else { break }
            let span = spans[random.number(0...(spans.count - 1))]
            switch random.number(0...9) {
            case 0: bytes.removeSubrange(span)
            case 1: bytes.insert(contentsOf: [UInt8(ascii: ",")] + bytes[span], at: span.upperBound)
            case 2:
                let other = spans[random.number(0...(spans.count - 1))]
                bytes.replaceSubrange(span, with: Array(bytes[other]))
            default:
                bytes.replaceSubrange(span, with: Array(values[random.number(0...(values.count - 1))].utf8))
            }
        }
        return Data(bytes)
    }

    /// Returns the ranges of all values, including nested ones, but not the keys of objects.
    private static func values(in bytes: [UInt8]) -> [Range<Int>] {
        var (spans, open, index) = ([Range<Int>](), [Int](), 0)
        while index < bytes.count {
            let start = index
            index += 1
            switch bytes[start] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(start)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let first = open.popLast() { spans.append(first..<index) }
            case UInt8(ascii: "\""):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index = min(index + 1, bytes.count)
                let next = bytes[index...].first { !isSpace($0) }
                if next != UInt8(ascii: ":") { spans.append(start..<index) }
            case UInt8(ascii: ","), UInt8(ascii: ":"): break
            case let byte where isSpace(byte): break
            default:
                while index < bytes.count, !isSpace(bytes[index]), !Array(",]}".utf8).contains(bytes[index]) {
                    index += 1
                }
                spans.append(start..<index)
            }
        }
        return spans
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
