import Foundation
import ListKit
import NibKit
import SelectorKit
import TestSupport
import Testing
import ViewKit

/// A controller with an action that the table of this target lists.
class Searcher: UIViewController {
    @IBAction func searchAll(_ sender: Any) {}
    func reload(_ sender: Any) {}
}

/// A class that lists a method in the table of selectors, but no member in that of interface files.
final class Turntable: NSObject, SelectorDescribing {
    func spin() {}

    static func describe(_ table: inout SelectorTable) {
        table.addMethod("spin", Turntable.spin)
    }
}

@MainActor
@Suite("Messages about names that aren't found")
struct MissingNameTests {
    /// Returns the messages of a nib with a button, whose action is `selector` of `owner`, and the element `other`.
    private func messages(_ selector: String, of owner: NSObject, _ other: String = "", modules: [String] = [])
        throws -> [String]
    {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <button opaque="NO" id="b"><connections>
            <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button>
            \(other)
            </objects></document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        try Data(xib.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let nib = try UINib(contentsOf: file, modules: modules)
        let prefix = "\(file.lastPathComponent):"
        return Messages.during { _ = nib.instantiate(withOwner: owner) }.map { $0.replacing(prefix, with: "") }
    }

    @Test("A missing action suggests a similar name, or the reason why the table lacks it")
    func actions() throws {
        let searcher = Searcher()
        #expect(try messages("searchAll:", of: searcher) == [])
        let misspelt = try messages("serachAll:", of: searcher)
        #expect(misspelt == ["5: Searcher has no action \"serachAll:\"; did you mean \"searchAll:\"? (<action>, id a)"])
        let absent = try messages("close", of: searcher)
        #expect(
            absent == [
                "5: Searcher has no action \"close\"; mark the method with @InterfaceAction and remove \"private\", or "
                    + "list it with InterfaceDescribing; if there is no such method, remove the connection "
                    + "(<action>, id a)"
            ])
        let unmarked = try messages("reload:", of: searcher)
        #expect(unmarked.count == 1 && unmarked[0].contains("; mark the method with @IBAction and remove"))
        // A module without a table.
        let plain = try messages("close", of: NSObject())
        #expect(plain.count == 1 && plain[0].contains("add InterfacePlugin to the target") == true)
    }

    @Test("A missing class lists each searched module once, and a similar class")
    func classes() throws {
        let view = "<view id=\"v\" customClass=\"Dail\" customModule=\"NibKitTests\"/>"
        let similar = try messages("searchAll:", of: Searcher(), view, modules: ["NibKitTests", "App", "NibKitTests"])
        #expect(
            similar == [
                "7: class Dail not found in NibKitTests, App (did you mean Dial?); using UIView (<view>, id v)"
            ])
        let object = "<customObject id=\"o\" customClass=\"Absent\" customModule=\"Other\"/>"
        let absent = try messages("searchAll:", of: Searcher(), object, modules: ["NibKitTests"])
        #expect(
            absent == [
                "7: class Absent not found in Other, NibKitTests (check the spelling, and that it isn't private) "
                    + "(<customObject>, id o)"
            ])
        let listed = "<view id=\"v\" customClass=\"Turntabel\" customModule=\"NibKitTests\"/>"
        // The table of a class is read when one of its methods is searched.
        _ = try messages("spin", of: Turntable())
        let spinning = try messages("spin", of: Turntable(), listed)
        #expect(spinning.count == 1 && spinning[0].contains("(did you mean Turntable?)"))
        let plain = "<customObject id=\"o\" customClass=\"Searcher\" customModule=\"NibKitTests\"/>"
        let other = try messages("searchAll:", of: Searcher(), plain)
        #expect(other == ["7: class Searcher is not InterfaceCreatable (<customObject>, id o)"])
    }

    @Test("Runtime attributes that can't be set are reported in file order, with their object's ID and public class")
    func runtimeAttributes() throws {
        func attributes(_ name: String) -> String {
            """

            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="x"/>
            </userDefinedRuntimeAttributes>
            """
        }
        let cell = """
            <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="l">\(attributes("inner"))</label></subviews>\(attributes("content"))</tableViewCellContentView>
            \(attributes("outer"))</tableViewCell>
            """
        let reports = try messages("searchAll:", of: Searcher(), cell)
        #expect(
            reports == [
                "9: runtime attribute \"inner\" is unknown to UILabel (<label>, id l)",
                "11: runtime attribute \"content\" is unknown to UIView (<tableViewCellContentView>, id v)",
                "14: runtime attribute \"outer\" is unknown to UITableViewCell (<tableViewCell>, id c)",
            ])
    }
}
