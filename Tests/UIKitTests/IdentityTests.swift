import Testing
import UIKit

/// Tests that objects of Core Graphics can be elements of sets and keys of dictionaries.
@MainActor
@Suite("Identity of Core Graphics objects")
struct IdentityTests {
    /// Returns `true` if `make` creates objects that are only equal to themselves.
    private func areDistinct<Value: Hashable>(_ make: () -> Value?) throws -> Bool {
        let (first, second) = (try #require(make()), try #require(make()))
        return Set([first, second, first]).count == 2 && first == first && first != second
    }

    private func context() -> CGContext? {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetCurrentContext()
    }

    @Test("Images, contexts, layers, gradients and fonts are only equal to themselves")
    func objects() throws {
        #expect(try areDistinct { context() })
        #expect(try areDistinct { context()?.makeImage() })
        let size = CGSize(width: 2, height: 2)
        #expect(try areDistinct { context().flatMap { CGLayer($0, size: size, auxiliaryInfo: nil) } })
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        #expect(try areDistinct { CGGradient(colorsSpace: nil, colors: colors, locations: nil) })
        let name = UIFont.systemFont(ofSize: 12).fontName as CFString
        #expect(try areDistinct { CGFont(name) })
    }

    @Test("Sets of axes and of gradient options can be keys")
    func options() {
        #expect(Set<UIAxis>([.horizontal, .both, .horizontal]).count == 2)
        #expect(Set<CGGradientDrawingOptions>([[], .drawsAfterEndLocation, []]).count == 2)
    }
}
