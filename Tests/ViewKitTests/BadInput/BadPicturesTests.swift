import DrawKit
import Foundation
import ImageKit
import Testing
import ViewKit

/// Tests files that are not the images that they claim to be.
@MainActor
@Suite("Bad input: images")
struct BadPicturesTests {
    private let folder: URL
    private let png: Data

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let words = (0..<64).map { UInt32(0xFF00_0000) | UInt32($0) * 0x04_0301 }
        png = try ImageCodec.png(Bitmap(size: PixelSize(width: 8, height: 8), pixels: .color(words)))
    }

    /// Returns the image's bytes with the 32-bit number at `offset` replaced.
    private func png(replacing offset: Int, with value: UInt32) -> Data {
        var bytes = Array(png)
        for place in 0..<4 { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(place))) }
        return Data(bytes)
    }

    private func write(_ data: Data, as name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url.path
    }

    @Test("UIImage is nil for false headers, damaged or truncated data, and paths that don't lead to an image")
    func refused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let cases: [(name: String, data: Data)] = [
            ("wide", png(replacing: 16, with: 100_000)), ("high", png(replacing: 20, with: 100_000)),
            ("empty", Data()), ("zeros", Data(count: 1000)), ("flat", png(replacing: 16, with: 0)),
            ("negative", png(replacing: 16, with: 0x8000_0001)), ("crc", png(replacing: 29, with: 0xDEAD_BEEF)),
            ("half", png.prefix(png.count / 2)), ("signature", png.prefix(8)), ("text", Data("<svg/>".utf8)),
        ]
        for entry in cases {
            let path = try write(entry.data, as: "\(entry.name).png")
            #expect(UIImage(contentsOfFile: path) == nil, "\(entry.name)")
            #expect(UIImage(data: entry.data) == nil, "\(entry.name)")
        }
        #expect(UIImage(contentsOfFile: folder.path) == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("missing.png").path) == nil)
        #expect(UIImage(contentsOfFile: "") == nil)
        #expect(UIImage(contentsOfFile: "/dev/null/\0") == nil)
        #expect(UIImage(named: "") == nil && UIImage(named: "../../../etc/passwd") == nil)
    }

    @Test("The image format is detected from the data, not from the file extension")
    func extensions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write(png, as: "picture.jpg")
        let image = try #require(UIImage(contentsOfFile: path))
        #expect(image.size == CGSize(width: 8, height: 8))
    }

    @Test("UIImage(named:) finds images with or without extension, and applies the scale in the file name")
    func named() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["plain.png", "double@2x.png", "both.png", "both@2x.png", "dir.png/inner.webp", "bare"] {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.write(to: url)
        }
        let bundle = try #require(Bundle(path: folder.path))
        let sizes = [
            "plain": 8, "plain.png": 8, "double": 4, "double.png": 4, "both": 4, "dir.png/inner": 8, "bare": 8,
        ]
        for (name, side) in sizes {
            #expect(UIImage(named: name, in: bundle)?.size.width == CGFloat(side), "\(name)")
        }
        for name in ["missing", "plain.jpg", "dir", "dir.png"] {
            #expect(UIImage(named: name, in: bundle) == nil, "\(name)")
        }
    }
}
