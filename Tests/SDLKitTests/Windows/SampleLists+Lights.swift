import DrawKit
import Foundation

extension SampleList {
    /// Lists with faint bands of light over solid colors. The bands have hard edges: two stops are at the same location
    /// at both ends.
    static let lights: [SampleList] = [
        ("rightwards", 0.21, 0.5, 0.83, 0.5), ("downwards", 0.5, -0.31, 0.5, 0.42), ("slanting", 0.1, -0.2, 0.9, 0.6),
        ("wider than the shape", -0.42, 0.2, 1.63, 0.71),
    ].map { name, startX, startY, endX, endY in
        SampleList(
            name: "light, \(name)",
            list: list { list in
                let alphas = [0.0, 0.03, 0.15, 0.3, 0.15, 0.03, 0]
                let ramp = Ramp(
                    GradientStops(
                        colors: alphas.map { RGBA(red: 1, green: 1, blue: 1, alpha: $0) },
                        locations: [0, 0, 0.25, 0.5, 0.75, 1, 1]))
                list.paints = [
                    Paint(ramp: ramp, start: UnitPoint(x: startX, y: startY), end: UnitPoint(x: endX, y: endY))
                ]
                for shape in [RoundedRect(rect: rect(4, 4, 97, 31)), RoundedRect(rect: rect(10, 40, 53, 45))] {
                    list.commands.append(.solid(shape, color: color(0x303438), clip: DisplayList.noClip))
                    list.commands.append(.gradient(shape, paint: 0, opacity: 255, clip: DisplayList.noClip))
                }
            })
    }

    /// A list of gradients whose axis spans a shared rectangle, in plain, clipped, rounded and rotated shapes, outside
    /// the rectangle and beyond the color ramp.
    static let commonLight = SampleList(
        name: "one light over many shapes",
        list: list { list in
            let area = rect(10, 5, 90, 70)
            let axes = [(0.1, 0.5, 0.9, 0.5), (0.5, 0.9, 0.5, 0.2), (0.2, 0.1, 0.8, 0.9), (0.45, 0.4, 0.6, 0.55)]
            list.paints = axes.map { startX, startY, endX, endY in
                Paint(
                    ramp: gray, start: UnitPoint(x: startX, y: startY), end: UnitPoint(x: endX, y: endY), area: area)
            }
            let angle = Double.pi / 7
            list.transforms = [
                PixelTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 95, ty: 62)
            ]
            list.clips = [ClipNode(shape: RoundedRect(rect: rect(40, 40, 30, 30)), parent: -1, within: [])]
            for paint in Int32(0)..<4 {
                let y = 2 + 22 * paint
                list.commands.append(
                    .gradient(RoundedRect(rect: rect(2, y, 21, 9)), paint: paint, opacity: 255, clip: -1))
                list.commands.append(
                    .gradient(RoundedRect(rect: rect(26, y, 50, 15), radius: 6), paint: paint, opacity: 160, clip: -1))
                list.commands.append(
                    .gradient(RoundedRect(rect: rect(78, y, 42, 4)), paint: paint, opacity: 255, clip: -1))
            }
            list.commands.append(.gradient(RoundedRect(rect: rect(30, 30, 60, 60)), paint: 2, opacity: 255, clip: 0))
            list.commands.append(
                .gradient(RoundedRect(rect: rect(-14, -9, 28, 18)), paint: 0, opacity: 255, clip: -1, transform: 0))
        }, edgeTolerance: 36)
}
