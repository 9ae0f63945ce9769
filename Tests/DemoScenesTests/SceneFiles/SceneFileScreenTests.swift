import Foundation
import ListKit
import NibKit
import ScenePreviews
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Screen of a storyboard or xib")
struct SceneFileScreenTests {
    @Test("Bones cover sample rows of the prototypes, then the content appears")
    func loading() throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 0.5)
        #expect(fixture.stage.window.sk.isSkeletonActive)
        #expect((fixture.screen?.boneCount ?? 0) >= 7)
        fixture.stage.advance(by: 1.5)
        #expect(!fixture.stage.window.sk.isSkeletonActive)
        #expect(fixture.texts.filter { $0 == "Name" }.count >= 7)
        #expect(fixture.tables.first?.numberOfRows(inSection: 0) == SampleCells.count)
    }

    @Test(
        "A scene without skeletonable views gets automatic bones, and the screen says so",
        arguments: [
            (nil, true), ("YES", false), ("NO", true),
        ] as [(String?, Bool)])
    func flags(flag: String?, isAutomatic: Bool) throws {
        let fixture = try FileFixture(FileFixture.storyboard(flag: flag))
        fixture.stage.advance(by: 0.5)
        #expect((fixture.screen?.boneCount ?? 0) > 0)
        #expect(fixture.texts.contains { $0.contains("found automatically") } == isAutomatic)
    }

    @Test("The scene is as wide as in Xcode or, after F, as wide as the window")
    func width() throws {
        let fixture = try FileFixture()
        #expect(fixture.tables.first?.frame.width == 390)
        fixture.stage.type("f")
        fixture.stage.advance(by: 0)
        #expect(fixture.tables.first?.frame.width == 900)
    }

    @Test("N shows the next scene, and an identifier selects the first one")
    func scenes() throws {
        let fixture = try FileFixture()
        #expect(!fixture.texts.contains("About us"))
        fixture.stage.type("n")
        fixture.stage.advance(by: 2)
        #expect(fixture.texts.contains("About us"))
        let chosen = try FileFixture(identifier: "about")
        chosen.stage.advance(by: 2)
        #expect(chosen.texts.contains("About us"))
    }

    @Test("W lists what was not found, and all of the app's classes in a single message")
    func warnings() throws {
        let fixture = try FileFixture()
        #expect(fixture.texts.contains { $0.hasSuffix("warnings") || $0 == "1 warning" })
        fixture.stage.type("w")
        fixture.stage.advance(by: 1)
        #expect(fixture.texts.contains { $0.contains("using UIKit's classes for PeopleController") })
    }

    @Test("Saving the file updates the scene in place; a broken file shows its error and keeps the last scene")
    func saving() throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 2)
        try #require(fixture.tables.first).contentOffset.y = 160
        fixture.stage.advance(by: 0)
        try fixture.save(FileFixture.storyboard(title: "Other"))
        #expect(fixture.texts.contains("Other"))
        #expect(fixture.tables.first?.contentOffset.y == 160)
        #expect(!fixture.stage.window.sk.isSkeletonActive)

        fixture.stage.type("s")
        fixture.stage.advance(by: 0.5)
        try fixture.save(FileFixture.storyboard(title: "Third"))
        #expect(fixture.stage.window.sk.isSkeletonActive)

        try fixture.save("<document>\n<scenes>")
        #expect(fixture.texts.contains { $0.contains("Main.storyboard:2") })
        #expect(fixture.tables.count == 1)
        try fixture.save(FileFixture.storyboard(title: "Again"))
        #expect(!fixture.texts.contains { $0.contains("Main.storyboard:2") })
    }

    @Test("The highlight continues when a saved scene is reloaded", arguments: [0.3, 1.1])
    func light(seconds: TimeInterval) throws {
        let (saved, kept) = (try FileFixture(), try FileFixture())
        for fixture in [saved, kept] {
            fixture.stage.advance(by: 2)
            fixture.stage.type("s")
            fixture.stage.advance(by: seconds)
        }
        try saved.save(FileFixture.storyboard())
        for fixture in [saved, kept] { fixture.stage.advance(by: 0.2) }

        #expect(PixelComparison(saved.stage.bitmap(), kept.stage.bitmap()).count == 0)
    }

    @Test("A thousand saves, half of them broken, leave one scene and release the others")
    func manySaves() throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 2)
        weak let first = fixture.tables.first
        for round in 0..<500 {
            try fixture.save("broken \(round)")
            #expect(fixture.texts.contains { $0.contains("Main.storyboard:1") })
            try fixture.save(FileFixture.storyboard(title: "R\(round)"))
            #expect(fixture.texts.contains("R\(round)"))
        }
        #expect(fixture.tables.count == 1)
        #expect(first == nil)
    }

    @Test("V saves to the file what the inspector changed, and nothing else")
    func savingChanges() throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 2)
        let label = try #require(fixture.stage.window.descendants(of: UILabel.self).first { $0.text == "Name" })
        let before = try String(contentsOf: fixture.url, encoding: .utf8)
        fixture.stage.type("v")
        #expect(try String(contentsOf: fixture.url, encoding: .utf8) == before)
        label.storeSkeletonProperties()
        label.linesCornerRadius = 7
        fixture.screen?.apply(DemoStyle())
        fixture.stage.type("v")
        fixture.stage.advance(by: 0)
        let after = try String(contentsOf: fixture.url, encoding: .utf8)
        let added = after.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !before.contains($0) }
        #expect(
            added == [
                #"<userDefinedRuntimeAttribute type="number" keyPath="linesCornerRadius">"#,
                #"<integer key="value" value="7"/>"#, "</userDefinedRuntimeAttribute>",
            ])
        let labels = fixture.stage.window.descendants(of: UILabel.self).filter { $0.text == "Name" }
        #expect(!labels.isEmpty && labels.allSatisfy { $0.linesCornerRadius == 7 })
        #expect(fixture.texts.contains { $0.contains("Saved into the file: 1 view") })
    }

    @Test("Changes of a view in another storyboard are saved there, even if an element of this file has the same id")
    func savingReferenced() throws {
        let tabs = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="tabs">
            <scenes>
            <scene sceneID="s1"><objects>
            <tabBarController id="tabs" sceneMemberID="viewController"><connections>
            <segue destination="l" kind="relationship" relationship="viewControllers" id="g1"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="People" id="l" sceneMemberID="viewController"/>
            </objects></scene>
            </scenes></document>
            """
        let fixture = try FileFixture(tabs, other: ("People.storyboard", FileFixture.storyboard()))
        fixture.stage.advance(by: 2)
        let label = try #require(fixture.stage.window.descendants(of: UILabel.self).first { $0.text == "Name" })
        #expect(label.interfaceIdentifier == "l")
        label.storeSkeletonProperties()
        label.linesCornerRadius = 7
        fixture.stage.type("v")
        fixture.stage.advance(by: 0)
        let other = fixture.folder.appendingPathComponent("People.storyboard")
        #expect(try String(contentsOf: fixture.url, encoding: .utf8) == tabs)
        #expect(try String(contentsOf: other, encoding: .utf8).contains(#"keyPath="linesCornerRadius""#))
        #expect(fixture.texts.contains { $0.contains("Saved into People.storyboard: 1 view") })
    }

    @Test("Turning automatic skeletons on and off restores the flags of the file and their bones")
    func automaticAndBack() throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 0.5)
        let flagged = fixture.screen?.boneCount
        let label = try #require(fixture.stage.window.descendants(of: UILabel.self).first { $0.isSkeletonable })
        var style = DemoStyle()
        for isAutomatic in [true, false] {
            style.isAutomatic = isAutomatic
            fixture.screen?.apply(style)
            fixture.stage.advance(by: 0.5)
            #expect(!fixture.texts.contains { $0.contains("found automatically") })
            #expect(label.isSkeletonable == !isAutomatic)
        }
        #expect(fixture.screen?.boneCount == flagged)
    }

    @Test(
        "Saving doesn't clear flags in the file that an automatic skeleton or an annotation suspends",
        arguments: [true, false])
    func savingSuspended(isAutomatic: Bool) throws {
        let fixture = try FileFixture()
        fixture.stage.advance(by: 0.5)
        let before = try String(contentsOf: fixture.url, encoding: .utf8)
        let label = try #require(fixture.stage.window.descendants(of: UILabel.self).first { $0.isSkeletonable })
        label.storeSkeletonProperties()
        if isAutomatic {
            var style = DemoStyle()
            style.isAutomatic = true
            fixture.screen?.apply(style)
        } else {
            SelectionAnnotation.ignore.apply(to: label)
        }
        #expect(!label.isSkeletonable)
        fixture.stage.type("v")
        #expect(try String(contentsOf: fixture.url, encoding: .utf8) == before)
    }

    @Test(
        "A suspended flag returns when its last reason ends, unless the user has chosen another value",
        arguments: [
            ([], true), ([.automatic], false), ([.automatic, .annotation], false),
        ] as [(FlagSuspensionReasons, Bool)])
    func suspensions(remaining: FlagSuspensionReasons, isSkeletonable: Bool) {
        let view = UIView()
        view.isSkeletonable = true
        let first = view.skeletonableFlag
        for reason in [FlagSuspensionReasons.automatic, .annotation] { view.suspendSkeletonableFlag(reason) }
        #expect(!view.isSkeletonable)
        for reason in [FlagSuspensionReasons.automatic, .annotation] where !remaining.contains(reason) {
            view.resumeSkeletonableFlag(reason)
        }
        #expect(view.isSkeletonable == isSkeletonable)
        let suspended = view.skeletonableFlag
        view.restore(first)
        #expect(view.isSkeletonable == !remaining.contains(.automatic))
        view.chooseSkeletonable(false)
        for reason in [FlagSuspensionReasons.automatic, .annotation] { view.resumeSkeletonableFlag(reason) }
        #expect(!view.isSkeletonable)
        view.restore(suspended)
        #expect(view.isSkeletonable == !remaining.contains(.annotation))
    }

    @Test("The watcher notices a file that is written, and one that replaces it", arguments: [true, false])
    func watching(isReplaced: Bool) async throws {
        let fixture = try FileFixture()
        var watcher: FileWatcher?
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Void, Never>? = continuation
            watcher = FileWatcher(fixture.url) {
                waiting?.resume()
                waiting = nil
            }
            #expect(throws: Never.self) {
                try Data("b".utf8).write(to: fixture.folder.appendingPathComponent("Other.storyboard"))
                try Data("a".utf8).write(to: fixture.url, options: isReplaced ? .atomic : [])
            }
        }
        #expect(watcher != nil)
    }

    @Test("The watcher notices a symbolic link that replaces the file, and then a change to the link's target")
    func watchingNewLink() async throws {
        let fixture = try FileFixture()
        let folder = fixture.folder.appendingPathComponent("Targets")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appendingPathComponent("Target.storyboard")
        try Data("a".utf8).write(to: target)
        var waiting: CheckedContinuation<Void, Never>?
        let watcher = FileWatcher(fixture.url) {
            waiting?.resume()
            waiting = nil
        }
        await withCheckedContinuation { continuation in
            waiting = continuation
            #expect(throws: Never.self) {
                try FileManager.default.removeItem(at: fixture.url)
                try FileManager.default.createSymbolicLink(at: fixture.url, withDestinationURL: target)
            }
        }
        await withCheckedContinuation { continuation in
            waiting = continuation
            #expect(throws: Never.self) { try Data("b".utf8).write(to: target) }
        }
        #expect(watcher != nil)
    }

    @Test("The watcher of a symbolic link notices a changed target and a new target", arguments: [true, false])
    func watchingLinks(isTargetWritten: Bool) async throws {
        let fixture = try FileFixture()
        let folder = fixture.folder.appendingPathComponent("Links")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appendingPathComponent("Link.storyboard")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.url)
        var watcher: FileWatcher?
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Void, Never>? = continuation
            watcher = FileWatcher(link) {
                waiting?.resume()
                waiting = nil
            }
            #expect(throws: Never.self) {
                if isTargetWritten { return try Data("a".utf8).write(to: fixture.url) }
                let other = fixture.folder.appendingPathComponent("Other.storyboard")
                try Data("b".utf8).write(to: other)
                try FileManager.default.removeItem(at: link)
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
            }
        }
        #expect(watcher != nil)
    }

    @Test(
        "Images and colors of the asset catalog next to the file, around its folder, or in the project are found",
        arguments: [
            ("Base.lproj", ".", true), (".", ".", true), ("Scenes/People/Views", ".", true),
            ("Scenes/People/Views", "Resources", true), ("Other.xcodeproj/Scenes", ".", true),
            ("Project/Scenes", "Elsewhere", true), ("Package/Scenes", ".", false),
        ] as [(String, String, Bool)])
    func assets(file: String, catalog: String, isFound: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "Brand\(UUID().uuidString)"
        let inner = folder.appendingPathComponent(file)
        let set = folder.appendingPathComponent("\(catalog)/Assets.xcassets/\(name).colorset")
        for place in [inner, set] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let parts = #""red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0""#
        try Data(#"{"colors": [{"color": {"components": {\#(parts)}}}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let url = inner.appendingPathComponent("Main.storyboard")
        try Data(FileFixture.storyboard().utf8).write(to: url)
        if !isFound {
            // The file belongs to another package than the catalog.
            try Data().write(to: inner.deletingLastPathComponent().appendingPathComponent("Package.swift"))
        }
        _ = try SceneFile(url: url)
        #expect(UIColor(named: name) == (isFound ? UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) : nil))
    }

    @Test("A list without prototype cells shows sample rows")
    func unknownCells() throws {
        let text = FileFixture.storyboard().replacing("<prototypes>", with: "<none>")
            .replacing("</prototypes>", with: "</none>")
        let fixture = try FileFixture(text)
        fixture.stage.advance(by: 0.5)
        #expect((fixture.screen?.boneCount ?? 0) >= 7)
        fixture.stage.advance(by: 2)
        #expect(fixture.texts.filter { $0 == SampleRowCell.title }.count >= 7)
    }

    @Test("A xib shows its first view at its own height")
    func xib() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <view id="v"><rect key="frame" x="0" y="0" width="320" height="120"/>
                        <subviews><label text="Card" fixedFrame="YES" id="l">
                            <rect key="frame" x="16" y="20" width="200" height="21"/></label></subviews>
                    </view>
                </objects>
            </document>
            """
        let fixture = try FileFixture(text, name: "Card.xib")
        fixture.stage.advance(by: 2)
        let label = try #require(fixture.stage.window.descendants(of: UILabel.self).first { $0.text == "Card" })
        #expect(label.superview?.frame.size == CGSize(width: 320, height: 120))
    }

    @Test(
        "A file that can't be shown is rejected with its name and the reason",
        arguments: [
            ("Main.storyboard", "<a/>", nil, "Main.storyboard"),
            ("Main.storyboard", nil, "none", "no scene none; it has about, people"),
            ("Main.xib", nil, nil, "expected a xib, found a storyboard"),
        ] as [(String, String?, String?, String)])
    func refusals(name: String, text: String?, identifier: String?, message: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent(name)
        try Data((text ?? FileFixture.storyboard()).utf8).write(to: url)
        let error = #expect(throws: (any Error).self) { try SceneFile(url: url, identifier: identifier) }
        #expect(error.map { "\($0)".contains(message) } == true)
    }
}
