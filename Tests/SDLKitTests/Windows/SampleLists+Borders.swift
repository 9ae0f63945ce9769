import DrawKit

extension SampleList {
    static let bordered = [
        squareBorders, partBorders, roundedBorders, roundedHairlines, wideBorders, cutBorders, clippedBorders,
        turnedBorders, thinBorders,
        turnedClippedBorders,
    ]

    private static func border(
        _ shape: RoundedRect, _ width: Double, _ color: PackedColor, clip: Int32 = -1, transform: Int32 = -1
    ) -> DrawCommand {
        .solid(shape, color: color, clip: clip, border: Int32(width * 256), transform: transform)
    }

    private static let squareBorders = SampleList(
        name: "square borders of whole width",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(60, 30, 40, 50)), parent: -1, within: []))
            list.commands.append(border(RoundedRect(rect: rect(4, 4, 50, 30)), 1, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(8, 40, 44, 44)), 5, color(0xC02020, 0.5)))
            list.commands.append(border(RoundedRect(rect: rect(50, 20, 60, 55)), 12, color(0x20A040, 0.7), clip: 0))
            list.commands.append(border(RoundedRect(rect: rect(-5, 70, 30, 30)), 8, color(0x102030)))
            list.commands.append(border(RoundedRect(rect: rect(70, 2, 40, 16)), 8, color(0x604080, 0.5)))
            list.commands.append(border(RoundedRect(rect: rect(112, 2, 6, 16)), 30, color(0x604080, 0.5)))
        })

    private static let partBorders = SampleList(
        name: "square borders of broken width",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(60, 40, 44, 37)), parent: -1, within: []))
            list.commands.append(border(RoundedRect(rect: rect(4, 4, 50, 30)), 1.5, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(60, 4, 50, 30)), 0.5, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(4, 40, 50, 40)), 7.25, color(0xC02020, 0.6)))
            list.commands.append(border(RoundedRect(rect: rect(60, 40, 50, 40)), 19.75, color(0xC02020, 0.6), clip: 0))
            list.commands.append(border(RoundedRect(rect: rect(112, 2, 5, 16)), 2.25, color(0x604080)))
        })

    private static let roundedBorders = SampleList(
        name: "rounded borders, all corners and some",
        list: list { list in
            list.commands.append(border(RoundedRect(rect: rect(4, 4, 40, 30), radius: 8), 1, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(50, 4, 30, 30), radius: 15), 3, color(0x2060C0)))
            list.commands.append(
                border(
                    RoundedRect(rect: rect(84, 4, 30, 30), radius: 12, corners: [.topLeft, .bottomRight]), 2,
                    color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(4, 40, 50, 40), radius: 20), 6.5, color(0xC06020, 0.7)))
            list.commands.append(
                border(
                    RoundedRect(rect: rect(60, 40, 50, 40), radius: 14, corners: [.topLeft, .topRight]), 2,
                    color(0x102030)))
        }, edgeTolerance: 40)

    private static let roundedHairlines = SampleList(
        name: "rounded borders of half a pixel, with plain corners that count twice",
        list: list { list in
            list.commands.append(
                border(
                    RoundedRect(rect: rect(60, 40, 50, 40), radius: 14, corners: [.topLeft, .topRight]), 0.5,
                    color(0x102030)))
            list.commands.append(border(RoundedRect(rect: rect(4, 4, 50, 40), radius: 12), 0.5, color(0x102030)))
        }, edgeTolerance: 72)

    private static let wideBorders = SampleList(
        name: "borders that use the radius up",
        list: list { list in
            list.commands.append(border(RoundedRect(rect: rect(4, 4, 40, 30), radius: 4), 4, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(50, 4, 30, 30), radius: 10), 12, color(0x2060C0)))
            list.commands.append(border(RoundedRect(rect: rect(84, 4, 30, 30), radius: 1), 1, color(0x102030)))
            list.commands.append(border(RoundedRect(rect: rect(4, 40, 50, 40), radius: 20), 19, color(0xC06020, 0.7)))
            list.commands.append(border(RoundedRect(rect: rect(60, 40, 50, 40), radius: 14), 20, color(0xC06020)))
        }, edgeTolerance: 40)

    private static let cutBorders = SampleList(
        name: "rounded borders cut by edges of the picture and of clips",
        list: list { list in
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(20, 10, 60, 60)), parent: -1, within: []))
            list.commands.append(border(RoundedRect(rect: rect(-20, -20, 60, 60), radius: 25), 4, color(0x2060C0)))
            list.commands.append(
                border(RoundedRect(rect: rect(50, 40, 60, 60), radius: 30), 9, color(0xC06020), clip: 0))
        }, edgeTolerance: 40)

    private static let clippedBorders = SampleList(
        name: "borders in rounded clips",
        list: list { list in
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(6, 6, 60, 60), radius: 30), parent: -1, within: []))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(20, 20, 60, 30), radius: 10), parent: 0, within: list.clips))
            list.clips.append(
                ClipNode(shape: RoundedRect(rect: rect(74, 44, 40, 40), radius: 12), parent: -1, within: list.clips))
            list.commands.append(border(RoundedRect(rect: rect(4, 12, 56, 48)), 4, color(0x40A060), clip: 0))
            list.commands.append(
                border(RoundedRect(rect: rect(24, 8, 30, 60), radius: 12), 6, color(0x802060, 0.8), clip: 1))
            list.commands.append(border(RoundedRect(rect: rect(74, 44, 40, 40)), 1, color(0x102030), clip: 2))
            list.commands.append(
                border(RoundedRect(rect: rect(80, 40, 40, 30), radius: 9), 3, color(0x2060C0), clip: 2))
        }, edgeTolerance: 48)

    private static let turnedBorders = SampleList(
        name: "borders, turned, sheared, mirrored and scaled unevenly",
        list: list { list in
            list.transforms = [
                turned(30, x: 30, y: 25), turned(10, x: 85, y: 25, shear: 0.5),
                turned(-20, x: 30, y: 65, scaleX: -1.5, scaleY: 0.7),
                turned(90, x: 90, y: 65, scaleX: 0.5, scaleY: 1.5), turned(45, x: 110, y: 45),
            ]
            let plain = RoundedRect(rect: rect(-15, -10, 30, 20))
            let round = RoundedRect(
                rect: rect(-15, -10, 30, 20), radius: 7, corners: [.topLeft, .topRight, .bottomLeft])
            list.commands.append(border(plain, 4, color(0x2060C0), transform: 0))
            list.commands.append(border(round, 3, color(0x2060C0), transform: 1))
            list.commands.append(border(round, 5, color(0xC06020, 0.7), transform: 2))
            list.commands.append(border(plain, 2, color(0x802020), transform: 3))
            list.commands.append(border(RoundedRect(rect: rect(-5, -5, 10, 10)), 5, color(0x102030), transform: 4))
        }, edgeTolerance: 40)

    private static let thinBorders = SampleList(
        name: "borders and their holes, narrower than a pixel after a transform",
        list: list { list in
            list.transforms = [
                turned(25, x: 30, y: 40, scaleX: 0.3, scaleY: 0.3), turned(-35, x: 85, y: 30, scaleX: 3, scaleY: 0.25),
                turned(0, x: 85.5, y: 70.25, scaleX: 0.1, scaleY: 0.1),
            ]
            list.commands.append(
                border(RoundedRect(rect: rect(-60, -80, 120, 160), radius: 30), 2, color(0x102030), transform: 0))
            list.commands.append(border(RoundedRect(rect: rect(-10, -40, 20, 80)), 2, color(0x102030), transform: 1))
            list.commands.append(border(RoundedRect(rect: rect(-60, -60, 120, 120)), 58, color(0x102030), transform: 2))
        }, edgeTolerance: 48)

    private static let turnedClippedBorders = SampleList(
        name: "borders in turned rounded clips",
        list: list { list in
            list.transforms = [turned(20, x: 40, y: 45), turned(-30, x: 85, y: 45, scaleX: 0.8, scaleY: -1.2)]
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-30, -25, 60, 50), radius: 14), parent: -1, within: [],
                    transform: list.transforms[0], transformIndex: 0))
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(-30, -20, 60, 40), radius: 20), parent: 0, within: list.clips,
                    transform: list.transforms[1], transformIndex: 1))
            list.commands.append(
                border(RoundedRect(rect: rect(-24, -28, 48, 56), radius: 10), 6, color(0x40A060), clip: 0, transform: 0)
            )
            list.commands.append(
                border(RoundedRect(rect: rect(15, 20, 70, 50), radius: 9), 6, color(0x2060C0), clip: 0))
            list.commands.append(
                border(RoundedRect(rect: rect(-28, -14, 30, 28)), 3, color(0xC02020, 0.8), clip: 1, transform: 1))
        }, edgeTolerance: 40)
}
