import DrawKit
import Testing

/// A small display list, with a tolerance for differences between the two renderers.
struct SampleList: Sendable, CustomTestStringConvertible {
    let name: String
    let list: DisplayList
    /// The tolerance at soft edges, in color levels. For all other pixels, the tolerance is 3.
    var edgeTolerance: UInt32 = 3

    var testDescription: String { name }

    static let all: [SampleList] =
        [solids, cutSolids, uniform, bitmaps, text, stretched, rounded, roundedClips, round, mixed] + gradients
        + lights + [commonLight] + transformed + bordered + roundedPictures + groups

    private static let size = PixelSize(width: 120, height: 90)
    static let gray = Ramp(
        GradientStops(colors: [RGBA(hex: 0xE0E0E0), RGBA(hex: 0x404040), RGBA(hex: 0xFFC080)]))
    private static let faint = Ramp(
        GradientStops(
            colors: [RGBA(red: 1, green: 0, blue: 0, alpha: 0.2), RGBA(red: 0, green: 0, blue: 1, alpha: 0.9)]))

    static func list(_ build: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(size: size)
        list.commands.append(
            .solid(RoundedRect(rect: list.bounds), color: PackedColor(RGBA(hex: 0xF4F0E8)), clip: DisplayList.noClip))
        build(&list)
        return list
    }

    static func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    static func color(_ hex: UInt32, _ opacity: Double = 1) -> PackedColor {
        PackedColor(RGBA(hex: hex), opacity: opacity)
    }

    private static let solids = SampleList(
        name: "solids, opaque and not",
        list: list { list in
            list.commands.append(.solid(RoundedRect(rect: rect(5, 5, 50, 30)), color: color(0x2060C0), clip: -1))
            list.commands.append(.solid(RoundedRect(rect: rect(30, 20, 60, 50)), color: color(0xC02020, 0.4), clip: -1))
            list.commands.append(.solid(RoundedRect(rect: rect(80, 60, 90, 90)), color: color(0x20C020, 0.7), clip: -1))
        })

