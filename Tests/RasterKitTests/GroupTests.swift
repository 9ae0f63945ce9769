import DrawKit
import RasterKit
import TestSupport
import Testing

@Suite("Drawing groups")
struct GroupTests {
    private static let size = PixelSize(width: 20, height: 10)

    private func solid(_ rect: PixelRect, _ bits: UInt32) -> DrawCommand {
        .solid(RoundedRect(rect: rect), color: PackedColor(bits: bits), clip: DisplayList.noClip)
    }

    @Test("At half opacity, a pixel is the mean of both images, however many shapes cover it", arguments: [0, 1, 5])
    func mix(depth: Int) {
        var list = DisplayList(20, 10, background: 0xFF00_FF00)
        let all = list.bounds
        let begin = list.beginGroup()
        for _ in 0...depth { list.commands.append(solid(all, 0xFFFF_FFFF)) }
        let second = list.beginSecondImage()
        for _ in 0...depth { list.commands.append(solid(PixelRect(0, 0, 10, 10), 0xFF00_0000)) }
        list.endGroup(begin: begin, second: second, opacity: 128)
        let canvas = Canvas(size: Self.size)

        canvas.draw(list)

        #expect(canvas.pixel(0, 0) == PackedColor(bits: 0xFF7F_7F7F))
        // The pixel is half white and half the background.
        #expect(canvas.pixel(15, 5) == PackedColor(bits: 0xFF7F_FF7F))
        #expect(canvas.guardsAreIntact)
    }

    @Test("In a group with an empty first image, the second image is translucent as a whole")
    func opacity() {
        var list = DisplayList(20, 10, background: 0xFFFF_FFFF)
        let begin = list.beginGroup()
        let second = list.beginSecondImage()
        list.commands.append(solid(PixelRect(0, 0, 20, 10), 0xFF00_0000))
        list.commands.append(solid(PixelRect(5, 0, 5, 10), 0xFFFF_0000))
        list.endGroup(begin: begin, second: second, opacity: 51)
        let canvas = Canvas(size: Self.size)

        canvas.draw(list)

        #expect(canvas.pixel(0, 0) == PackedColor(bits: 0xFFCC_CCCC))
        #expect(canvas.pixel(7, 0) == PackedColor(bits: 0xFFFF_CCCC))
    }

    @Test("Nested groups multiply their opacities")
    func nested() {
        var list = DisplayList(20, 10, background: 0xFF00_0000)
        let outer = list.beginGroup()
        let outerSecond = list.beginSecondImage()
        let inner = list.beginGroup()
        let second = list.beginSecondImage()
        list.commands.append(solid(list.bounds, 0xFFFF_FFFF))
        list.endGroup(begin: inner, second: second, opacity: 128)
        list.endGroup(begin: outer, second: outerSecond, opacity: 128)
        let canvas = Canvas(size: Self.size)

        canvas.draw(list)

        #expect(canvas.pixel(3, 3) == PackedColor(bits: 0xFF40_4040))
    }

    @Test("A mask's opacity determines a pixel's visibility, whatever the mask's color")
    func mask() {
        var list = DisplayList(20, 10, background: 0xFFFF_FFFF)
        let begin = list.beginGroup()
        let second = list.beginSecondImage()
        list.commands.append(solid(list.bounds, 0xFF00_0000))
        list.maskGroup()
        list.commands.append(solid(PixelRect(0, 0, 10, 10), 0xFF12_3456))
        list.commands.append(solid(PixelRect(10, 0, 5, 10), 0x3300_2200))
        list.endGroup(begin: begin, second: second, opacity: 255)
        var faded = list
        faded.commands[faded.commands.count - 1].opacity = 51
        let (canvas, fadedCanvas) = (Canvas(size: Self.size), Canvas(size: Self.size))

        canvas.draw(list)
        fadedCanvas.draw(faded)

        #expect(canvas.pixel(5, 5) == PackedColor(bits: 0xFF00_0000))
        #expect(canvas.pixel(12, 5) == PackedColor(bits: 0xFFCC_CCCC))
        #expect(canvas.pixel(17, 5) == PackedColor(bits: 0xFFFF_FFFF))
        #expect(fadedCanvas.pixel(5, 5) == PackedColor(bits: 0xFFCC_CCCC))
        #expect(fadedCanvas.pixel(12, 5) == PackedColor(bits: 0xFFF5_F5F5))
        #expect(canvas.guardsAreIntact)
    }

