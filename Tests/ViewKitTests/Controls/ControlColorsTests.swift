import DrawKit
import Testing
import ViewKit

/// Tests success criteria 1.4.3 and 1.4.11 of WCAG 2.2.
@MainActor
@Suite("Contrast of control colors")
struct ControlColorsTests {
    private func luminance(_ color: RGBA) -> Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func contrast(_ first: UIColor, on second: UIColor, isDark: Bool) -> Double {
        let lights = [first, second].map { luminance($0.cgColor.resolved(dark: isDark)) }.sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static let backgrounds: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, ControlColors.panel,
    ]

    @Test("The contrast ratio is 21 for black on white, 1 for equal colors and 4.54 for #767676 on white")
    func measure() {
        #expect(contrast(.black, on: .white, isDark: false) == 21)
        #expect(contrast(.systemRed, on: .systemRed, isDark: true) == 1)
        #expect(abs(contrast(UIColor(light: 0x767676, dark: 0), on: .white, isDark: false) - 4.54) < 0.005)
    }

    @Test("Edges and fills have a contrast of 3:1 on every background", arguments: [false, true])
    func edges(isDark: Bool) {
        let fills: [(String, UIColor)] = [
            ("edge", ControlColors.edge), ("on", ControlColors.on), ("tint", .systemBlue),
            ("marked", ControlColors.marked), ("spoke", ControlColors.spoke),
        ]
        for background in Self.backgrounds {
            for (name, fill) in fills {
                let ratio = contrast(fill, on: background, isDark: isDark)
                #expect(ratio >= 3, "\(name) on \(background): \(ratio)")
            }
        }
    }

    @Test("Parts drawn on fills have a contrast of 3:1", arguments: [false, true])
    func parts(isDark: Bool) {
        let pairs: [(String, UIColor, UIColor)] = [
            ("thumb on edge", ControlColors.thumb, ControlColors.edge),
            ("thumb on on", ControlColors.thumb, ControlColors.on),
            ("edge of what is chosen on its ground", ControlColors.edge, ControlColors.background),
            ("edge of a knob on a hollow track", ControlColors.edge, ControlColors.track),
            ("tint on a hollow track", .systemBlue, ControlColors.track),
        ]
        for (name, front, back) in pairs {
            let ratio = contrast(front, on: back, isDark: isDark)
            #expect(ratio >= 3, "\(name): \(ratio)")
        }
    }

    @Test("Text has a contrast of 4.5:1 on every background", arguments: [false, true])
    func texts(isDark: Bool) {
        let backgrounds = [ControlColors.background, ControlColors.chosen, ControlColors.panel]
        var pairs: [(String, UIColor, UIColor)] = backgrounds.map { ("text", ControlColors.text, $0) }
        pairs += Self.backgrounds.map { ("secondary text", ControlColors.secondaryText, $0) }
        pairs += [
            ("marked", ControlColors.markedText, ControlColors.marked),
            ("destructive", ControlColors.destructive, ControlColors.panel),
        ]
        for (name, front, back) in pairs {
            let ratio = contrast(front, on: back, isDark: isDark)
            #expect(ratio >= 4.5, "\(name) on \(back): \(ratio)")
        }
    }
}
