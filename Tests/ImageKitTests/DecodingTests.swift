import DrawKit
import Foundation
import ImageKit
import TestSupport
import Testing

@Suite("Image decoding") struct DecodingTests {
    @Test("Each format decodes to premultiplied pixels")
    func formats() throws {
        let expected: [(Sample, UInt32, tolerance: UInt32)] = [
            (.jpeg, 0xFF30_80C0, 3), (.lossyWebP, 0xFF30_80C0, 6), (.webp, 0x8018_4060, 0),
            (.lossyAlphaWebP, 0x8018_4060, 4),
        ]
        for (sample, color, tolerance) in expected {
            let bitmap = try ImageCodec.decode(sample.data, name: "\(sample)")

            #expect(bitmap.size == PixelSize(width: 3, height: 2), "\(sample)")
            for word in bitmap.words {
                for shift: UInt32 in [0, 8, 16, 24] {
                    let (found, wanted) = (word >> shift & 0xFF, color >> shift & 0xFF)
                    #expect(
                        max(found, wanted) - min(found, wanted) <= tolerance, "\(sample) \(String(word, radix: 16))")
                }
            }
        }
    }

    @Test("A progressive gray JPEG is decoded")
    func progressive() throws {
        let words = try ImageCodec.decode(Sample.progressiveJPEG.data, name: "gray").words

        #expect(words.count == 6)
        #expect(words[0] & 0xFF > 200 && words[3] & 0xFF < 55)
        #expect(words.allSatisfy { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF })
    }

    @Test("A decoded image has reductions unless they are disabled")
    func reductions() throws {
        let data = try ImageCodec.png(testBitmap(width: 64, height: 32))

        #expect(try ImageCodec.decode(data, name: "x").reductions.map(\.size.width) == [32, 16, 8, 4, 2])
        #expect(try ImageCodec.decode(data, name: "x", reducible: false).reductions.isEmpty)
    }

    @Test("Decoding data that is not an image throws an error with the file's name")
    func noPicture() {
        for (data, words) in [
            (Data(), "is empty"), (Data("<html>404</html>".utf8), "not an image"), (Data(count: 100), "not an image"),
            (Data([0x89, 0x50]), "not an image"),
        ] {
            let error = #expect(throws: ImageError.self) { try ImageCodec.decode(data, name: "cat.png") }

            #expect(error?.description.hasPrefix("cat.png: ") == true)
            #expect(error?.description.contains(words) == true)
        }
    }

    @Test("Decoding an image truncated anywhere throws an error", arguments: Sample.allCases)
    func truncated(sample: Sample) {
        for count in 0..<sample.data.count - 1 {
            #expect(throws: ImageError.self, "\(count) bytes") {
                try ImageCodec.decode(sample.data.prefix(count), name: "cut")
            }
        }
    }

    @Test("Decoding a PNG truncated anywhere throws an error")
    func truncatedPNG() throws {
        let data = try ImageCodec.png(testBitmap(width: 4, height: 4))

        for count in data.indices {
            #expect(throws: ImageError.self, "\(count) bytes") {
                try ImageCodec.decode(data.prefix(count), name: "cut")
            }
        }
    }

    @Test("Damage anywhere results in an image or an error, never a crash", arguments: [nil] + Sample.allCases)
    func damaged(sample: Sample?) throws {
        let data = try sample?.data ?? ImageCodec.png(testBitmap(width: 4, height: 4))

        for offset in data.indices {
            for flipped: UInt8 in [0x01, 0x80, 0xFF] {
                var damaged = data
                damaged[offset] ^= flipped
                do throws(ImageError) {
                    let bitmap = try ImageCodec.decode(damaged, name: "damaged")
                    #expect(bitmap.words.count == Int(bitmap.size.width) * Int(bitmap.size.height))
                } catch {
                    #expect(error.description.hasPrefix("damaged: "))
                }
            }
        }
    }

    @Test("Headers that claim enormous sizes are rejected before allocation")
    func enormous() throws {
        let png = try ImageCodec.png(testBitmap())
        let (wide, large): ([UInt8], [UInt8]) = ([0, 0, 0x40, 0x01, 0, 0, 0, 1], [0, 0, 0x40, 0, 0, 0, 0x20, 0])
        let cases: [(Data, offset: Int, bytes: [UInt8])] = [
            (png, 16, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), (png, 16, wide), (png, 16, large),
            (Sample.jpeg.data, 163, [0xFF, 0xFF, 0xFF, 0xFF]),
            (Sample.webp.data, 21, [0xFF, 0xFF, 0xFF, 0x0F]),
        ]
        for (index, (data, offset, bytes)) in cases.enumerated() {
            var lying = data
            lying.replaceSubrange(offset..<(offset + bytes.count), with: bytes)

            let error = #expect(throws: ImageError.self) { try ImageCodec.decode(lying, name: "lie") }

            #expect(error?.description.contains("too large") == true, "\(index): \(error?.description ?? "")")
        }
    }

    @Test("Images can be decoded on many threads at the same time, and from slices of data")
    func threads() async throws {
        let png = try ImageCodec.png(testBitmap())
        let padded = (Data([1, 2, 3]) + png).dropFirst(3)

        let all = try await withThrowingTaskGroup(of: [UInt32].self) { group in
            for _ in 0..<16 {
                group.addTask { try ImageCodec.decode(padded, name: "x").words }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(all == Array(repeating: testBitmap().words, count: 16))
    }
}