    @Test(
        "Every mask opacity is exact to the nearest step, at every position in a row",
        arguments: [255, 254, 128, 90, 1])
    func everyMask(opacity: Int) {
        let (over, under) = ([0x40, 0xC7, 0x05], [0xFF, 0x31, 0x80])
        func word(_ parts: [Int]) -> UInt32 { parts.reduce(0xFF) { $0 << 8 | UInt32($1) } }
        func share(_ value: Int) -> Int { (2 * value + 255) / 510 }
        var list = DisplayList(259, 1, background: word(under))
        let begin = list.beginGroup()
        let second = list.beginSecondImage()
        list.commands.append(solid(list.bounds, word(over)))
        list.maskGroup()
        for alpha in 0..<256 {
            list.commands.append(
                solid(PixelRect(minX: Int32(alpha), minY: 0, maxX: Int32(alpha) + 1, maxY: 1), UInt32(alpha) << 24))
        }
        list.endGroup(begin: begin, second: second, opacity: UInt8(opacity))
        let canvas = Canvas(size: PixelSize(width: 259, height: 1))

        canvas.draw(list)

        for alpha in 0..<259 {
            let part = alpha < 256 ? share(alpha * opacity) : 0
            let expected = zip(over, under).map { share($0 * part + $1 * (255 - part)) }
            #expect(canvas.pixel(alpha, 0) == PackedColor(bits: word(expected)), "alpha \(alpha)")
        }
        #expect(canvas.guardsAreIntact)
    }

    @Test("An empty mask hides everything, and a mask over nothing shows nothing")
    func emptyMasks() {
        var hidden = DisplayList(20, 10, background: 0xFFFF_FFFF)
        var (begin, second) = (hidden.beginGroup(), hidden.beginSecondImage())
        hidden.commands.append(solid(hidden.bounds, 0xFF00_0000))
        hidden.maskGroup()
        hidden.endGroup(begin: begin, second: second, opacity: 255)
        var nothing = DisplayList(20, 10, background: 0xFFFF_FFFF)
        (begin, second) = (nothing.beginGroup(), nothing.beginSecondImage())
        nothing.maskGroup()
        nothing.commands.append(solid(hidden.bounds, 0xFF00_0000))
        nothing.endGroup(begin: begin, second: second, opacity: 255)

        for list in [hidden, nothing] {
            let canvas = Canvas(size: Self.size)
            canvas.draw(list)
            #expect(canvas.picture.allSatisfy { $0 == 0xFFFF_FFFF })
        }
    }

    @Test("Drawing the damage over the old image gives the new image, with groups in the list")
    func changes() {
        var generator = SeededGenerator(seed: 31)
        let rasterizer = Rasterizer()
        for round in 0..<500 {
            let (size, count) =
                round % 3 == 0 ? (PixelSize(width: 150, height: 90), 45) : (PixelSize(width: 47, height: 33), 12)
            var old = RandomList.make(&generator, size: size, commandCount: count)
            var new = old
            RandomList.change(&new, &generator)
            let isMasked = round % 4 < 2
            old = old.grouped(opacity: 90, isMasked: isMasked)
            new = new.grouped(opacity: round % 2 == 0 ? 90 : 91, isMasked: isMasked)
            let damage = Damage(redrawing: new.changedRects(since: old), of: new)
            let partly = Canvas(size: size, rasterizer: rasterizer)
            let wholly = Canvas(size: size)

            partly.draw(old)
            partly.draw(new, damage: damage)
            wholly.draw(new)

            #expect(partly.picture == wholly.picture, "round \(round)")
            #expect(partly.guardsAreIntact)
        }
    }

    @Test("Incomplete groups draw nothing, and don't touch memory outside the image")
    func unbalanced() {
        let rect = PixelRect(0, 0, 20, 10)
        for kinds: [DrawCommand.Kind] in [
            [.groupEnd], [.groupSecond], [.groupBegin], [.groupBegin, .groupSecond],
            [.groupSecond, .groupEnd, .groupBegin],
            [.groupBegin, .groupEnd], [.groupMask], [.groupMask, .groupEnd], [.groupBegin, .groupSecond, .groupMask],
        ] {
            var list = DisplayList(20, 10, background: 0xFF00_0000)
            list.commands += kinds.map { .group($0, in: rect, opacity: 77) }
            let canvas = Canvas(size: Self.size)

            canvas.draw(list)

            #expect(canvas.picture.allSatisfy { $0 == 0xFF00_0000 }, "\(kinds)")
            #expect(canvas.guardsAreIntact)
        }
    }
}
