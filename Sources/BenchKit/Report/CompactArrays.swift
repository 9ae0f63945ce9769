/// Formats JSON arrays of numbers on one line. With one number per line, a file of samples would be unreadable and
/// twice as large.
enum CompactArrays {
    /// Returns `json` without white space in arrays of numbers.
    static func joined(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var index = 0
        var isInString = false
        while index < json.count {
            let byte = json[index]
            if !isInString, byte == UInt8(ascii: "["), let end = endOfNumberArray(in: json, from: index + 1) {
                result += json[index...end].filter { !isSpace($0) }
                index = end + 1
                continue
            }
            if byte == UInt8(ascii: "\\") {
                // An escaped character can't end the string.
                result.append(byte)
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            }
            if index < json.count { result.append(json[index]) }
            index += 1
        }
        return result
    }

    /// Returns the index of the bracket that ends the array whose elements start at `start`; `nil` if it contains
    /// anything but numbers.
    private static func endOfNumberArray(in json: [UInt8], from start: Int) -> Int? {
        for index in start..<json.count {
            if json[index] == UInt8(ascii: "]") { return index }
            guard isSpace(json[index]) || isPartOfNumber(json[index]) else { return nil }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
