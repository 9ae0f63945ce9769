import Foundation

/// PNG files as lists of chunks, with lengths and checksums that are always correct.
enum PNGParts {
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    struct Part {
        var type: Data
        var content: Data
    }

    static func parts(of data: Data) -> [Part] {
        var parts: [Part] = []
        var rest = data.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= rest.count - 12 else { break }
            let body = rest.dropFirst(4).prefix(4 + length)
            parts.append(Part(type: Data(body.prefix(4)), content: Data(body.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return parts
    }

    static func file(of parts: [Part]) -> Data {
        parts.reduce(into: signature) { file, part in
            let body = part.type + part.content
            file += bytes(UInt32(part.content.count)) + body + bytes(checksum(body))
        }
    }

    /// An image with a palette and transparent entries, in a single uncompressed block.
    static let indexed: Data = {
        let rows: [UInt8] = [0, 0, 1, 0, 1, 0]
        let block: [UInt8] = [0x78, 0x01, 0x01, 6, 0, 0xF9, 0xFF] + rows
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return file(of: [
            Part(type: Data("IHDR".utf8), content: bytes(2) + bytes(2) + Data([8, 3, 0, 0, 0])),
            Part(type: Data("PLTE".utf8), content: Data([255, 0, 0, 0, 255, 0])),
            Part(type: Data("tRNS".utf8), content: Data([128, 0])),
            Part(type: Data("IDAT".utf8), content: Data(block) + bytes(high << 16 | low)),
            Part(type: Data("IEND".utf8), content: Data()),
        ])
    }()

    private static func bytes(_ number: UInt32) -> Data {
        withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }
}

/// WebP files as lists of chunks, with a correct total length.
enum RIFFParts {
    static func parts(of data: Data) -> [Data] {
        var parts: [Data] = []
        var rest = data.dropFirst(12)
        while rest.count >= 8 {
            let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            let padded = min(rest.count, 8 + length + length % 2)
            parts.append(Data(rest.prefix(padded)))
            rest = rest.dropFirst(padded)
        }
        return parts
    }

    static func file(of parts: [Data]) -> Data {
        let body = parts.reduce(into: Data("WEBP".utf8)) { $0 += $1 }
        return Data("RIFF".utf8) + withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) } + body
    }
}

/// JPEG files as lists of segments, each followed by its compressed data.
enum JPEGParts {
    static func parts(of data: Data) -> [Data] {
        let bytes = [UInt8](data)
        var starts = bytes.indices.filter { index in
            guard bytes[index] == 0xFF, index + 1 < bytes.count else { return false }
            return bytes[index + 1] >= 0xC0 && !(0xD0...0xD7).contains(bytes[index + 1]) && bytes[index + 1] != 0xFF
        }
        starts.append(bytes.count)
        return zip(starts, starts.dropFirst()).map { Data(bytes[$0..<$1]) }
    }

    static func file(of parts: [Data]) -> Data {
        parts.reduce(into: Data()) { $0 += $1 }
    }
}
