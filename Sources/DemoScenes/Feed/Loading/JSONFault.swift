import Foundation

/// Locates errors in JSON that can't be decoded.
enum JSONFault {
    /// Returns a description of where `data` stops being valid JSON; `nil` if it is valid or Foundation doesn't report
    /// the location.
    static func location(in data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            // For example "Invalid value around character 15.", counted from 0, or "Unexpected end of file ...".
            guard let reason = (error as NSError).userInfo["NSDebugDescription"] as? String else { return nil }
            // Foundation also reports an early end for complete text that it can't decode.
            let end = data.last { !$0.isSpace }
            if reason.contains("end of file") {
                return end == UInt8(ascii: "}") || end == UInt8(ascii: "]") ? nil : "it ends too early"
            }
            guard reason.contains("around character"),
                let offset = reason.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) })
            else { return nil }
            return location(of: offset, in: data)
        }
    }

    /// Returns a description of the line and column of the byte at `offset`, both counted from 1; `nil` if `data` is
    /// shorter.
    private static func location(of offset: Int, in data: Data) -> String? {
        guard (0..<data.count).contains(offset) else { return nil }
        let before = data.prefix(offset)
        let line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return "see line \(line), column \(String(decoding: before[start...], as: UTF8.self).count + 1)"
    }
}

extension UInt8 {
    /// `true` if the byte is ASCII white space.
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