    private static let cutSolids = SampleList(
        name: "solids and gradients in clips",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(10, 10, 60, 60)), parent: -1, within: []))
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(40, 0, 70, 50)), parent: 0, within: list.clips))
            list.paints.append(Paint(ramp: gray, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)))
            list.commands.append(.solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0x2060C0), clip: 0))
            list.commands.append(.gradient(RoundedRect(rect: rect(0, 0, 120, 90)), paint: 0, opacity: 200, clip: 1))
        })

    private static let uniform = SampleList(
        name: "gradients of one color, and without an axis",
        list: list { list in
            let flat = Ramp(GradientStops(colors: [RGBA(hex: 0x808000), RGBA(hex: 0x808000)]))
            list.paints.append(Paint(ramp: flat, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0)))
            list.paints.append(Paint(ramp: gray, start: UnitPoint(x: 0.5, y: 0.5), end: UnitPoint(x: 0.5, y: 0.5)))
            list.commands.append(.gradient(RoundedRect(rect: rect(5, 5, 40, 40)), paint: 0, opacity: 128, clip: -1))
            list.commands.append(.gradient(RoundedRect(rect: rect(50, 5, 40, 40)), paint: 1, opacity: 255, clip: -1))
        })

    private static let bitmaps = SampleList(
        name: "a picture, pixel by pixel",
        list: list { list in
            list.bitmaps.append(picture(width: 40, height: 30))
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(60, 50, 20, 20)), parent: -1, within: []))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(8, 9, 40, 30)), bitmap: 0, tint: .clear, opacity: 255, clip: -1))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(50, 45, 40, 30)), bitmap: 0, tint: .clear, opacity: 100, clip: 0))
        })

    private static let text = SampleList(
        name: "coverage, tinted",
        list: list { list in
            let bytes = (0..<1000).map { (index: Int) -> UInt8 in UInt8((index * 37 + index / 50 * 11) % 256) }
            list.bitmaps.append(Bitmap(size: PixelSize(width: 50, height: 20), pixels: .alpha(bytes)))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(8, 9, 50, 20)), bitmap: 0, tint: color(0x102030), opacity: 255, clip: -1)
            )
            list.commands.append(
                .bitmap(
                    RoundedRect(rect: rect(40, 49, 50, 20)), bitmap: 0, tint: color(0xC03060, 0.5), opacity: 255,
                    clip: -1))
        })

    private static let stretched = SampleList(
        name: "a picture, enlarged and reduced",
        list: list { list in
            list.bitmaps.append(picture(width: 16, height: 12))
            list.bitmaps.append(picture(width: 160, height: 120))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(4, 4, 64, 48)), bitmap: 0, tint: .clear, opacity: 255, clip: -1))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(72, 4, 30, 22)), bitmap: 1, tint: .clear, opacity: 255, clip: -1))
        }, edgeTolerance: 8)

    private static let rounded = SampleList(
        name: "rounded corners",
        list: list { list in
            list.paints.append(Paint(ramp: gray, start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5)))
            list.paints.append(Paint(ramp: gray, start: UnitPoint(x: 0.4, y: 0), end: UnitPoint(x: 0.5, y: 0.1)))
            let shapes = [
                RoundedRect(rect: rect(4, 4, 40, 30), radius: 8), RoundedRect(rect: rect(50, 4, 30, 30), radius: 15),
                RoundedRect(rect: rect(84, 4, 30, 30), radius: 12, corners: [.topLeft, .bottomRight]),
            ]
            for shape in shapes { list.commands.append(.solid(shape, color: color(0x2060C0), clip: -1)) }
            list.commands.append(
                .gradient(RoundedRect(rect: rect(4, 40, 50, 40), radius: 20), paint: 0, opacity: 255, clip: -1))
            list.commands.append(
                .gradient(RoundedRect(rect: rect(60, 40, 50, 40), radius: 3.5), paint: 1, opacity: 220, clip: -1))
        }, edgeTolerance: 36)

    private static let roundedClips = SampleList(
        name: "rounded clips, one in another",
        list: list { list in
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(6, 6, 60, 60), radius: 30), parent: -1, within: []))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(20, 20, 60, 30), radius: 10), parent: 0, within: list.clips))
            list.bitmaps.append(picture(width: 40, height: 40))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(74, 44, 40, 40), radius: 20), parent: -1, within: list.clips))
            list.commands.append(.solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0x40A060), clip: 0))
            list.commands.append(.solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0x802060, 0.8), clip: 1))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(74, 44, 40, 40)), bitmap: 0, tint: .clear, opacity: 255, clip: 2))
        }, edgeTolerance: 36)

    private static let round = SampleList(
        name: "see-through circles, and what has round ends, whole in a rounded clip",
        list: list { list in
            list.paints.append(Paint(ramp: faint, start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(4, 4, 112, 82), radius: 18), parent: -1, within: []))
            list.commands.append(
                .solid(RoundedRect(rect: rect(10, 8, 60, 60), radius: 30), color: color(0x2060C0, 0.5), clip: 0))
            list.commands.append(
                .gradient(RoundedRect(rect: rect(90, 10, 19, 19), radius: 9.5), paint: 0, opacity: 255, clip: 0))
            list.commands.append(
                .solid(RoundedRect(rect: rect(30, 50, 81, 31), radius: 15.5), color: color(0xC02020, 0.4), clip: 0))
        }, edgeTolerance: 40)

    private static let mixed = SampleList(
        name: "rounded shapes cut by edges of the picture and of clips",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(20, 10, 60, 60)), parent: -1, within: []))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-20, -20, 60, 60), radius: 25), color: color(0x2060C0), clip: -1))
            list.commands.append(
                .solid(RoundedRect(rect: rect(60, 50, 90, 90), radius: 30), color: color(0xC06020), clip: 0))
        }, edgeTolerance: 36)

    private static let gradients: [SampleList] = [
        ("rightwards", 0, 0.5, 1, 0.5), ("downwards", 0.5, 0, 0.5, 1), ("diagonal", 0, 0, 1, 1),
        ("askew", 0.9, 0.1, 0.2, 0.7), ("begins inside", 0.3, 0.5, 0.7, 0.5), ("far outside", -1, 0.5, 0, 0.5),
        ("steep, beyond the row on both sides", 0.45, 0.4, 0.6, 0.55),
    ].map { name, startX, startY, endX, endY in
        SampleList(
            name: "gradient, \(name)",
            list: list { list in
                let (start, end) = (UnitPoint(x: startX, y: startY), UnitPoint(x: endX, y: endY))
                list.paints = [Paint(ramp: gray, start: start, end: end), Paint(ramp: faint, start: start, end: end)]
                let shapes = [RoundedRect(rect: rect(4, 4, 100, 50)), RoundedRect(rect: rect(30, 40, 60, 45))]
                list.commands.append(.gradient(shapes[0], paint: 0, opacity: 255, clip: -1))
                list.commands.append(.gradient(shapes[1], paint: 1, opacity: 180, clip: -1))
            })
    }

    /// Returns a smooth image with an opaque and a translucent half.
    static func picture(width: Int32, height: Int32) -> Bitmap {
        let words = (0..<Int(width * height)).map { index in
            let (x, y) = (Double(index % Int(width)) / Double(width), Double(index / Int(width)) / Double(height))
            return PackedColor(RGBA(red: x, green: y, blue: 1 - x, alpha: x < 0.5 ? 1 : 1.5 - x)).bits
        }
        return Bitmap(size: PixelSize(width: width, height: height), pixels: .color(words), reducible: true)
    }
}
