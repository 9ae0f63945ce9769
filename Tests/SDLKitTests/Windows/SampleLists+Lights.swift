import DrawKit

extension SampleList {
    /// Faint bands of light over solid colours, with nothing beyond their edges: two stops in one place at both ends.
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
}
