import Foundation
import NibKit
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Split view controllers of storyboards")
struct SplitViewStoryboardTests {
    /// Returns the split view controller of a storyboard, and expects that loading it reports `messages`. For each of
    /// `relationships`, the storyboard has a scene that is titled like the relationship.
    private func split(_ attributes: String, _ relationships: [String], messages: [String] = []) throws
        -> UISplitViewController
    {
        let segues = relationships.enumerated().map { index, name in
            "<segue destination=\"c\(index)\" kind=\"relationship\" relationship=\"\(name)\" id=\"g\(index)\"/>"
        }
        let scenes = relationships.enumerated().map { index, name in
            """
            <scene sceneID="t\(index)"><objects><viewController id="c\(index)" title="\(name)"
                sceneMemberID="viewController"><view key="view" id="v\(index)"/><connections>
                <segue destination="d" kind="showDetail" identifier="detail" id="h\(index)"/>
                </connections></viewController></objects></scene>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="s">
            <scenes><scene sceneID="s"><objects><splitViewController \(attributes) id="s"
                sceneMemberID="viewController"><connections>\(segues.joined())</connections>
            </splitViewController></objects></scene>\(scenes.joined())
            <scene sceneID="u"><objects><viewController id="d" title="Detail" sceneMemberID="viewController">
                <view key="view" id="w"/></viewController></objects></scene></scenes>
            </document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url)
        var controller: UIViewController?
        let found = Messages.during { controller = storyboard.instantiateInitialViewController() }
        #expect(found.count == messages.count && zip(found, messages).allSatisfy { $0.contains($1) })
        return try #require(controller as? UISplitViewController)
    }

    @Test("The style is classic by default, with the primary controller first")
    func classic() throws {
        let split = try split("", ["detailViewController", "masterViewController"])
        #expect(split.style == .unspecified)
        #expect(split.viewControllers.map(\.title) == ["masterViewController", "detailViewController"])
    }

    @Test("An attribute or a relationship selects a column style")
    func columns() throws {
        let double = try split(
            "allowDoubleColumnStyle=\"YES\"", ["masterViewController", "detailViewController", "compactViewController"])
        #expect(double.style == .doubleColumn && double.viewControllers.count == 2)
        #expect(double.viewController(for: .primary)?.title == "masterViewController")
        #expect(double.viewController(for: .secondary)?.title == "detailViewController")
        #expect(double.viewController(for: .compact)?.title == "compactViewController")
        #expect(double.viewController(for: .primary)?.navigationController != nil)
        let triple = try split("", ["primaryViewController", "supplementaryViewController", "secondaryViewController"])
        #expect(triple.style == .tripleColumn && triple.viewControllers.count == 3)
        #expect(triple.viewController(for: .supplementary)?.title == "supplementaryViewController")
    }

    @Test("An unknown relationship is reported")
    func unknown() throws {
        let split = try split("", ["masterViewController", "other"], messages: ["unknown relationship \"other\""])
        #expect(split.viewControllers.map(\.title) == ["masterViewController"])
    }

    @Test("A showDetail segue replaces the secondary controller")
    func showDetail() throws {
        let stage = OffscreenStage(size: CGSize(width: 1000, height: 600))
        let split = try split("", ["masterViewController", "detailViewController"])
        stage.window.rootViewController = split
        stage.advance(by: 0)
        split.viewControllers.first?.performSegue(withIdentifier: "detail", sender: nil)
        stage.advance(by: 0)
        #expect(split.viewControllers.map(\.title) == ["masterViewController", "Detail"])
        #expect(split.viewControllers.last?.viewIfLoaded?.window != nil)
    }
}
