import ControlKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Palette")
struct PaletteTests {
    /// Queries that people would type, by the setting that they look for.
    nonisolated private static let searches: [String: [String]] = [
        "Look": ["preset", "style", "material"],
        "Type": ["gradient", "solid", "fill"],
        "Color": ["bone color", "gray", "colour"],
        "Light": ["highlight", "second color", "shine"],
        "Contrast": ["contrast", "wcag contrast", "pale"],
        "Automatic": ["detect", "skeletonable", "automatic"],
        "Compare": ["side by side", "versus", "difference"],
        "A and B": ["exchange", "swap", "flip"],
        "Animated": ["animation", "still", "static"],
        "Direction": ["direction", "left right", "diagonal"],
        "Sweep time": ["duration", "sweep seconds", "length"],
        "Sweep speed": ["speed", "velocity", "points per second"],
        "Autoreverse": ["reverse", "back forth", "pingpong"],
        "Shared by": ["space", "global", "synchronized"],
        "Origin": ["radial", "circle", "corner"],
        "Easing": ["easing", "curve", "linear"],
        "Width": ["width", "narrow", "band"],
        "Softness": ["blur", "feather", "sharp"],
        "Angle": ["tilt", "slant", "oblique"],
        "Sweep pause": ["gap", "idle", "pause"],
        "Transition": ["crossfade", "wipe", "slide"],
        "Fade time": ["fade", "transition duration", "dissolve"],
        "Delay": ["delay", "wait before", "flash"],
        "Min. time": ["minimum", "at least", "hold"],
        "Timeout": ["timeout", "give up", "error"],
        "On failure": ["failure", "error color", "red"],
        "Stagger": ["stagger", "one by one", "cascade"],
        "Interval": ["interval", "stagger gap", "step"],
        "End sweep": ["finish", "cut off", "complete"],
        "Network": ["offline", "slow connection", "network"],
        "Line height": ["line height", "multiline", "rule"],
        "Height": ["height", "thickness", "line size"],
        "Spacing": ["spacing", "line gap", "leading"],
        "Last line": ["last line", "percent", "paragraph"],
        "Radius": ["corner radius", "rounded", "round"],
        "Insets": ["padding", "margin", "insets"],
        "Theme": ["dark mode", "light mode", "theme"],
        "Right to left": ["rtl", "arabic", "mirrored"],
        "Text size": ["text size", "font", "dynamic type"],
        "Motion": ["reduced motion", "less motion", "motion"],
        "Stop after": ["limit", "five seconds", "wcag", "stop", "freeze", "stops after"],
        "Time scale": ["slow motion", "clock", "faster"],
        "Paused": ["pause", "freeze", "paused"],
        "Step": ["one frame", "advance", "step"],
        "Shimmer": ["shimmer", "effect", "overlay"],
        "Intensity": ["strength", "intensity", "brightness"],
        "Band angle": ["band angle", "shimmer tilt", "shimmer slant"],
        "SVG": ["svg", "vector", "export"],
        "HTML": ["html", "web page", "css"],
        "Elements": ["accessibility", "screen reader", "voiceover"],
    ]

    private func palette(_ fixture: DemoFixture) throws -> PaletteSheet {
        fixture.stage.press(.keyboardK, characters: "k", modifiers: .control)
        fixture.stage.advance(by: 0.1)
        return try #require(fixture.stage.window.descendants(of: PaletteSheet.self).first)
    }

    private func titles(_ palette: PaletteSheet) -> [String] {
        palette.descendants(of: PaletteRow.self).compactMap(\.accessibilityLabel)
    }

