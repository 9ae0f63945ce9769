import DrawKit
import Foundation

extension SampleList {
    static let transformed = [
        turnedSolids, alignedSolids, turnedGradients, turnedBitmaps, enlargedBitmap, turnedRounded, thin, cutTurned,
        turnedClips, nestedClips, degenerate,
    ]

    /// Returns a transform that scales and shears at the origin, rotates by `degrees`, and moves the origin to (`x`,
    /// `y`).
    static func turned(
        _ degrees: Double, x: Double, y: Double, scaleX: Double = 1, scaleY: Double = 1, shear: Double = 0
    ) -> PixelTransform {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return PixelTransform(
            a: cosine * scaleX, b: sine * scaleX, c: (cosine * shear - sine) * scaleY,
            d: (sine * shear + cosine) * scaleY, tx: x, ty: y)
    }

    private static let turnedSolids = SampleList(
        name: "solids, turned, sheared, mirrored and scaled unevenly",
        list: list { list in
            list.transforms = [
                turned(30, x: 30, y: 25), turned(0, x: 85, y: 25, shear: 0.5),
                turned(-20, x: 30, y: 65, scaleX: -1.5, scaleY: 0.7),
                turned(50, x: 85.3, y: 65.7, scaleX: 0.4, scaleY: -1.8, shear: -0.3),
            ]
            for index in 0..<4 {
                list.commands.append(
                    .solid(
                        RoundedRect(rect: rect(-15, -10, 30, 20)), color: color(0x2060C0, index < 2 ? 1 : 0.6),
                        clip: -1, transform: Int32(index)))
            }
        }, edgeTolerance: 36)

