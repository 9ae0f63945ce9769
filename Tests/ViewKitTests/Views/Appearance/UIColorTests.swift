import DrawKit
import Testing
import ViewKit

@MainActor
@Suite("UIColor")
struct UIColorTests {
    @Test(
        "A color can be made from hue, saturation and brightness, which are clamped",
        arguments: [
            ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]),
            ([0.5, 1, 1], [0, 1, 1]),
            ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]), ([1, 1, 1], [1, 0, 0]),
            ([1.0 / 12, 1, 0.8], [0.8, 0.4, 0]), ([0.3, 0, 0.5], [0.5, 0.5, 0.5]), ([0.3, 1, 0], [0, 0, 0]),
            ([0, 0.5, 1], [1, 0.5, 0.5]), ([-3, 7, 2], [1, 0, 0]), ([.nan, .infinity, 1], [1, 0, 0]),
        ] as [([Double], [Double])])
    func hue(wheel: [Double], expected: [Double]) {
        let color = UIColor(hue: wheel[0], saturation: wheel[1], brightness: wheel[2], alpha: 0.25).cgColor.light
        let found = [color.red, color.green, color.blue]

        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
        #expect(color.alpha == 0.25)
    }

    @Test("UIColor() is transparent")
    func empty() {
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
    }

    @Test("hasDifferentColorAppearance(comparedTo:) is true for a different style and for nil")
    func colorAppearance() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )

        #expect(
            light.hasDifferentColorAppearance(comparedTo: dark) && light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    }

    @Test("Adjacent text runs with equal colors are merged")
    func neighbors() {
        let colors: [UIColor] = [.black, .black, .clear, .label, UIColor(white: 0.5, alpha: 1)]
        let text = NSMutableAttributedString(string: "")
        for color in colors { text.append(NSAttributedString(string: "a", attributes: [.foregroundColor: color])) }
        text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 4, length: 1))
        var runs: [NSRange] = []
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 5)) { _, range, _ in
            runs.append(range)
        }
        #expect(runs.map(\.length) == [2, 1, 2])
    }
}
