import DrawKit
import TestSupport

extension DisplayList {
    /// Adds a clip inside the last one.
    mutating func push(_ shape: RoundedRect, transform: Int32 = DisplayList.noTransform) {
        clips.append(clip(shape, parent: Int32(clips.count - 1), transform: transform))
    }

    /// Returns a clip that may be transformed.
    func clip(_ shape: RoundedRect, parent: Int32, transform: Int32) -> ClipNode {
        let map = transform >= 0 ? transforms[Int(transform)] : nil
        return ClipNode(shape: shape, parent: parent, within: clips, transform: map, transformIndex: transform)
    }
}

extension DisplayList {
    /// Returns the same commands, most of them in a group whose second image contains another group.
    func grouped(opacity: UInt8, isMasked: Bool) -> DisplayList {
        var list = self
        list.commands.removeAll()
        let part = max(1, commands.count / 6)
        var (outer, outerSecond, inner, second) = (0, 0, 0, 0)
        for (index, command) in commands.enumerated() {
            switch index {
            case part: outer = list.beginGroup()
            case 2 * part: outerSecond = list.beginSecondImage()
            case 3 * part: inner = list.beginGroup()
            case 4 * part: second = list.beginSecondImage()
            case 4 * part + part / 2 where isMasked: list.maskGroup()
            case 5 * part:
                list.endGroup(begin: inner, second: second, opacity: 200)
                list.endGroup(begin: outer, second: outerSecond, opacity: opacity)
            default: break
            }
            list.commands.append(command)
        }
        return list
    }
}

/// Random display lists with commands of every kind.
enum RandomList {
    /// Created once, because building a ramp takes longer than drawing an image.
    private static let ramps: [Ramp] = {
        var generator = SeededGenerator(seed: 99)
        return (1...8).map { index in
            Ramp(GradientStops(colors: (0...index % 4).map { _ in color(&generator) }))
        }
    }()

    static func make(_ generator: inout SeededGenerator, size: PixelSize, commandCount: Int) -> DisplayList {
        var list = DisplayList(
            size.width, size.height, background: 0xFF00_0000 | UInt32(generator.number(0...0xFFFFFF)))
        list.paints = (0..<3).map { _ in paint(&generator) }
        list.bitmaps = (0..<3).map { _ in bitmap(&generator) }
        list.transforms = (0..<3).map { _ in transform(&generator, in: size) }
        for _ in 0..<4 {
            let parent = Int32(generator.number(-1...(list.clips.count - 1)))
            let transform = Int32(generator.chance(30) ? generator.number(0...2) : -1)
            list.clips.append(list.clip(shape(&generator, in: size), parent: parent, transform: transform))
        }
        for _ in 0..<commandCount { list.commands.append(command(&generator, in: list)) }
        return list
    }

    /// Changes `list` as a frame might: adds, removes and alters commands, and moves gradients.
    static func change(_ list: inout DisplayList, _ generator: inout SeededGenerator) {
        for _ in 0..<generator.number(1...3) {
            let index = generator.number(0...(list.commands.count - 1))
            switch generator.number(0...9) {
            case 0: list.commands.insert(command(&generator, in: list), at: max(1, index))
            case 1 where index > 0: list.commands.remove(at: index)
            case 2: list.paints[generator.number(0...2)].start.x += 0.25
            case 3: list.paints[generator.number(0...2)] = paint(&generator)
            case 4: list.bitmaps[generator.number(0...2)] = bitmap(&generator)
            case 5 where index > 0: list.commands[index].shape = shape(&generator, in: list.size)
            case 6 where index > 0: list.commands[index].border = border(&generator)
            case 7:
                list.transforms[generator.number(0...2)] = transform(&generator, in: list.size)
                renewClips(of: &list)
            case 8:
                list.clips[generator.number(0...3)].shape = shape(&generator, in: list.size)
                renewClips(of: &list)
            default: list.commands[max(1, index) % list.commands.count] = replacement(for: index, &generator, in: list)
            }
        }
    }

    static func rect(_ generator: inout SeededGenerator, in size: PixelSize) -> PixelRect {
        let (x, y) = (generator.number(0...Int(size.width) - 1), generator.number(0...Int(size.height) - 1))
        return PixelRect(
            x, y, generator.number(1...(Int(size.width) - x)), generator.number(1...(Int(size.height) - y)))
    }

    // MARK: Private

    /// Recomputes the values that clips derive from shapes, transforms and each other.
    private static func renewClips(of list: inout DisplayList) {
        let old = list.clips
        list.clips = []
        for node in old {
            list.clips.append(list.clip(node.shape, parent: node.parent, transform: node.transform))
        }
    }

