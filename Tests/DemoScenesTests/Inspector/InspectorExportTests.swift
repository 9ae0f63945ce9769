import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests the code, images and text that the inspector exports.
@MainActor
@Suite("Inspector: export")
struct InspectorExportTests {
    @Test("The copy button confirms each copy, then shows its title again")
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

    @Test(
        "A copy is confirmed in its button or, if the button isn't in sight, for two seconds in the header",
        arguments: [
            (InspectorAction.copyLink, "Link copied"), (.copySVG, "SVG copied"), (.copyHTML, "HTML copied"),
        ])
    func confirmed(action: InspectorAction, words: String) throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        func shows(_ text: String) -> Bool { fixture.stage.window.shownTexts.contains { $0.hasPrefix(text) } }
        fixture.demo.perform(action)
        #expect(shows(words) && fixture.stage.clipboardText?.isEmpty == false)
        fixture.stage.advance(by: 2.1)
        #expect(!shows(words) && fixture.demo.presentedViewController == nil)
        fixture.demo.copyCode()
        #expect(shows("Swift code copied"))

        fixture.stage.type("i")
        fixture.stage.advance(by: 2.1)
        fixture.demo.copyCode()
        _ = try fixture.button("Copied")
        guard action != .copyLink else { return }
        fixture.stage.advance(by: 2.1)
        _ = try fixture.control(UIButton.self, of: action == .copySVG ? "SVG" : "HTML")
        fixture.demo.perform(action)
        _ = try fixture.button("Copied")
        #expect(!shows(words))
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

    @Test("The visible skeleton is copied and saved as SVG and HTML, and the destination is shown")
    func export() throws {
        let fixture = try DemoFixture.inspecting()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        fixture.demo.exportFolder = folder
        func use(_ row: String, _ name: String) throws -> [String] {
            let row = try #require(fixture.control(UIButton.self, of: row).superview)
            fixture.click(try #require(row.descendants(of: UIButton.self).first { $0.currentTitle == name }))
            fixture.stage.advance(by: 0.5)
            let texts = fixture.stage.window.shownTexts
            fixture.stage.type("\n")
            fixture.stage.advance(by: 0.5)
            return texts
        }
        #expect(try use("SVG", "Copy").contains("Copied"))
        let picture = try #require(fixture.stage.clipboardText)
        #expect(picture.hasPrefix("<svg ") && picture.contains("<rect"))
        #expect(try use("HTML", "Copy").contains("Copied"))
        let page = try #require(fixture.stage.clipboardText)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<title>Feed</title>"))
        let first = folder.appendingPathComponent("skeleton-feed.svg").path
        #expect(try use("SVG", "Save").contains("The skeleton is in \(first)."))
        let second = try use("SVG", "Save")
        #expect(second.contains("Skeleton saved") && second.contains { $0.contains("/skeleton-feed-2.svg") })
        #expect(try use("HTML", "Save").contains { $0.contains("/skeleton-feed.html") })
        #expect(try String(contentsOfFile: first, encoding: .utf8) == picture)

        fixture.demo.exportFolder = folder.appendingPathComponent("missing")
        #expect(try use("SVG", "Save").contains("Not saved"))
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.5)
        #expect(try use("SVG", "Copy").contains("There is no skeleton"))
        #expect(fixture.stage.clipboardText == page)
    }

    @Test("The Elements button and the A key show the accessibility tree as text, which can be copied")
    func elements() throws {
        let fixture = try DemoFixture.inspecting(.controls)
        let button = try fixture.control(UIButton.self, of: "Elements")
        var wanted = fixture.demo.view.accessibilityElementsDescription
        for word in ["Gallery", "Select", "Keys", "Progress", "Copy as Swift"] {
            #expect(wanted.contains(word), "\(word)")
        }
        fixture.click(button)
        fixture.stage.advance(by: 0.1)
        func sheet() -> TextSheet? { fixture.stage.window.descendants(of: TextSheet.self).first }
        #expect(try #require(sheet()).shownTexts.contains(wanted))
        fixture.stage.type("c")
        #expect(fixture.stage.clipboardText == wanted)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.advance(by: 0.1)
        #expect(sheet() == nil && fixture.inspector != nil)
        wanted = fixture.demo.view.accessibilityElementsDescription
        fixture.stage.type("a")
        fixture.stage.advance(by: 0.1)
        fixture.stage.type("2")
        #expect(sheet() != nil && fixture.demo.scene == .controls)
        fixture.click(try #require(sheet()).descendants(of: UIButton.self)[0])
        #expect(fixture.stage.clipboardText == wanted)
    }

    @Test("Files are saved to the pictures, downloads or home folder, and the inspector names the folder")
    func folder() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let (downloads, pictures) = (home.appendingPathComponent("Saved"), home.appendingPathComponent("Pictures"))
        let environment = ["HOME": home.path, "XDG_DOWNLOAD_DIR": downloads.path, "XDG_PICTURES_DIR": "Pictures"]
        func usual() -> String { ExportFolder.usual(environment: environment, started: "/elsewhere").path }
        #expect(usual() == "/elsewhere")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        #expect(usual() == home.path)
        try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
        #expect(usual() == downloads.path)
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        #expect(usual() == pictures.path)
        #expect(ExportFolder.usual(environment: [:], started: "/elsewhere").path == "/elsewhere")
        #expect(ExportFolder.displayPath(of: pictures, home: home.path) == "~/Pictures")
        #expect(ExportFolder.displayPath(of: pictures, home: home.path + "/Pic") == pictures.path)

        let fixture = try DemoFixture(loadTime: 100)
        fixture.demo.exportFolder = downloads
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        let words = ExportFolder.shortDisplayPath(of: downloads)
        #expect(try #require(fixture.inspector).shownTexts.contains("Save puts files into \(words)."))
    }

    @Test(
        "A long folder path is shortened to its end",
        arguments: [
            ("/home/user/Pictures", "~/Pictures"), ("/home/tester/skeleton-sdl", "…/tester/skeleton-sdl"),
            ("/srv/a/very/long/path/to/a/folder", "…/path/to/a/folder"),
            ("/srv/pictures-of-everything-that-was-seen", "…/pictures-…t-was-seen"), ("/", "/"),
        ])
    func shortDisplayPath(path: String, words: String) {
        #expect(ExportFolder.shortDisplayPath(of: URL(fileURLWithPath: path), home: "/home/user") == words)
    }
}
