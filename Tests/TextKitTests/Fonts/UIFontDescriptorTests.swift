import Foundation
import Testing
import TextKit

@Suite("UIFontDescriptor") struct UIFontDescriptorTests {
    init() throws {
        // Other tests in the process pin the fonts, too, possibly between two measurements.
        try PinnedFonts.use()
    }

    @Test("Traits can be read and set without changing other properties")
    func traits() throws {
        let font = UIFont.systemFont(ofSize: 15)
        #expect(font.fontDescriptor.symbolicTraits == [])
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 15))
        #expect(UIFont(descriptor: bold, size: 20) == .boldSystemFont(ofSize: 20))
        let italic = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic.withSize(9), size: 0) == .italicSystemFont(ofSize: 9))
        #expect(bold.symbolicTraits == .traitBold && italic.symbolicTraits == .traitItalic)
        let code = try #require(font.fontDescriptor.withSymbolicTraits([.traitMonoSpace]))
        #expect(UIFont(descriptor: code, size: 0) == .monospacedSystemFont(ofSize: 15, weight: .regular))
        let back = try #require(code.withSymbolicTraits([]))
        #expect(UIFont(descriptor: back, size: 0) == font)
    }

    @Test("A descriptor has the family, name, size and text style of its font")
    func attributes() {
        let font = UIFont.systemFont(ofSize: 15)
        let descriptor = font.fontDescriptor
        #expect(descriptor.object(forKey: .family) as? String == font.familyName)
        #expect(descriptor.object(forKey: .name) as? String == font.fontName)
        #expect((descriptor.object(forKey: .size) as? NSNumber)?.doubleValue == 15)
        #expect(descriptor.object(forKey: .textStyle) == nil)
        #expect(descriptor.object(forKey: .init(rawValue: "other")) == nil)
        let headline = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        #expect(headline.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
        let custom = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 33))
        #expect(custom.fontDescriptor.object(forKey: .textStyle) == nil)
    }

    @Test("A heavy font that stays bold keeps its weight")
    func weight() throws {
        let heavy = UIFont.systemFont(ofSize: 15, weight: .heavy)
        let slanted = try #require(heavy.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: slanted, size: 0).fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(slanted.withSymbolicTraits(.traitBold) == heavy.fontDescriptor)
        #expect(slanted.withSymbolicTraits(.init(rawValue: 1 << 20)) == nil)
    }

    @Test("The x-height is below the cap height, and that is below the ascender")
    func heights() throws {
        let font = try pinnedFont(200)
        #expect(abs(font.capHeight - 200 * 1493 / 2048) < 2)
        #expect(abs(font.xHeight - 200 * 1120 / 2048) < 2)
    }

    @Test("Monospaced digits are kept at other sizes")
    func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 30, weight: .regular)
        // One layout, because other tests can change the fonts between two.
        let layout = TextLayout("11110000", style: TextStyle(font: font), width: nil)
        #expect(layout.caretX(at: 4) * 2 == layout.caretX(at: 8))
        #expect(font != .systemFont(ofSize: 30))
        #expect(font.withSize(12) == .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    }

    @Test("A descriptor of a text style describes the style's font")
    func textStyle() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(descriptor == UIFont.preferredFont(forTextStyle: .headline).fontDescriptor)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == descriptor.pointSize)
    }

    @Test("A design changes the family and keeps size, weight and slant")
    func design() {
        let descriptor = UIFont.italicSystemFont(ofSize: 20).fontDescriptor
        let monospaced = descriptor.withDesign(.monospaced)
        #expect(monospaced?.symbolicTraits == [.traitItalic, .traitMonoSpace] && monospaced?.pointSize == 20)
        #expect(monospaced?.withDesign(.default) == descriptor)
        #expect(descriptor.withDesign(.rounded) == nil && descriptor.withDesign(.serif) == nil)
    }
}