    @Test("Every setting is among the first results of queries that people would type for it")
    func settings() throws {
        let service = NetworkFeedService(timeout: 20, minimumTime: 1)
        let entries = try DemoFixture(service: service).demo.paletteEntries
        let settings = entries.filter { if case .setting = $0.kind { true } else { false } }.map(\.title)
        #expect(Set(settings) == Set(Self.searches.keys))
        for (setting, queries) in Self.searches {
            #expect(queries.count >= 3)
            for query in queries {
                let found = PaletteSearch.results(for: query, in: entries).prefix(8)
                #expect(
                    found.contains { $0.title == setting && $0.kind != .screen },
                    "\(query) finds \(found.map(\.title)), not \(setting)")
            }
        }
    }

    @Test(
        "The best match is the first result",
        arguments: [
            ("swift", "Copy as Swift"), ("code", "Show Swift code"), ("reset", "Reset"), ("undo", "Undo"),
            ("redo", "Redo"), ("corner", "Radius"), ("gradient", "Type"), ("screenshot", "Save a PNG"),
            ("frame", "Frame times"), ("duration", "Sweep time"), ("height", "Height"),
        ])
    func first(query: String, title: String) throws {
        let found = PaletteSearch.results(for: query, in: try DemoFixture().demo.paletteEntries)
        #expect(found.first?.title == title, "\(query) finds \(found.prefix(8).map(\.title))")
    }

    @Test("Commands copy and show the code, and reset the settings, while the inspector is closed")
    func commands() throws {
        let fixture = try DemoFixture()
        fixture.demo.change("Look") { $0.preset = .facebook }
        _ = try palette(fixture)
        fixture.stage.type("copy swift\n")
        fixture.stage.advance(by: 0.5)
        let code = try #require(fixture.stage.clipboardText)
        #expect(code.contains("showGradientSkeleton") || code.contains("showSkeleton"))
        fixture.stage.type("\n")
        fixture.stage.advance(by: 0.5)
        _ = try palette(fixture)
        fixture.stage.type("show code\n")
        #expect(fixture.stage.window.descendants(of: TextSheet.self).count == 1)
        #expect(fixture.stage.window.shownTexts.contains(code))
        fixture.stage.press(.keyboardEscape)
        _ = try palette(fixture)
        fixture.stage.type("reset\n")
        #expect(fixture.demo.style == DemoStyle() && fixture.inspector == nil)
    }

    @Test("Moving the pointer selects the row under it; the keys continue from there, with one row highlighted")
    func pointer() throws {
        let fixture = try DemoFixture()
        let palette = try palette(fixture)
        func highlighted() -> [Int] {
            palette.descendants(of: PaletteRow.self).enumerated().filter { $1.backgroundColor != nil }.map(\.offset)
        }
        let rows = palette.descendants(of: PaletteRow.self)
        #expect(highlighted() == [0])
        for offset in [0.0, 4] {
            fixture.stage.movePointer(to: rows[3].convert(CGPoint(x: 40 + offset, y: 10), to: nil))
        }
        #expect(highlighted() == [3])
        fixture.stage.press(.keyboardDownArrow)
        #expect(highlighted() == [4])
        fixture.stage.type("e")
        fixture.stage.advance(by: 0)
        #expect(highlighted() == [0])
    }

    @Test("Assistive technologies hear the result that the keys select")
    func announcements() throws {
        let fixture = try DemoFixture()
        _ = try palette(fixture)
        let entries = fixture.demo.paletteEntries
        for (key, index) in [(UIKeyboardHIDUsage.keyboardDownArrow, 1), (.keyboardUpArrow, 0)] {
            let heard = AccessibilityPost.during { fixture.stage.press(key) }
            #expect(heard.filter { $0.notification == .announcement }.map(\.text) == [entries[index].spokenTitle])
        }
    }

    @Test("The keys reach every result, and only visible results have a row")
    func everyResult() throws {
        let fixture = try DemoFixture()
        let palette = try palette(fixture)
        let entries = fixture.demo.paletteEntries
        func selected() -> String? {
            let row = palette.descendants(of: PaletteRow.self).first { $0.isSelected }
            guard let row, let list = row.superview as? UIScrollView else { return nil }
            return list.bounds.contains(row.frame) ? row.accessibilityLabel : nil
        }
        func text(_ index: Int) -> String { "\(entries[index].title), \(entries[index].kind.text)" }
        for _ in 0..<12 { fixture.stage.press(.keyboardDownArrow) }
        fixture.stage.advance(by: 0.1)
        #expect(selected() == text(12))
        fixture.stage.press(.keyboardPageDown)
        #expect(selected() == text(20))
        fixture.stage.press(.keyboardPageUp)
        fixture.stage.press(.keyboardPageUp)
        fixture.stage.press(.keyboardPageUp)
        #expect(selected() == text(0))
        fixture.stage.press(.keyboardUpArrow)
        fixture.stage.advance(by: 0.1)
        #expect(selected() == text(entries.count - 1) && titles(palette).count <= 9)
        for _ in 0..<20 { fixture.stage.press(.keyboardUpArrow) }
        let rows = palette.descendants(of: PaletteRow.self)
        #expect(rows.map(\.frame.minY) == rows.map(\.frame.minY).sorted())
    }

    @Test(
        "Better matches come first, and every word must match",
        arguments: [
            ("feed", ["Feed"]), ("fee", ["Feed"]), ("eed", ["Feed", "Speed"]), ("feed speed", []), ("SPEED", ["Speed"]),
            ("clock sp", ["Speed"]), ("", ["Feed", "Speed", "Stress"]), ("  ", ["Feed", "Speed", "Stress"]),
        ])
    func search(query: String, titles: [String]) {
        let entries = [
            PaletteEntry(title: "Feed", kind: .screen) {},
            PaletteEntry(title: "Speed", kind: .action, keywords: "clock") {},
            PaletteEntry(title: "Stress", kind: .screen, keywords: "bones") {},
        ]
        #expect(PaletteSearch.results(for: query, in: entries).map(\.title) == titles)
    }

    @Test(
        "If nothing matches, a word of five or more letters may have one wrong, missing, additional or swapped letter",
        arguments: [
            ("strass", ["Stress"]), ("strss", ["Stress"]), ("sttress", ["Stress"]), ("spede", ["Speed"]),
            ("strea", ["Stress"]), ("clokc", ["Speed"]), ("spde", []), ("strazz", []), ("bones strass", ["Stress"]),
            ("stress", ["Stress"]),
        ])
    func typos(query: String, titles: [String]) throws {
        let entries = [
            PaletteEntry(title: "Speed", kind: .action, keywords: "clock") {},
            PaletteEntry(title: "Stress", kind: .screen, keywords: "bones") {},
            PaletteEntry(title: "Strassen", kind: .screen) {},
        ]
        let found = PaletteSearch.results(for: query, in: Array(entries.prefix(2))).map(\.title)
        #expect(found == titles)
        let all = try DemoFixture().demo.paletteEntries
        #expect(PaletteSearch.results(for: "shimer", in: all).prefix(8).contains { $0.title == "Shimmer" })
        // Exact matches hide similar ones.
        #expect(PaletteSearch.results(for: "strass", in: entries).map(\.title) == ["Strassen"])
    }

    @Test("The sheet is as tall as its results, its field stays in place, and a fade shows that there are more")
    func height() throws {
        let fixture = try DemoFixture()
        let palette = try palette(fixture)
        let full = palette.frame
        let list = try #require(palette.descendants(of: PaletteRow.self).first?.superview)
        func fades() -> Int { list.layer.sublayers?.filter { $0 is CAGradientLayer && !$0.isHidden }.count ?? 0 }
        #expect(fades() == 1)
        fixture.stage.type("softness")
        fixture.stage.advance(by: 0.1)
        let count = titles(palette).count
        #expect((1..<8).contains(count))
        #expect(palette.frame.origin == full.origin)
        #expect(palette.frame.height == full.height - CGFloat(8 - count) * PaletteRow.height && fades() == 0)
        fixture.stage.type("zzz")
        fixture.stage.advance(by: 0.1)
        #expect(palette.frame.height == full.height - 7 * PaletteRow.height)
    }

    @Test("Ctrl+K opens the palette, and Escape closes it and returns the focus")
    func opening() throws {
        let fixture = try DemoFixture()
        fixture.stage.press(.keyboardTab)
        let focused = fixture.stage.window.focusedView
        let palette = try palette(fixture)
        #expect(fixture.stage.window.focusedView is PaletteField && titles(palette).count == 8)
        fixture.stage.type("1")
        #expect(fixture.scenes.isEmpty, "a digit is typed, and shows no screen")
        fixture.stage.press(.keyboardEscape)
        #expect(palette.window == nil && fixture.stage.window.focusedView === focused && fixture.quits == 0)
    }

    @Test("A theme can be chosen by name in the palette, and undone")
    func theme() throws {
        let fixture = try DemoFixture()
        _ = try palette(fixture)
        fixture.stage.type("dark\n")
        #expect(fixture.stage.window.overrideUserInterfaceStyle == .dark && fixture.demo.style == DemoStyle())
        fixture.demo.undo()
        #expect(fixture.stage.window.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("Enter shows the selected screen; the arrow keys move the selection around the results")
    func screens() throws {
        let fixture = try DemoFixture()
        let palette = try palette(fixture)
        fixture.stage.type("galler\n")
        #expect(fixture.scenes == [.gallery] && palette.window == nil)

        _ = try self.palette(fixture)
        fixture.stage.press(.keyboardUpArrow)
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.press(.keyboardDownArrow)
        fixture.stage.type("\n")
        #expect(fixture.scenes == [.gallery, .profile])
    }

    @Test("Choosing a setting opens the inspector and focuses the setting's control")
    func setting() throws {
        let fixture = try DemoFixture()
        _ = try palette(fixture)
        fixture.stage.type("softn\n")
        fixture.stage.advance(by: 0.5)
        let slider = try #require(fixture.stage.window.focusedView as? UISlider)
        #expect(slider.accessibilityLabel == "Softness")
        let inspector = try #require(fixture.inspector)
        #expect(inspector.bounds.contains(slider.convert(slider.bounds, to: inspector)))
    }

    @Test("Choosing a preset applies it, and choosing a card scrolls it into view on its screen")
    func others() throws {
        let fixture = try DemoFixture(size: CGSize(width: 1280, height: 500))
        _ = try palette(fixture)
        fixture.stage.type("facebook\n")
        #expect(DemoPreset.facebook.matches(fixture.demo.style))

        let cards = fixture.demo.paletteEntries.filter { if case .card = $0.kind { true } else { false } }
        #expect(cards.count > 60)
        let last = try #require(cards.last { $0.kind == .card(screen: "Animations") })
        last.perform()
        fixture.stage.advance(by: 1)
        #expect(fixture.scenes == [.animations])
        let card = try #require(fixture.stage.window.descendants(of: SampleCard.self).first { $0.title == last.title })
        #expect(fixture.stage.window.bounds.contains(card.convert(card.bounds, to: nil)))
    }

    @Test("If nothing matches, the palette says so, and Enter does nothing")
    func nothing() throws {
        let fixture = try DemoFixture()
        let palette = try palette(fixture)
        fixture.stage.type("zzz\n")
        fixture.stage.advance(by: 0.1)
        #expect(titles(palette).isEmpty && fixture.stage.window.shownTexts.contains("No results"))
        #expect(palette.window != nil)
    }
}
