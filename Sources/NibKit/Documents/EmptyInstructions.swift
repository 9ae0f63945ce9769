import Foundation

/// Processing instructions without content, such as `<?name?>`, which crash Foundation's XML parser on Linux.
enum EmptyInstructions {
    /// Returns `data` with spaces in place of these instructions, so that the positions of everything else stay the
    /// same. They mean nothing to interface files.
    static func blanked(in data: Data) -> Data {
        let ranges = ranges(in: data)
        guard !ranges.isEmpty else { return data }
        var bytes = [UInt8](data)
        for range in ranges {
            for index in range { bytes[index] = UInt8(ascii: " ") }
        }
        return Data(bytes)
    }

    private static func ranges(in data: Data) -> [Range<Int>] {
        data.withUnsafeBytes { bytes in
            var ranges: [Range<Int>] = []
            // Question marks are rare in interface files.
            var remaining = bytes[...]
            while let mark = remaining.firstIndex(of: UInt8(ascii: "?")) {
                let name = bytes[(mark + 1)...].prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
                let isEmpty = name.last == UInt8(ascii: "?") && bytes[name.endIndex...].first == UInt8(ascii: ">")
                if mark > 0, bytes[mark - 1] == UInt8(ascii: "<"), isEmpty {
                    ranges.append(mark - 1..<name.endIndex + 1)
                }
                remaining = bytes[(mark + 1)...]
            }
            return ranges
        }
    }
}
