import Foundation

extension HostileBehavior {
    func runBody(on connection: HostileConnection) {
        let start = "HTTP/1.1 200 OK\r\n"
        func body(length: String, _ text: String) {
            connection.send("\(start)Content-Length: \(length)\r\n\r\n\(text)")
        }
        func chunks(_ text: String) { connection.send("\(start)Transfer-Encoding: chunked\r\n\r\n\(text)") }
        switch self {
        case .endlessBody:
            connection.send("\(start)\r\n")
            connection.flood(Self.greeting)
        case .endlessChunks:
            chunks("")
            connection.flood(Array("5\r\nhello\r\n".utf8))
        case .lengthTooLong: body(length: "100", "hello")
        case .lengthTooShort: body(length: "5", "hello, and much more than that")
        case .lengthNegative: body(length: "-5", "hello")
        case .lengthHuge: body(length: "9000000000000000000", "hello")
        case .lengthOverflow: body(length: "99999999999999999999999999", "hello")
        case .lengthOfWords: body(length: "five", "hello")
        case .twoLengths: body(length: "5\r\nContent-Length: 900", "hello")
        case .lengthAndChunks: body(length: "3\r\nTransfer-Encoding: chunked", "5\r\nhello\r\n0\r\n\r\n")
        case .garbageChunks: chunks("what?\r\nhello\r\n")
        case .chunkOverflow: chunks("FFFFFFFFFFFFFFFFFFFFFF\r\nhello")
        case .chunkCut: chunks("50\r\nhello")
        case .endlessChunkExtension:
            chunks("5;")
            connection.flood(Self.greeting)
        case .endlessTrailers:
            chunks("5\r\nhello\r\n0\r\n")
            connection.flood(Array("X-Name: value\r\n".utf8))
        case .unknownTransferCoding: connection.send("\(start)Transfer-Encoding: secret\r\n\r\nhello")
        case .chunkedTwice:
            connection.send("\(start)Transfer-Encoding: chunked, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")
        default: body(length: "5", "helloHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil")
        }
    }

    func runCoding(on connection: HostileConnection) {
        func coded(_ name: String, _ bytes: [UInt8]) {
            connection.answer(bytes, headers: "Content-Encoding: \(name)\r\n")
        }
        switch self {
        case .gzipBomb: coded("gzip", Self.bomb)
        case .gzipBroken: coded("gzip", Array(Self.bomb.prefix(12)) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        case .gzipCut: coded("gzip", Array(Self.bomb.prefix(1000)))
        case .gzipSixTimes: coded("gzip, gzip, gzip, gzip, gzip, gzip", Self.bomb)
        case .deflateBroken: coded("deflate", [0xFF, 0x00, 0xFF, 0x00, 0xFF])
        case .brotli: coded("br", [0x0B, 0x02, 0x80, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x03])
        case .zstandard: coded("zstd", [0x28, 0xB5, 0x2F, 0xFD])
        default: coded("secret", Self.greeting)
        }
    }

    /// A gzip file of about a megabyte that decompresses to about 170 MiB of zeros and is truncated.
    private static let bomb: [UInt8] = {
        var bits = BitWriter(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        // A block of fixed codes contains the literal 0, and then 258 bytes at distance 1, repeatedly. Eight such codes
        // take thirteen bytes.
        bits.write(1, count: 1)
        bits.write(1, count: 2)
        bits.writeReversed(0x30, count: 8)
        for _ in 0..<16 {
            bits.writeReversed(0b1100_0101, count: 8)
            bits.writeReversed(0, count: 5)
        }
        var period = Array(bits.bytes[12..<25])
        while period.count < 1024 * 1024 { period += period }
        return bits.bytes[..<12] + period
    }()
}

/// Writes bits in deflate's order: the lowest bit of a byte first.
private struct BitWriter {
    private(set) var bytes: [UInt8]
    private var pending: UInt32 = 0
    private var pendingCount = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func write(_ value: UInt32, count: Int) {
        pending |= value << pendingCount
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    mutating func writeReversed(_ value: UInt32, count: Int) {
        var reversed: UInt32 = 0
        for bit in 0..<count where value >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
        write(reversed, count: count)
    }
}
