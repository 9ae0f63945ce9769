import Foundation
import ListKit
import SkeletonView
import TestSupport
import Testing
import ViewKit

@testable import NibKit

/// A class without members for the table of this target.
final class ProfileCell: UIView {}

@MainActor
@Suite("Messages about misspelled names and values in interface files")
struct MisspellingTests {
    /// Returns the messages of a nib with `objects`, without the name of the file.
    private func messages(_ objects: String) -> [String] {
        let nib = UINib(objects: objects)
        return Messages.during { _ = nib.instantiate(withOwner: nil) }.map { $0.replacing("nib data:2: ", with: "") }
    }

    @Test(
        "Unknown values of attributes are reported",
        arguments: [
            (#"<view userInteractionEnabled="JA" id="a"/>"#, #""JA" of userInteractionEnabled; use YES or NO (<view>"#),
            (
                #"<imageView contentMode="scaleToFil" id="a"/>"#,
                #""scaleToFil" of contentMode; did you mean "scaleToFill"? (<imageView>"#
            ),
            (
                #"<label textAlignment="centre" id="a"/>"#,
                #""centre" of textAlignment; did you mean "center"? (<label>"#
            ),
            (
                #"<label lineBreakMode="tailTruncatoin" id="a"/>"#,
                #""tailTruncatoin" of lineBreakMode; did you mean "tailTruncation"? (<label>"#
            ),
            (#"<stackView axis="upright" id="a"/>"#, #""upright" of axis (<stackView>"#),
        ])
    func values(object: String, expected: String) {
        #expect(messages(object) == ["unknown value \(expected), id a)"])
    }

    @Test("Unknown values of Boolean runtime attributes are reported")
    func runtimeAttributes() {
        let view = """
            <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
            keyPath="isSkeletonable" value="JA"/></userDefinedRuntimeAttributes></view>
            """
        #expect(
            messages(view) == [
                "unknown value \"JA\" of isSkeletonable; use YES or NO (<userDefinedRuntimeAttribute> in <view>, id a)"
            ])
    }

    @Test(
        "Values that Xcode writes, and values in other case or without text, are accepted",
        arguments: [
            #"<imageView contentMode="TopLeft" id="a"/>"#, #"<label contentMode="left" textAlignment="" id="a"/>"#,
            #"<button buttonType="roundedRect" lineBreakMode="middleTruncation" id="a"/>"#,
            #"<textField borderStyle="roundedRect" clearButtonMode="never" id="a"/>"#,
            #"<tableViewCell selectionStyle="blue" style="IBUITableViewCellStyleDefault" id="a"/>"#,
            #"<view id="a"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>"#,
        ])
    func acceptedValues(object: String) {
        #expect(messages(object) == [])
    }

    @Test("Each call of instantiate reports the same values, in file order")
    func repetition() {
        let objects = #"<view hidden="JA" opaque="2" id="a"/><view hidden="NEIN" id="b"/>"#
        let first = messages(objects)
        #expect(first.map { $0.suffix(6) } == [", id a)", ", id a)", ", id b)"].map { $0.suffix(6) })
        #expect(messages(objects) == first)
    }

    @Test("An unknown element of a view suggests a similar one")
    func elements() {
        #expect(
            messages(#"<tableViewCell id="a"><tableViewCelContentView key="contentView" id="b"/></tableViewCell>"#) == [
                "unknown element; did you mean \"tableViewCellContentView\"? (<tableViewCelContentView>, id b)"
            ])
    }

    @Test("Unknown elements are found in file order, at most a hundred", arguments: [3, 100, 101, 5_000])
    func limit(count: Int) {
        let view = InterfaceElement(name: "view", attributes: [:], line: 1)
        view.append(InterfaceElement(name: "subviews", attributes: [:], line: 2))
        for index in 0..<count {
            view.append(InterfaceElement(name: "q", attributes: ["hidden": "NO"], line: 3 + 2 * index))
            view.append(InterfaceElement(name: "rect", attributes: [:], line: 4 + 2 * index))
        }
        var search = MisspellingSearch()
        search.run(in: view)
        #expect(search.found.map(\.element.line) == (0..<min(count, 100)).map { 3 + 2 * $0 })
    }

    @Test("Unknown values are found in file order, at most a hundred", arguments: [1, 99, 100, 200])
    func valueLimit(count: Int) {
        let subviews = InterfaceElement(name: "subviews", attributes: [:], line: 1)
        for index in 0..<count {
            subviews.append(InterfaceElement(name: "view", attributes: ["hidden": "2", "opaque": "3"], line: index))
        }
        var search = MisspellingSearch()
        search.run(in: subviews)
        #expect(search.found.map(\.element.line) == (0..<count).flatMap { [$0, $0] }.prefix(100).map(\.self))
    }

