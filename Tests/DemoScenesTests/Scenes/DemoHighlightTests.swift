import DrawKit
import Foundation
import SkeletonView
import Testing

@testable import DemoScenes

/// Tests that the moving highlight is visible on bones of any color.
@Suite("Highlights derived from the color of the bones")
struct DemoHighlightTests {
    /// The colors of the color menu, and some that the color well offers.
    private static let colors: [(name: String, color: UIColor)] =
        SkeletonColors.all + [
            ("blue", UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)),
            ("red", UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)),
            ("orange", UIColor(red: 240 / 255, green: 140 / 255, blue: 0, alpha: 1)),
            ("brown", UIColor(red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)),
            ("gray", UIColor(white: 0.6, alpha: 1)), ("white", .white), ("black", .black),
        ]

    /// Returns the lightness of `color` as CIE L*, 0...100.
    private func lightness(_ color: RGBA) -> Double {
        color.luminance > 0.008856 ? 116 * cbrt(color.luminance) - 16 : 903.3 * color.luminance
    }

    /// Returns two styles with bones of `color`: the default preset with that color, and the same after another color
    /// was chosen in between.
    private func styles(_ color: UIColor) -> [DemoStyle] {
        var style = DemoStyle()
        DemoPreset.demo.apply(to: &style)
        var other = style
        style.setColor(color)
        other.setColor(color == .carrot ? .silver : .carrot)
        other.setColor(color)
        return [style, other]
    }

    @Test("Highlights differ from bones by at least 8 L* in both interface styles")
    func clear() throws {
        for (name, color) in Self.colors {
            for style in styles(color) {
                let colors = style.gradient.colors.map(\.cgColor)
                let (bone, highlight) = (try #require(colors.first), try #require(colors.dropFirst().first))
                for (bone, highlight) in [(bone.light, highlight.light), (bone.dark, highlight.dark)] {
                    let difference = abs(lightness(highlight) - lightness(bone))
                    #expect((7.999...25).contains(difference), "\(name): \(difference)")
                }
                #expect(style.chosenHighlight == nil, "\(name)")
            }
        }
    }

    @Test("A chosen highlight is kept when the color changes, and is derived again once it is set to nil")
    func chosen() {
        var style = DemoStyle()
        style.setColor(.peterRiver)
        let derived = style.secondaryColor
        style.chosenHighlight = .white
        style.setColor(.alizarin)
        #expect(style.secondaryColor == .white)
        style.setColor(.peterRiver)
        style.chosenHighlight = nil
        #expect(style.secondaryColor == derived && derived != nil)
    }

    @Test("SkeletonView's default color keeps its highlight until another color is chosen")
    func defaultColor() {
        var style = DemoStyle()
        style.setColor(.skeletonDefault)
        #expect(style == DemoStyle() && style.secondaryColor == nil)
    }
}
