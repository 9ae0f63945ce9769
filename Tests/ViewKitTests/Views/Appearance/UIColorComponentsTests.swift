import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Color components")
struct UIColorComponentsTests {
    @Test("getHue returns the hue, saturation and brightness with which a color was created")
    func hue() {
        for hue in stride(from: 0.0, to: 1, by: 1.0 / 24) {
            for (saturation, brightness) in [(1.0, 1.0), (0.5, 0.25), (0.125, 0.75)] {
                let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
                var found: (h: CGFloat, s: CGFloat, b: CGFloat, a: CGFloat) = (-1, -1, -1, -1)
                #expect(color.getHue(&found.h, saturation: &found.s, brightness: &found.b, alpha: &found.a))
                #expect(abs(found.h - hue) < 1e-9 && abs(found.s - saturation) < 1e-9)
                #expect(abs(found.b - brightness) < 1e-9 && found.a == 0.5)
            }
        }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
        UIColor.black.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect((hue, saturation, brightness) == (0, 0, 0))
    }

    @Test("getWhite succeeds for grays only")
    func white() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.75)
        #expect(!UIColor.brown.getWhite(&white, alpha: &alpha) && white == 0.25)
    }

    @Test("Components outside 0...1 are kept, but the alpha is clamped")
    func extended() {
        var found: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) = (0, 0, 0, 0)
        UIColor(red: 1.5, green: -0.5, blue: 0.25, alpha: 2)
            .getRed(&found.r, green: &found.g, blue: &found.b, alpha: &found.a)
        #expect(found == (1.5, -0.5, 0.25, 1))
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        UIColor(white: 1.25, alpha: -1).getWhite(&white, alpha: &alpha)
        #expect((white, alpha) == (1.25, 0))
        UIColor(white: -0.25, alpha: .nan).getWhite(&white, alpha: &alpha)
        #expect((white, alpha) == (-0.25, 0))
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
        UIColor(red: 2, green: 0, blue: -2, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect((hue, saturation, brightness) == (1.0 / 12, 2, 2))
        #expect(UIColor.red.withAlphaComponent(3) == .red && UIColor.red.withAlphaComponent(-3).cgColor.alpha == 0)
    }

    @Test("Named colors have the components of iOS")
    func names() {
        for (color, red, green, blue) in [
            (UIColor.brown, 0.6, 0.4, 0.2), (.cyan, 0, 1, 1), (.magenta, 1, 0, 1), (.orange, 1, 0.5, 0),
            (.purple, 0.5, 0, 0.5), (.yellow, 1, 1, 0), (.darkText, 0, 0, 0),
        ] {
            #expect(color == UIColor(red: red, green: green, blue: blue, alpha: 1))
        }
        #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
        #expect(UIColor.systemFill.cgColor.light.alpha == 0.2 && UIColor.systemFill.cgColor.dark.alpha == 0.36)
    }
}
