import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Memory kept by a rasterizer")
struct RetainedMemoryTests {
    /// Content that needs memory that the rasterizer retains.
    enum Content: CaseIterable {
        case group, groupInGroup, maskedGroup, gradient, corners, stretchedBitmap

        /// Returns the minimum number of bytes retained after drawing in a window of `size`.
        func bytes(in size: PixelSize) -> Int {
            let picture = 4 * Int(size.width) * Int(size.height)
            return switch self {
            case .group: picture
            case .groupInGroup, .maskedGroup: 2 * picture
            case .gradient: 4 * Int(size.width)
            case .corners: 64
            case .stretchedBitmap: 4 * 14 * 12
            }
        }

        func list(_ size: PixelSize) -> DisplayList {
            var list = DisplayList(size.width, size.height)
            switch self {
            case .group, .groupInGroup, .maskedGroup:
                let begin = list.beginGroup()
                let second = list.beginSecondImage()
                list.commands.append(Self.solid(list.bounds, radius: 0))
                if self == .groupInGroup {
                    let inner = list.beginGroup()
                    let innerSecond = list.beginSecondImage()
                    list.commands.append(Self.solid(list.bounds, radius: 0))
                    list.endGroup(begin: inner, second: innerSecond, opacity: 128)
                }
                if self == .maskedGroup {
                    list.maskGroup()
                    list.commands.append(Self.solid(list.bounds, radius: 0))
                }
                list.endGroup(begin: begin, second: second, opacity: 128)
            case .gradient:
                list.paints.append(
                    Paint(ramp: GradientTests.clouds, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0)))
                list.commands.append(
                    .gradient(RoundedRect(rect: list.bounds), paint: 0, opacity: 255, clip: DisplayList.noClip))
            case .corners: list.commands.append(Self.solid(list.bounds, radius: 9))
            case .stretchedBitmap:
                let pixels = Bitmap.Pixels.color(Array(repeating: 0xFF12_3456, count: 12))
                list.bitmaps.append(Bitmap(size: PixelSize(width: 4, height: 3), pixels: pixels))
                let rect = RoundedRect(rect: PixelRect(1, 1, 14, 12))
                list.commands.append(
                    .bitmap(rect, bitmap: 0, tint: .clear, opacity: 255, clip: DisplayList.noClip))
            }
            return list
        }

        private static func solid(_ rect: PixelRect, radius: Double) -> DrawCommand {
            .solid(
                RoundedRect(rect: rect, radius: radius), color: PackedColor(bits: 0xFF12_3456),
                clip: DisplayList.noClip)
        }
    }

    private static let size = PixelSize(width: 20, height: 16)

    @Test(
        "Memory is kept while drawings need it, and released after 512 drawings that don't",
        arguments: Content.allCases)
    func kept(content: Content) {
        let rasterizer = Rasterizer(threads: DrawingThreads(count: 1))
        let canvas = Canvas(size: Self.size, rasterizer: rasterizer)
        let list = content.list(Self.size)
        for _ in 0..<3 { canvas.draw(list) }
        let kept = rasterizer.cachedBytes
        #expect(kept >= content.bytes(in: Self.size))

        for _ in 0..<260 { canvas.draw(list) }
        #expect(rasterizer.cachedBytes == kept)

        let plain = DisplayList(Self.size.width, Self.size.height)
        for _ in 0..<512 { canvas.draw(plain) }
        #expect(rasterizer.cachedBytes == 0)

        canvas.draw(list)
        let anew = Canvas(size: Self.size)
        anew.draw(list)
        #expect(canvas.picture == anew.picture)
    }

    @Test("Threads that are no longer needed release their memory")
    func threads() {
        // The group reaches this number of pixels because it is drawn twice; a plain image doesn't.
        let pixels = Int(Self.size.width * Self.size.height) * 5 / 4
        let rasterizer = Rasterizer(threads: DrawingThreads(count: 3), minimumPixels: pixels)
        let canvas = Canvas(size: Self.size, rasterizer: rasterizer)
        for _ in 0..<20 { canvas.draw(Content.group.list(Self.size)) }
        #expect(rasterizer.cachedBytes > 0)

        let plain = DisplayList(Self.size.width, Self.size.height)
        for _ in 0..<512 { canvas.draw(plain) }
        #expect(rasterizer.cachedBytes == 0)
    }

    @Test("Groups in growing images keep no more memory than the largest needs")
    func growing() {
        let rasterizer = Rasterizer(threads: DrawingThreads(count: 1))
        for height in 10...40 {
            let size = PixelSize(width: 60, height: Int32(height))
            Canvas(size: size, rasterizer: rasterizer).draw(Content.group.list(size))
            #expect(rasterizer.cachedBytes == Content.group.bytes(in: size))
        }
    }

    @Test("With a new radius in each drawing, at most 256 KiB of corners, plus those of one drawing, are kept")
    func radii() {
        let rasterizer = Rasterizer(threads: DrawingThreads(count: 1))
        let size = PixelSize(width: 300, height: 300)
        let canvas = Canvas(size: size, rasterizer: rasterizer)
        var most = 0
        for step in 0..<200 {
            var list = DisplayList(size.width, size.height)
            let rect = RoundedRect(rect: list.bounds, radius: 20 + Double(step) / 2)
            list.commands.append(
                .solid(rect, color: PackedColor(bits: 0xFF12_3456), clip: DisplayList.noClip))
            canvas.draw(list)
            most = max(most, rasterizer.cachedBytes)
        }
        #expect(most > 200 * 1024 && most < 272 * 1024)
    }
}
