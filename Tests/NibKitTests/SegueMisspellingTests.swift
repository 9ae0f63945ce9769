import Foundation
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Messages about misspelled segues and about previews")
struct SegueMisspellingTests {
    /// The text of a storyboard with a controller and its segue with `attributes`, which is in line 5.
    private func text(_ attributes: String, controller: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene><objects><viewController storyboardIdentifier="page" id="p" \(controller)
        sceneMemberID="viewController"><view key="view" id="v"/><connections>
        <segue \(attributes) identifier="go" id="s"/></connections></viewController></objects></scene></scenes>
        </document>
        """
    }

    @Test(
        "Unknown values and classes of segues are reported",
        arguments: [
            (#"kind="shw""#, "unknown value \"shw\" of kind; did you mean \"show\"?"),
            (
                #"kind="relationshp" relationship="rootViewController""#,
                "unknown value \"relationshp\" of kind; did you mean \"relationship\"?"
            ),
            (
                #"kind="presentation" modalPresentationStyle="formShet""#,
                "unknown value \"formShet\" of modalPresentationStyle; did you mean \"formSheet\"?"
            ),
            (
                #"kind="presentation" modalTransitionStyle="crosDissolve""#,
                "unknown value \"crosDissolve\" of modalTransitionStyle; did you mean \"crossDissolve\"?"
            ),
            (
                #"kind="custom" customClass="AbsentSegue""#,
                "class AbsentSegue not found (check the spelling, and that it isn't private); segue shown as usual"
            ),
            (
                #"kind="custom" customClass="UIStoryboardSegue""#,
                "segue class UIStoryboardSegue not supported; segue shown as usual"
            ),
        ])
    func segues(attributes: String, expected: String) {
        let storyboard = UIStoryboard(
            data: Data(text(#"destination="p" \#(attributes)"#).utf8), name: "Main.storyboard")
        let messages = Messages.during {
            storyboard.instantiateViewController(withIdentifier: "page").loadViewIfNeeded()
        }
        #expect(messages == ["Main.storyboard:5: \(expected) (<segue>, id s)"])
    }

    @Test("A destination that doesn't exist is reported with its ID")
    func destination() {
        let storyboard = UIStoryboard(
            data: Data(text(#"destination="q-1" kind="show""#).utf8), name: "Main.storyboard")
        let messages = Messages.during {
            storyboard.instantiateViewController(withIdentifier: "page")
                .performSegue(withIdentifier: "go", sender: nil)
        }
        #expect(messages == ["Main.storyboard:5: segue destination q-1 not found (<segue>, id s)"])
    }

    @Test("A preview reports all missing classes in a single message")
    func preview() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        let text = text(
            #"destination="p" kind="custom" customClass="AbsentSegue""#, controller: #"customClass="AbsentPage""#)
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url, isPreview: true)
        let messages = Messages.during {
            storyboard.instantiateViewController(withIdentifier: "page").loadViewIfNeeded()
        }
        #expect(
            messages == [
                "\(url.lastPathComponent): a preview doesn't contain the app's classes; using UIKit's classes for "
                    + "AbsentPage, AbsentSegue"
            ])
    }
}