    /// Returns a transform that keeps most of an image visible or, rarely, is singular.
    private static func transform(_ generator: inout SeededGenerator, in size: PixelSize) -> PixelTransform {
        func entry(_ range: ClosedRange<Int>) -> Double { Double(generator.number(range)) / 64 }
        if generator.chance(5) { return PixelTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0) }
        let isUpright = generator.chance(25)
        return PixelTransform(
            a: entry(-100...100), b: isUpright ? 0 : entry(-100...100), c: isUpright ? 0 : entry(-100...100),
            d: entry(-100...100), tx: entry(0...(64 * Int(size.width))), ty: entry(0...(64 * Int(size.height))))
    }

    private static func border(_ generator: inout SeededGenerator) -> Int32 {
        Int32(generator.chance(50) ? generator.number(0...4) * 256 : generator.number(0...2000))
    }

    /// Returns a new command, or a new background in place of the first command.
    private static func replacement(
        for index: Int, _ generator: inout SeededGenerator, in list: DisplayList
    ) -> DrawCommand {
        guard max(1, index) % list.commands.count == 0 else { return command(&generator, in: list) }
        return .solid(RoundedRect(rect: list.bounds), color: PackedColor(bits: 0xFF12_6009), clip: DisplayList.noClip)
    }

    private static func shape(_ generator: inout SeededGenerator, in size: PixelSize) -> RoundedRect {
        let (width, height) = (Int(size.width), Int(size.height))
        let rect = PixelRect(
            generator.number((-width / 4)...width), generator.number((-height / 4)...height),
            generator.number(1...width), generator.number(1...height))
        let radius = generator.chance(50) ? 0 : Double(generator.number(1...4000)) / 256
        return RoundedRect(rect: rect, radius: radius, corners: CornerSet(rawValue: UInt8(generator.number(0...15))))
    }

    private static func color(_ generator: inout SeededGenerator) -> RGBA {
        RGBA(
            red: Double(generator.number(0...255)) / 255, green: Double(generator.number(0...255)) / 255,
            blue: Double(generator.number(0...255)) / 255,
            alpha: generator.chance(60) ? 1 : Double(generator.number(0...255)) / 255)
    }

    private static func paint(_ generator: inout SeededGenerator) -> Paint {
        func place() -> Double { Double(generator.number(-8...16)) / 8 }
        var (start, end) = (UnitPoint(x: place(), y: place()), UnitPoint(x: place(), y: place()))
        if generator.chance(30) { end.y = start.y }
        if generator.chance(30) { start.x = end.x }
        return Paint(ramp: ramps[generator.number(0...(ramps.count - 1))], start: start, end: end)
    }

    private static func bitmap(_ generator: inout SeededGenerator) -> Bitmap {
        let size = PixelSize(width: Int32(generator.number(1...20)), height: Int32(generator.number(1...20)))
        let count = Int(size.width) * Int(size.height)
        let pixels: Bitmap.Pixels =
            generator.chance(50)
            ? .alpha((0..<count).map { _ in UInt8(generator.number(0...255)) })
            : .color((0..<count).map { _ in PackedColor(color(&generator)).bits })
        return Bitmap(size: size, pixels: pixels, reducible: generator.chance(50))
    }

    private static func command(_ generator: inout SeededGenerator, in list: DisplayList) -> DrawCommand {
        var command = filled(&generator, in: list)
        if generator.chance(30) { command.transform = Int32(generator.number(0...2)) }
        if generator.chance(30) { command.border = border(&generator) }
        return command
    }

    private static func filled(_ generator: inout SeededGenerator, in list: DisplayList) -> DrawCommand {
        var shape = shape(&generator, in: list.size)
        let clip = Int32(generator.number(-1...(list.clips.count - 1)))
        let opacity = UInt8(generator.chance(60) ? 255 : generator.number(0...255))
        let source = Int32(generator.number(0...2))
        let tint = PackedColor(color(&generator))
        switch generator.number(0...2) {
        case 0:
            return .solid(shape, color: tint, clip: clip)
        case 1:
            return .gradient(shape, paint: source, opacity: opacity, clip: clip)
        default:
            if generator.chance(50) {
                let size = list.bitmaps[Int(source)].size
                shape.rect.maxX = shape.rect.minX + size.width
                shape.rect.maxY = shape.rect.minY + size.height
                shape = RoundedRect(rect: shape.rect, radius: shape.pixelRadius, corners: shape.corners)
            }
            return .bitmap(shape, bitmap: source, tint: tint, opacity: opacity, clip: clip)
        }
    }
}
