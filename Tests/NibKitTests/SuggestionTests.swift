// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import ImageKit
import ListKit
import NibKit
import SkeletonView
import TestSupport
import Testing
import ViewKit

/// A controller with outlets that connections misspell.
final class LabelController: UIViewController {
    @Outlet var labelContainr: UIView!
    @OutletCollection var labels: [UILabel]
    var plainLabel: UIView?
}

@MainActor
@Suite("Suggestions of similar names in messages")
struct SuggestionTests {
    /// Creates a folder that contains `files`, which are empty, and searches it for resources.
    private func addResources(_ files: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        ResourceFolders.add(folder)
        return folder
    }

    /// Returns the messages of a nib with `objects` and the owner `owner`, without the name of the file.
    private func messages(_ objects: String, owner: NSObject? = nil) throws -> [String] {
        let nib = UINib(objects: objects)
        return Messages.during { _ = nib.instantiate(withOwner: owner) }.map { $0.replacing("nib data:2: ", with: "") }
    }

    @Test(
        "A misspelled outlet suggests a similar one, and a property without a wrapper is to be declared with one",
        arguments: [
            ("outlet", "labelContainer", "; did you mean \"labelContainr\"?"),
            ("outlet", "plainLabel", "; declare it with @Outlet"),
            ("outlet", "somethingElse", "; declare it with @Outlet"),
            ("outletCollection", "lables", "; did you mean \"labels\"?"),
            ("outletCollection", "somethingElse", "; declare it with @OutletCollection"),
        ])
    func outlets(element: String, name: String, remedy: String) throws {
        let owner = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
            <\(element) property="\(name)" destination="v" id="o"/></connections></placeholder><view id="v"/>
            """
        #expect(
            try messages(owner, owner: LabelController()) == [
                "LabelController has no outlet \"\(name)\"\(remedy) (<\(element)>, id o)"
            ])
    }

    @Test(
        "A misspelled runtime attribute suggests one of the view's class, its layer, or the skeleton",
        arguments: [
            ("layer.cornerRadus", "layer.cornerRadius"), ("alhpa", "alpha"), ("isHiden", "isHidden"),
            ("isSkeletonabel", "isSkeletonable"), ("lastLineFilPercent", "lastLineFillPercent"),
        ])
    func attributes(misspelled: String, expected: String) throws {
        let label = """
            <label id="l"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
            keyPath="\(misspelled)" value="x"/></userDefinedRuntimeAttributes></label>
            """
        #expect(
            try messages(label) == [
                "runtime attribute \"\(misspelled)\" is unknown to UILabel; did you mean \"\(expected)\"? "
                    + "(<label>, id l)"
            ])
    }

    @Test("The properties of skeletons that are suggested exist")
    func skeletonNames() {
        for view in [UIView(), UILabel(), UITextView()] {
            for name in view.runtimeAttributeNames { #expect(view.setRuntimeAttribute(name, to: nil) == false) }
        }
    }

    @Test("Misspelled images, colors, nibs and storyboards suggest similar resources")
    func resources() throws {
        let folder = try addResources([
            "Assets.xcassets/HeaderLogo.imageset/Contents.json", "Assets.xcassets/AccentTone.colorset/Contents.json",
            "banner@2x.png", "ReaderView.xib", "Library.storyboard",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try messages(#"<imageView image="HeaderLgoo" id="i"/>"#)
        #expect(image == ["image \"HeaderLgoo\" not found; did you mean \"HeaderLogo\"? (<imageView>, id i)"])
        let color = try messages(#"<label id="l"><color key="textColor" name="AccentTome"/></label>"#)
        #expect(color == ["color \"AccentTome\" not found; did you mean \"AccentTone\"? (<color> in <label>, id l)"])
        let others = Messages.during {
            _ = UIImage(named: "baner.png")
            _ = UINib(nibName: "ReederView", bundle: nil)
            _ = UIStoryboard(name: "Libary", bundle: nil)
        }
        #expect(
            others == [
                "no image named \"baner.png\" in the resources; did you mean \"banner.png\"?",
                "UINib: \"ReederView.xib\" not found in the resources; did you mean \"ReaderView\"?",
                "UIStoryboard: \"Libary.storyboard\" not found in the resources; did you mean \"Library\"?",
            ])
    }

    @Test("Misspelled identifiers of controllers and segues suggest similar ones")
    func identifiers() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene><objects>
            <viewController storyboardIdentifier="profile" id="p" sceneMemberID="viewController"><connections>
            <segue destination="p" kind="show" identifier="showDetail" id="s"/></connections></viewController>
            </objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(data: Data(text.utf8), name: "Main.storyboard")
        let messages = Messages.during {
            _ = storyboard.instantiateViewController(withIdentifier: "profil")
            storyboard.instantiateViewController(withIdentifier: "profile")
                .performSegue(withIdentifier: "showDetial", sender: nil)
        }
        #expect(
            messages == [
                "Main.storyboard: no scene \"profil\"; it has profile; did you mean \"profile\"?",
                "Main.storyboard:4: no segue \"showDetial\" in the scene; did you mean \"showDetail\"? "
                    + "(<viewController>, id p)",
            ])
    }
}
