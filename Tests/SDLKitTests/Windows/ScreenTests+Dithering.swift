import DrawKit
import RasterKit
import Testing

@testable import SDLKit

extension ScreenTests {
    @Test(
        "An accelerated gradient has its exact color on average over eight rows, in any shape",
        arguments: [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 1, 0.3]] as [[Double]])
    func ditheredGradients(
        axis: [Double]
    ) throws {
        try SharedScreen.start()
        let ramp = Ramp(GradientStops(colors: [RGBA(hex: 0x202020), RGBA(hex: 0x262626)]))
        var list = DisplayList(size: PixelSize(width: 400, height: 200))
        list.commands.append(.solid(RoundedRect(rect: list.bounds), color: PackedColor(.white), clip: -1))
        var paint = Paint(ramp: ramp, start: UnitPoint(x: axis[0], y: axis[1]), end: UnitPoint(x: axis[2], y: axis[3]))
        paint.area = list.bounds
        list.paints.append(paint)
        // The shapes are low, tall or rounded, or start in the middle of a dither pattern.
        let shapes = [(0, 16, 0), (16, 32, 0), (50, 90, 0), (143, 57, 20)]
        for (top, height, radius) in shapes {
            let rect = PixelRect(minX: 0, minY: Int32(top), maxX: 400, maxY: Int32(top + height))
            list.commands.append(
                .gradient(RoundedRect(rect: rect, radius: Double(radius)), paint: 0, opacity: 255, clip: -1))
        }
        let window = try NativeWindow(title: "test", width: 400, height: 200)
        let words = try withAcceleratedRenderer(in: window) { renderer in
            try renderer.draw(list, damage: Damage(everythingIn: list))
            return try renderer.readPixels(size: list.size)
        }

        let squared = pow2(axis[2] - axis[0]) + pow2(axis[3] - axis[1])
        for (top, height, radius) in shapes {
            for y in stride(from: top + radius, through: top + height - 8 - radius, by: 1) {
                for x in stride(from: 24, to: 376, by: 5) {
                    var (sum, exact) = (0.0, 0.0)
                    for row in y..<y + 8 {
                        sum += Double(words[row * 400 + x] & 0xFF)
                        let (u, v) = ((Double(x) + 0.5) / 400 - axis[0], (Double(row) + 0.5) / 200 - axis[1])
                        let position = (u * (axis[2] - axis[0]) + v * (axis[3] - axis[1])) / squared
                        exact += 0x20 + 6 * min(max(position, 0), 1)
                    }
                    #expect(abs(sum - exact) / 8 < 0.15, "\(x), \(y)")
                }
            }
        }
    }

    private func pow2(_ value: Double) -> Double { value * value }
}
