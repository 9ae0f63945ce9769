import Foundation

/// Where JSON that cannot be decoded is wrong, for those who have to find it.
enum JSONFault {
    /// In words; nil where Foundation does not say.
    static func place(in data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            // "Invalid value around character 15.", counted from 0, or "Unexpected end of file ...".
            guard let reason = (error as NSError).userInfo["NSDebugDescription"] as? String else { return nil }
            // Said also of a text that cannot be read, at whose end JSON may well be.
            let end = data.last { !$0.isSpace }
            if reason.contains("end of file") {
                return end == UInt8(ascii: "}") || end == UInt8(ascii: "]") ? nil : "it ends too early"
            }
            guard reason.contains("around character"),
                let offset = reason.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) })
            else { return nil }
            return place(of: offset, in: data)
        }
    }

    /// The line and the column of the character at `offset`, both counted from 1.
    private static func place(of offset: Int, in data: Data) -> String? {
        guard (0..<data.count).contains(offset) else { return nil }
        let before = data.prefix(offset)
        let line = before.count(where: { $0 == UInt8(ascii: "\n") }) + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return "see line \(line), column \(String(decoding: before[start...], as: UTF8.self).count + 1)"
    }
}

extension UInt8 {
    /// Whether JSON takes the byte for white space.
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
