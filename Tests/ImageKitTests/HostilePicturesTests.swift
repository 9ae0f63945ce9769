import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing

/// Tests of files crafted to attack a decoder.
@Suite("Hostile images") struct HostilePicturesTests {
    private func refusal(of data: Data) -> String? {
        let error = #expect(throws: ImageError.self) { try ImageCodec.decode(data, name: "x") }
        let measured = #expect(throws: ImageError.self) { try ImageCodec.measure(data, name: "x") }
        #expect(error == measured)
        return error?.description
    }

    @Test("GIF is recognized and rejected with the list of supported formats", arguments: ["GIF87a", "GIF89a"])
    func gif(signature: String) {
        let message = refusal(of: Data(signature.utf8) + Data([3, 0, 2, 0, 0xF0, 0, 0]))

        #expect(message == "x: GIF is not supported: PNG, JPEG and WebP are")
    }

    // MARK: PNG

    @Test("A PNG that ends between its header and its pixels is rejected")
    func cutBeforePixels() {
        let start = PNGFile.header(width: 3, height: 2)
        for length in [0, 7, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
            #expect(refusal(of: PNGFile.data([start]) + PNGFile.bytes(length) + Data("IDAT".utf8)) != nil)
        }
        #expect(refusal(of: PNGFile.data([start])) != nil)
        #expect(refusal(of: PNGFile.data([start, PNGFile.end])) != nil)
        #expect(refusal(of: PNGFile.data([start, PNGFile.chunk("IDAT", Data()), PNGFile.end])) != nil)
    }

    @Test("A PNG too short for the pixels it claims is rejected before allocation")
    func tooFewBytes() {
        for (bits, color) in [(16, 6), (8, 2), (8, 6)] as [(UInt8, UInt8)] {
            let data = PNGFile.data([
                PNGFile.header(width: 16_384, height: 4096, bits: bits, color: color),
                PNGFile.chunk("IDAT", Data(count: 8)), PNGFile.end,
            ])

            #expect(refusal(of: data)?.contains("cannot hold 16384x4096 pixels") == true)
        }
    }

    @Test("A PNG with chunks that are out of order, repeated, or have a wrong length or checksum is rejected")
    func brokenChunks() throws {
        let (header, end) = (PNGFile.header(width: 3, height: 2), PNGFile.end)
        let pixels = PNGFile.chunk("IDAT", Data(count: 60))
        let palette = PNGFile.chunk("PLTE", Data(count: 6))
        let indexed = PNGFile.header(width: 3, height: 2, bits: 8, color: 3)
        var wrong = pixels
        wrong[wrong.count - 1] ^= 1
        let files: [[Data]] = [
            [header, header, pixels, end], [pixels, header, end], [header, pixels, header, end], [header, wrong, end],
            [header, pixels, palette, end], [header, palette, palette, pixels, end], [indexed, pixels, end],
            [header, pixels, PNGFile.chunk("tEXt", Data()), pixels, end],
            [header, PNGFile.chunk("CgBI", Data()), pixels, end],
            [header, PNGFile.chunk("PLTE", Data(count: 7)), pixels, end], [header, pixels], [end], [],
            [PNGFile.header(width: 0, height: 2), pixels, end],
            [PNGFile.header(width: 3, height: 1 << 31), pixels, end],
            [PNGFile.header(width: 3, height: 2, bits: 3, color: 6), pixels, end],
            [PNGFile.header(width: 3, height: 2, bits: 8, color: 5), pixels, end],
        ]
        for (index, file) in files.enumerated() {
            #expect(refusal(of: PNGFile.data(file)) != nil, "\(index)")
        }
    }

    @Test("A PNG's ancillary chunks never reach the decoder and change no pixel")
    func ancillary() throws {
        let plain = try ImageCodec.png(testBitmap())
        // Adds invalid text, profiles and an animation after the header.
        var data = plain.prefix(33)
        for type in ["iCCP", "zTXt", "gAMA", "acTL", "fcTL", "fdAT", "eXIf"] {
            data += PNGFile.chunk(type, Data("nonsense".utf8))
        }
        data += plain.dropFirst(33)

        #expect(try ImageCodec.decode(data, name: "x").words == testBitmap().words)
    }

