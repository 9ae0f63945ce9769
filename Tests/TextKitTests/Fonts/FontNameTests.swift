import Foundation
import Testing

@testable import TextKit

@Suite("Fonts by name")
struct FontNameTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "A font name is parsed into family, weight and slant",
        arguments: [
            ("HelveticaNeue-BoldItalic", "helveticaneue", UIFont.Weight.bold, true),
            ("Avenir-Heavy", "avenir", .heavy, false), ("AvenirNext-DemiBold", "avenirnext", .semibold, false),
            ("Menlo-Regular", "menlo", .regular, false), ("DejaVu Sans", "dejavusans", .regular, false),
            ("ArialMT", "arial", .regular, false), ("TimesNewRomanPS-BoldMT", "timesnewroman", .bold, false),
            ("TimesNewRomanPSMT", "timesnewroman", .regular, false), ("Roman MT", "romanmt", .regular, false),
            ("Lato-ExtraLightOblique", "lato", .ultraLight, true), ("Inter-ExtraBold", "inter", .heavy, false),
            ("", "", .regular, false), ("-", "", .regular, false),
        ])
    func names(_ name: String, _ key: String, _ weight: UIFont.Weight, _ isItalic: Bool) {
        let found = FontName(name)
        #expect(found.key == key)
        #expect(found.weight == weight)
        #expect(found.isItalic == isItalic)
    }

    @Test("Installed families are found with and without spaces, and draw text")
    func families() throws {
        #expect(UIFont.familyNames.contains("DejaVu Sans Mono") && UIFont.familyNames == UIFont.familyNames.sorted())
        let mono = try #require(UIFont(name: "DejaVuSansMono-Bold", size: 12))
        #expect(mono.familyName == "DejaVu Sans Mono" && mono.fontName == "DejaVuSansMono-Bold")
        #expect(mono.pointSize == 12 && mono.withSize(9).familyName == "DejaVu Sans Mono")
        #expect(mono == UIFont(name: "dejavu sans mono-bold", size: 12))
        #expect(mono != UIFont(name: mono.fontName, size: 13))
        #expect(mono != UIFont.monospacedSystemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.italicSystemFont(ofSize: 9).fontName == "DejaVuSans-Italic")
    }

    @Test("iOS families fall back to the interface fonts; other unknown names give nil")
    func fallbacks() {
        #expect(UIFont(name: "HelveticaNeue-Light", size: 17)?.familyName == "DejaVu Sans")
        #expect(UIFont(name: "Menlo-Regular", size: 17)?.familyName == "DejaVu Sans Mono")
        for name in ["NoSuchFont", "", "-Bold", "DejaVu"] { #expect(UIFont(name: name, size: 17) == nil) }
    }
}