    @Test(
        "Only elements that can have attributes with known values are searched for unknown ones",
        arguments: [
            ("rect", false), ("color", false), ("real", false), ("string", false), ("subviews", false),
            ("outlet", false), ("constraint", true), ("action", true), ("autoresizingMask", true), ("view", true),
            ("fontDescription", true), ("userDefinedRuntimeAttribute", true), ("unknown", true),
        ])
    func searchedElements(name: String, isSearched: Bool) {
        #expect(AttributeValues.areChecked(in: name) == isSearched)
    }

    @Test("A misspelled system color is named, unless the file has its components")
    func systemColors() {
        func view(_ attributes: String) -> String {
            #"<view id="a"><color key="backgroundColor" systemColor="systemBackgroundColr" \#(attributes)/></view>"#
        }
        #expect(
            messages(view("")) == [
                "system color \"systemBackgroundColr\" not found; did you mean \"systemBackgroundColor\"? "
                    + "(<color> in <view>, id a)"
            ])
        #expect(messages(view(#"white="1" alpha="1" colorSpace="custom""#)) == [])
    }

    @Test("System colors that are unknown have the components in the resources of the file")
    func newSystemColors() throws {
        let nib = UINib(
            objects: #"<view id="a"><color key="backgroundColor" systemColor="futureColor"/></view>"#,
            resources: #"<systemColor name="futureColor"><color white="0.5" alpha="1"/></systemColor>"#)
        var view: UIView?
        let messages = Messages.during {
            view = nib.instantiate(withOwner: nil).first as? UIView
        }
        #expect(messages == [] && view?.backgroundColor == UIColor(white: 0.5, alpha: 1))
    }

    @Test(
        "Outlets that UIKit's objects don't have are reported",
        arguments: [
            ("tableView", "dataSorce", "UITableView has no outlet \"dataSorce\"; did you mean \"dataSource\"?"),
            ("tableView", "datasource", "UITableView has no outlet \"datasource\"; did you mean \"dataSource\"?"),
            ("tableView", "delgate", "UITableView has no outlet \"delgate\"; did you mean \"delegate\"?"),
            ("tableView", "fooBar", "UITableView has no outlet \"fooBar\"; remove the connection"),
            ("searchBar", "delegat", "UISearchBar has no outlet \"delegat\"; did you mean \"delegate\"?"),
            (
                "tapGestureRecognizer", "delgate",
                "UITapGestureRecognizer has no outlet \"delgate\"; did you mean \"delegate\"?"
            ),
            (
                "navigationItem", "titelView",
                "UINavigationItem has no outlet \"titelView\"; did you mean \"titleView\"?"
            ),
            ("navigationItem", "titleView", "outlet \"titleView\" of UINavigationItem is not supported"),
            (
                "collectionViewCell", "backgroundView",
                "outlet \"backgroundView\" of UICollectionViewCell is not supported"
            ),
            ("tableView", "dragDelegate", "outlet \"dragDelegate\" of UITableView is not supported"),
        ])
    func outlets(element: String, name: String, expected: String) {
        let object = """
            <\(element) id="a"><connections><outlet property="\(name)" destination="v" id="o"/></connections>\
            </\(element)><view id="v"/>
            """
        #expect(messages(object) == ["\(expected) (<outlet>, id o)"])
    }

    @Test(
        "The outlets of unsupported elements and missing classes are not reported in addition",
        arguments: [
            ("<mapView id=\"a\">", "</mapView>", "element not supported; shown as an empty view"),
            ("<tableView customClass=\"Absent\" id=\"a\">", "</tableView>", "class Absent not found"),
            ("<customObject customClass=\"Absent\" id=\"a\">", "</customObject>", "class Absent not found"),
        ])
    func replacedObjects(start: String, end: String, expected: String) {
        let reports = messages(
            """
            \(start)<connections><outlet property="fooBar" destination="v" id="o"/></connections>\(end)<view id="v"/>
            """)
        #expect(reports.count == 1 && reports[0].hasPrefix(expected))
    }

    @Test("A misspelled class suggests one that has no members in the table")
    func classes() {
        #expect(
            messages(#"<view id="a" customClass="ProfilCell" customModule="NibKitTests"/>"#) == [
                "class ProfilCell not found in NibKitTests (did you mean ProfileCell?); using UIView (<view>, id a)"
            ])
    }

    @Test(
        "Missing outlets suggest the attribute that the sources support",
        arguments: [
            (false, false, "@Outlet"), (true, false, "@OutletCollection"), (false, true, "@IBOutlet"),
            (true, true, "@IBOutlet"),
        ])
    func attributes(isCollection: Bool, isRewritten: Bool, attribute: String) {
        #expect(ObjectGraph.outletAttribute(isCollection: isCollection, isRewritten: isRewritten) == attribute)
    }
}