    // MARK: JPEG

    @Test("A JPEG with too many scans, or none, is rejected")
    func scans() throws {
        let data = Sample.progressiveJPEG.data
        let scan = try #require(data.lastRange(of: Data([0xFF, 0xDA])))
        let body = data[scan.lowerBound...].dropLast(2)
        let many = data.prefix(scan.lowerBound) + (0..<1000).reduce(into: Data()) { bytes, _ in bytes += body }

        #expect(refusal(of: many + Data([0xFF, 0xD9]))?.contains("too many scans") == true)
        let first = try #require(data.range(of: Data([0xFF, 0xDA])))
        #expect(refusal(of: data.prefix(first.lowerBound) + Data([0xFF, 0xD9])) != nil)
    }

    @Test("A JPEG too short for its pixels, or with two frames, is rejected")
    func jpegClaims() throws {
        var data = Sample.jpeg.data
        let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
        let header = data[frame.lowerBound..<(frame.lowerBound + 19)]
        #expect(refusal(of: data.prefix(frame.lowerBound) + header + data[frame.lowerBound...]) != nil)
        data.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0x10, 0, 0x40, 0])
        #expect(refusal(of: data)?.contains("cannot hold 16384x4096") == true)
    }

    // MARK: WebP

    @Test("A WebP with lengths beyond its end, a mismatched canvas or an animation is rejected")
    func webp() {
        func changed(_ sample: Sample, _ offset: Int, _ bytes: [UInt8]) -> Data {
            var data = sample.data
            data.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
            return data
        }
        let files = [
            changed(.webp, 4, [0xFF, 0xFF, 0xFF, 0xFF]), changed(.webp, 16, [0xFF, 0xFF, 0xFF, 0xFF]),
            changed(.webp, 4, [0, 0, 0, 0]), changed(.lossyAlphaWebP, 24, [9]), changed(.webp, 12, Array("EXIF".utf8)),
            changed(.lossyWebP, 23, [0]), changed(.webp, 20, [0]),
        ]
        for (index, file) in files.enumerated() { #expect(refusal(of: file) != nil, "\(index)") }
        #expect(refusal(of: changed(.lossyAlphaWebP, 20, [0x12]))?.contains("animated") == true)
        #expect(refusal(of: changed(.lossyAlphaWebP, 30, Array("ANMF".utf8)))?.contains("animated") == true)
        #expect(refusal(of: changed(.webp, 21, [0xFF, 0xFF, 0xFF, 0x00]))?.contains("cannot hold") == true)
    }

    // MARK: Sizes

    @Test(
        "An image decoded at a reduced size equals the reduction of the full image",
        arguments: [(37, 70), (64, 64), (300, 129)])
    func halved(width: Int, height: Int) throws {
        let data = try ImageCodec.png(testBitmap(width: width, height: height))
        let full = try ImageCodec.decode(data, name: "x")
        for (index, expected) in full.reductions.enumerated() {
            let reduced = try ImageCodec.decode(data, name: "x", halvings: index + 1)

            #expect(reduced.size == expected.size)
            #expect(reduced.words == expected.words)
        }
        #expect(try ImageCodec.decode(data, name: "x", halvings: 99).size == full.reductions.last?.size)
        #expect(try ImageCodec.measure(data, name: "x") == full.size)
    }
}

/// Builds PNG files chunk by chunk.
enum PNGFile {
    static let end = chunk("IEND", Data())

    static func data(_ chunks: [Data]) -> Data {
        chunks.reduce(into: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) { $0 += $1 }
    }

    static func header(width: UInt32, height: UInt32, bits: UInt8 = 8, color: UInt8 = 6) -> Data {
        chunk("IHDR", bytes(width) + bytes(height) + Data([bits, color, 0, 0, 0]))
    }

    /// Returns a chunk with the correct length and checksum.
    static func chunk(_ type: String, _ content: Data) -> Data {
        let body = Data(type.utf8) + content
        let sum = body.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return bytes(UInt32(content.count)) + body + bytes(~sum)
    }

    static func bytes(_ number: UInt32) -> Data {
        withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
