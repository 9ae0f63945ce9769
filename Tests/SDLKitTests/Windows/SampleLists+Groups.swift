import DrawKit

extension SampleList {
    /// Lists with cross-fading images and group opacity.
    static let groups: [SampleList] = [
        SampleList(
            name: "two pictures, a third of the way",
            list: list { list in
                list.bitmaps.append(picture(width: 40, height: 30))
                let begin = list.beginGroup()
                list.commands.append(.solid(RoundedRect(rect: rect(5, 5, 80, 60)), color: color(0xFFFFFF), clip: -1))
                list.commands.append(
                    .bitmap(RoundedRect(rect: rect(8, 9, 40, 30)), bitmap: 0, tint: .clear, opacity: 255, clip: -1))
                let second = list.beginSecondImage()
                list.commands.append(.solid(RoundedRect(rect: rect(20, 20, 95, 60)), color: color(0x2060C0), clip: -1))
                list.commands.append(.solid(RoundedRect(rect: rect(30, 30, 30, 30)), color: color(0x101010), clip: -1))
                list.endGroup(begin: begin, second: second, opacity: 85)
                list.commands.append(
                    .solid(RoundedRect(rect: rect(0, 70, 120, 9)), color: color(0xC02020, 0.5), clip: -1))
            }),
        SampleList(
            name: "groups in groups, side by side, and at the picture's edges",
            list: list { list in
                list.clips.append(ClipNode(shape: RoundedRect(rect: rect(-10, 10, 60, 90)), parent: -1, within: []))
                let outer = list.beginGroup()
                let outerSecond = list.beginSecondImage()
                list.commands.append(.solid(RoundedRect(rect: rect(-5, -5, 80, 200)), color: color(0x206020), clip: 0))
                for index in Int32(0)..<2 {
                    let inner = list.beginGroup()
                    let second = list.beginSecondImage()
                    list.commands.append(
                        .solid(RoundedRect(rect: rect(5 + 20 * index, 20, 15, 200)), color: color(0xF0F000), clip: 0))
                    list.commands.append(
                        .solid(RoundedRect(rect: rect(9 + 20 * index, 30, 5, 30)), color: color(0x000080), clip: -1))
                    list.endGroup(begin: inner, second: second, opacity: 128)
                }
                list.endGroup(begin: outer, second: outerSecond, opacity: 200)
                let alone = list.beginGroup()
                let second = list.beginSecondImage()
                list.commands.append(.solid(RoundedRect(rect: rect(90, -9, 90, 50)), color: color(0x600060), clip: -1))
                list.endGroup(begin: alone, second: second, opacity: 30)
            }),
        SampleList(
            name: "masks, controllers, and faded",
            list: list { list in
                list.paints.append(
                    Paint(
                        ramp: Ramp(GradientStops(colors: [.clear, .black])), start: UnitPoint(x: 0, y: 0),
                        end: UnitPoint(x: 1, y: 0)))
                list.bitmaps.append(picture(width: 40, height: 30))
                let outer = list.beginGroup()
                let outerSecond = list.beginSecondImage()
                list.commands.append(.solid(RoundedRect(rect: rect(5, 5, 100, 70)), color: color(0xC04020), clip: -1))
                let inner = list.beginGroup()
                let second = list.beginSecondImage()
                list.commands.append(.solid(RoundedRect(rect: rect(10, 10, 60, 60)), color: color(0x2060C0), clip: -1))
                list.commands.append(
                    .bitmap(RoundedRect(rect: rect(20, 20, 40, 30)), bitmap: 0, tint: .clear, opacity: 255, clip: -1))
                list.maskGroup()
                list.commands.append(
                    .solid(RoundedRect(rect: rect(15, 15, 40, 40), radius: 20), color: color(0xFFFFFF), clip: -1))
                list.commands.append(
                    .solid(RoundedRect(rect: rect(40, 30, 40, 40)), color: color(0, 0.5), clip: -1))
                list.endGroup(begin: inner, second: second, opacity: 200)
                list.maskGroup()
                list.commands.append(
                    .gradient(RoundedRect(rect: rect(0, 0, 110, 80)), paint: 0, opacity: 255, clip: -1))
                list.endGroup(begin: outer, second: outerSecond, opacity: 255)
                list.commands.append(
                    .solid(RoundedRect(rect: rect(0, 70, 120, 9)), color: color(0xC02020, 0.5), clip: -1))
            }, edgeTolerance: 40),
        SampleList(
            name: "gradients clipped by shapes, with separate and shared highlights, half faded",
            list: list { list in
                let (start, end) = (UnitPoint(x: 0.1, y: 0), UnitPoint(x: 0.9, y: 0.4))
                list.paints = [
                    Paint(ramp: gray, start: start, end: end),
                    Paint(ramp: gray, start: start, end: end, area: rect(0, 0, 120, 80)),
                ]
                let outer = list.beginGroup()
                let outerSecond = list.beginSecondImage()
                for index in Int32(0)..<2 {
                    let begin = list.beginGroup()
                    let second = list.beginSecondImage()
                    list.commands.append(
                        .gradient(
                            RoundedRect(rect: rect(5 + 50 * index, 10, 45, 60)), paint: index, opacity: 255, clip: -1))
                    list.maskGroup()
                    list.commands.append(
                        .solid(
                            RoundedRect(rect: rect(8 + 50 * index, 14, 36, 36), radius: 18), color: color(0), clip: -1))
                    list.endGroup(begin: begin, second: second, opacity: 255)
                }
                list.endGroup(begin: outer, second: outerSecond, opacity: 128)
            }, edgeTolerance: 40),
    ]
}