    private static let alignedSolids = SampleList(
        name: "solids and hairlines that stay on pixel borders",
        list: list { list in
            list.transforms = [
                turned(90, x: 30, y: 30), turned(0, x: 70, y: 10, scaleX: 2, scaleY: -3), turned(180, x: 100, y: 80),
                PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 7),
            ]
            list.commands.append(
                .solid(RoundedRect(rect: rect(-10, -20, 20, 40)), color: color(0x2060C0), clip: -1, transform: 0))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-5, -15, 20, 12)), color: color(0xC02020, 0.4), clip: -1, transform: 1))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-10, -1, 40, 1)), color: color(0x102030), clip: -1, transform: 2))
            list.commands.append(
                .solid(RoundedRect(rect: rect(0, 0, 1, 4)), color: color(0x102030), clip: -1, transform: 3))
            list.commands.append(
                .solid(RoundedRect(rect: rect(4, 0, 1, 1)), color: color(0x102030), clip: -1, transform: 3))
        })

    private static let turnedGradients = SampleList(
        name: "gradients, turned, mirrored and beyond the row",
        list: list { list in
            let axes = [(0.0, 0.5, 1.0, 0.5), (0.0, 0.0, 1.0, 1.0), (0.45, 0.4, 0.6, 0.55), (-1.0, 0.5, 0.0, 0.5)]
            list.paints = axes.map { startX, startY, endX, endY in
                Paint(ramp: gray, start: UnitPoint(x: startX, y: startY), end: UnitPoint(x: endX, y: endY))
            }
            list.transforms = [
                turned(30, x: 30, y: 25), turned(0, x: 85, y: 25, shear: 0.5), turned(-70, x: 30, y: 65, scaleX: -1.2),
                turned(15, x: 85, y: 65, scaleX: 1.4, scaleY: 0.8),
            ]
            for index in 0..<Int32(4) {
                list.commands.append(
                    .gradient(
                        RoundedRect(rect: rect(-18, -12, 36, 24)), paint: index, opacity: index == 1 ? 180 : 255,
                        clip: -1, transform: index))
            }
        }, edgeTolerance: 36)

    private static let turnedBitmaps = SampleList(
        name: "a picture and coverage, turned",
        list: list { list in
            let bytes = (0..<1200).map { (index: Int) -> UInt8 in UInt8(index % 40 * 6) }
            list.bitmaps = [
                picture(width: 40, height: 30), Bitmap(size: PixelSize(width: 40, height: 30), pixels: .alpha(bytes)),
            ]
            list.transforms = [
                turned(25, x: 30, y: 28), turned(-90, x: 90, y: 25), turned(160, x: 35, y: 68, scaleY: 0.6),
                turned(-10, x: 88, y: 68, scaleX: -0.9, shear: 0.3),
            ]
            for index in 0..<Int32(4) {
                list.commands.append(
                    .bitmap(
                        RoundedRect(rect: rect(-20, -15, 40, 30)), bitmap: index % 2,
                        tint: index % 2 == 0 ? .clear : color(0x902040), opacity: 255, clip: -1, transform: index))
            }
        }, edgeTolerance: 40)

    private static let enlargedBitmap = SampleList(
        name: "a small picture, enlarged far beyond the window",
        list: list { list in
            list.bitmaps = [picture(width: 16, height: 12)]
            list.transforms = [turned(20, x: 60, y: 45, scaleX: 40, scaleY: 40)]
            list.commands.append(
                .bitmap(
                    RoundedRect(rect: rect(-8, -6, 16, 12)), bitmap: 0, tint: .clear, opacity: 255, clip: -1,
                    transform: 0))
        })

    private static let turnedRounded = SampleList(
        name: "rounded shapes, turned, sheared and enlarged",
        list: list { list in
            list.paints = [Paint(ramp: gray, start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5))]
            list.bitmaps = [picture(width: 30, height: 20)]
            list.transforms = [
                turned(30, x: 30, y: 25), turned(10, x: 85, y: 25, shear: 0.5), turned(-20, x: 30, y: 65, scaleX: -1.3),
                turned(200, x: 85, y: 65, scaleX: 4, scaleY: 3),
            ]
            let shape = RoundedRect(rect: rect(-15, -10, 30, 20), radius: 7, corners: [.topLeft, .topRight])
            list.commands.append(.solid(shape, color: color(0x2060C0), clip: -1, transform: 0))
            list.commands.append(.gradient(shape, paint: 0, opacity: 255, clip: -1, transform: 1))
            list.commands.append(.bitmap(shape, bitmap: 0, tint: .clear, opacity: 255, clip: -1, transform: 2))
            list.commands.append(
                .solid(
                    RoundedRect(rect: rect(-5, -4, 10, 8), radius: 4), color: color(0xC06020), clip: -1, transform: 3)
            )
        }, edgeTolerance: 40)

    private static let thin = SampleList(
        name: "turned lines of a pixel and less",
        list: list { list in
            list.transforms = [
                turned(30, x: 20, y: 10), turned(45, x: 80, y: 10, scaleY: 0.5),
                turned(-10, x: 10, y: 80, scaleY: 0.25),
            ]
            for index in 0..<Int32(3) {
                list.commands.append(
                    .solid(RoundedRect(rect: rect(0, 0, 60, 1)), color: color(0x102030), clip: -1, transform: index))
            }
        }, edgeTolerance: 36)

    private static let cutTurned = SampleList(
        name: "turned shapes cut by edges of the picture and of upright clips",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(20, 10, 60, 60)), parent: -1, within: []))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(64, 40, 50, 46), radius: 18), parent: -1, within: []))
            list.paints = [Paint(ramp: gray, start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5))]
            list.transforms = [turned(30, x: 10, y: 10), turned(-40, x: 50, y: 40), turned(12, x: 90, y: 60)]
            list.commands.append(
                .solid(RoundedRect(rect: rect(-30, -30, 60, 60)), color: color(0x2060C0), clip: -1, transform: 0))
            list.commands.append(
                .gradient(
                    RoundedRect(rect: rect(-40, -20, 80, 40), radius: 10), paint: 0, opacity: 255, clip: 0,
                    transform: 1))
            list.transforms.append(turned(4, x: 60, y: 120))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-200, -36, 400, 90)), color: color(0x802060), clip: -1, transform: 3))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-30, -16, 60, 32)), color: color(0x208040), clip: 1, transform: 2))
        }, edgeTolerance: 36)

    private static let turnedClips = SampleList(
        name: "turned clips, plain and rounded",
        list: list { list in
            list.transforms = [
                turned(30, x: 32, y: 45), turned(-15, x: 88, y: 45, scaleX: -1.4, scaleY: 0.8, shear: 0.3),
            ]
            list.bitmaps = [picture(width: 56, height: 86)]
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-20, -16, 40, 32), radius: 12), parent: -1, within: [],
                    transform: list.transforms[0], transformIndex: 0))
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-14, -20, 28, 40)), parent: -1, within: list.clips,
                    transform: list.transforms[1], transformIndex: 1))
            list.commands.append(.solid(RoundedRect(rect: rect(0, 0, 60, 90)), color: color(0x40A060), clip: 0))
            list.commands.append(
                .bitmap(RoundedRect(rect: rect(62, 2, 56, 86)), bitmap: 0, tint: .clear, opacity: 255, clip: 1))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-8, -8, 16, 16)), color: color(0x802020), clip: 0, transform: 0))
            list.commands.append(
                .solid(RoundedRect(rect: rect(-8, -30, 16, 60)), color: color(0x802020, 0.5), clip: 1, transform: 1))
        }, edgeTolerance: 40)

    private static let nestedClips = SampleList(
        name: "turned clips, one in another in an upright one",
        list: list { list in
            list.transforms = [turned(20, x: 60, y: 45), turned(-50, x: 60, y: 45, scaleX: 1.5)]
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(10, 5, 100, 80), radius: 30), parent: -1, within: []))
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-50, -30, 100, 60), radius: 15), parent: 0, within: list.clips,
                    transform: list.transforms[0], transformIndex: 0))
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-25, -25, 50, 50), radius: 8), parent: 1, within: list.clips,
                    transform: list.transforms[1], transformIndex: 1))
            list.paints = [Paint(ramp: gray, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))]
            list.commands.append(.solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0x80A0C0), clip: 1))
            list.commands.append(.gradient(RoundedRect(rect: rect(0, 0, 120, 90)), paint: 0, opacity: 255, clip: 2))
        }, edgeTolerance: 40)

    private static let degenerate = SampleList(
        name: "transforms that leave nothing",
        list: list { list in
            list.bitmaps = [picture(width: 16, height: 12)]
            list.paints = [Paint(ramp: gray, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))]
            list.transforms = [
                turned(30, x: 60, y: 45, scaleX: 0), turned(0, x: .nan, y: 45), turned(20, x: 60, y: 45, scaleX: .nan),
                turned(20, x: 60, y: 45, scaleX: .infinity), turned(45, x: 60, y: 45, scaleX: 1e-9),
                turned(45, x: 60, y: 45, scaleX: 1e-9, scaleY: 1e-9), turned(3, x: 1e12, y: 45),
                PixelTransform(a: 1, b: 1, c: 1, d: 1 + 1e-13, tx: 50, ty: 30),
            ]
            let shape = RoundedRect(rect: rect(-10, -10, 20, 20), radius: 4)
            list.commands.append(.solid(RoundedRect(rect: rect(4, 4, 10, 10)), color: color(0x2060C0), clip: -1))
            for index in list.transforms.indices.map(Int32.init) {
                list.clips.append(
                    ClipNode(
                        shape: shape, parent: -1, within: list.clips, transform: list.transforms[Int(index)],
                        transformIndex: index))
                list.commands += [
                    .solid(shape, color: color(0), clip: -1, transform: index),
                    .solid(shape, color: color(0), clip: -1, border: 512, transform: index),
                    .gradient(shape, paint: 0, opacity: 255, clip: -1, transform: index),
                    .bitmap(shape, bitmap: 0, tint: .clear, opacity: 255, clip: -1, transform: index),
                    .solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0), clip: index),
                    .solid(RoundedRect(rect: rect(0, 0, 120, 90)), color: color(0), clip: index, border: 30_000),
                ]
            }
        })
}
