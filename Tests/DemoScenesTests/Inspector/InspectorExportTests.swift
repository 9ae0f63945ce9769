import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Code, pictures and texts that the inspector gives out.
@MainActor
@Suite("Inspector: what is taken along")
struct InspectorExportTests {
    @Test("Copy says that it was done, and then what it does again")
    func copied() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.click(try fixture.button("Copy as Swift"))
        _ = try fixture.button("Copied")

        fixture.stage.advance(by: 1)
        fixture.click(try fixture.button("Copied"))
        fixture.stage.advance(by: 1.5)
        _ = try fixture.button("Copied")
        fixture.stage.advance(by: 1)
        _ = try fixture.button("Copy as Swift")
    }

    @Test("Copy as Swift puts the settings' code on the clipboard")
    func copying() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        fixture.click(try fixture.button("Copy as Swift"))
        #expect(fixture.stage.clipboardText == (try fixture.settings()).swiftCode)
        #expect(fixture.stage.clipboardText?.contains("\nview.showGradientSkeleton()\n") == true)
        #expect(try fixture.button("Copied").isEnabled)

        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(try fixture.button("Copy as Swift").isEnabled)
    }

    @Test("The skeleton that is on is copied and saved as SVG and as HTML, and where it went is said")
    func export() throws {
        let fixture = try DemoFixture.inspecting()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        fixture.demo.exportFolder = folder
        func use(_ row: String) throws -> [String] {
            fixture.click(try fixture.control(UIButton.self, of: row))
            fixture.stage.advance(by: 0.5)
            let texts = fixture.stage.window.shownTexts
            fixture.stage.type("\n")
            fixture.stage.advance(by: 0.5)
            return texts
        }
        #expect(try use("SVG").contains("Copied"))
        let picture = try #require(fixture.stage.clipboardText)
        #expect(picture.hasPrefix("<svg ") && picture.contains("<rect"))
        #expect(try use("HTML").contains("Copied"))
        let page = try #require(fixture.stage.clipboardText)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<title>Feed</title>"))
        let first = folder.appendingPathComponent("skeleton-feed.svg").path
        #expect(try use("SVG file").contains(first))
        #expect(try use("SVG file").contains(folder.appendingPathComponent("skeleton-feed-2.svg").path))
        #expect(try use("HTML file").contains(folder.appendingPathComponent("skeleton-feed.html").path))
        #expect(try String(contentsOfFile: first, encoding: .utf8) == picture)

        fixture.demo.exportFolder = folder.appendingPathComponent("missing")
        #expect(try use("SVG file").contains("That cannot be saved"))
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.5)
        #expect(try use("SVG").contains("There is no skeleton"))
        #expect(fixture.stage.clipboardText == page)
    }

    @Test("What assistive tools come to is shown as a text, by the button and by A, and copied")
    func elements() throws {
        let fixture = try DemoFixture.inspecting(.controls)
        let wanted = try #require(fixture.demo.children.first?.view).accessibilityTreeDescription
        #expect(wanted.split(separator: "\n").count > 10)
        fixture.click(try fixture.control(UIButton.self, of: "Elements"))
        fixture.stage.advance(by: 0.1)
        func sheet() -> TextSheet? { fixture.stage.window.descendants(of: TextSheet.self).first }
        #expect(try #require(sheet()).shownTexts.contains(wanted))
        fixture.stage.type("c")
        #expect(fixture.stage.clipboardText == wanted)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0.1)
        #expect(sheet() == nil && fixture.inspector != nil)
        fixture.stage.type("a")
        fixture.stage.advance(by: 0.1)
        fixture.stage.type("2")
        #expect(sheet() != nil && fixture.demo.scene == .controls)
        fixture.click(try #require(sheet()).descendants(of: UIButton.self)[0])
        #expect(fixture.stage.clipboardText == wanted)
    }
}
