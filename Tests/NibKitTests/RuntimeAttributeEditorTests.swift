import Foundation
import ListKit
import NibKit
import SkeletonView
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Saving runtime attributes into a file")
struct RuntimeAttributeEditorTests {
    private func applying(_ edits: [RuntimeAttributeEdit], to id: String, in text: String) throws -> String {
        let data = try RuntimeAttributeEditor(Data(text.utf8), name: "Page.xib").applying(edits, toElement: id)
        return String(decoding: data, as: UTF8.self)
    }

    @Test(
        "A change touches only the lines of its attribute",
        arguments: [
            (  // a new list, before the connections
                """
                <view id="a">
                    <rect key="frame"/>
                    <connections/>
                </view>
                """,
                """
                <view id="a">
                    <rect key="frame"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                    </userDefinedRuntimeAttributes>
                    <connections/>
                </view>
                """
            ),
            (  // an empty-element tag becomes a start tag and an end tag
                "<a>\n  <view id=\"a\"/>\n</a>",
                """
                <a>
                  <view id="a">
                      <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                      </userDefinedRuntimeAttributes>
                  </view>
                </a>
                """
            ),
            (  // an existing attribute is replaced in place, and others keep their formatting
                """
                <view id="a">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable"  value="NO"/>
                        <userDefinedRuntimeAttribute type="number"  keyPath="x"><real key="value" value="1"
                        /></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                """,
                """
                <view id="a">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                        <userDefinedRuntimeAttribute type="number"  keyPath="x"><real key="value" value="1"
                        /></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                """
            ),
            (  // comments and text that look like the element are skipped
                "<!-- <view id=\"a\"> --><string><![CDATA[<view id=\"a\">]]></string>\n<view id=\"a\">\n</view>",
                """
                <!-- <view id="a"> --><string><![CDATA[<view id="a">]]></string>
                <view id="a">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """
            ),
        ])
    func change(before: String, after: String) throws {
        let edits = [RuntimeAttributeEdit("isSkeletonable", .bool(true))]
        #expect(try applying(edits, to: "a", in: before) == after)
        #expect(try applying(edits, to: "a", in: after) == after, "a second time changes nothing")
        let windows = before.replacing("\n", with: "\r\n")
        #expect(try applying(edits, to: "a", in: windows) == after.replacing("\n", with: "\r\n"))
    }

    @Test("Numbers are written as Xcode writes them, and equal numbers are left unchanged")
    func numbers() throws {
        let text = try applying(
            [.init("skeletonCornerRadius", .real(6)), .init("lastLineFillPercent", .integer(40))], to: "a",
            in: "<label id=\"a\">\n</label>")
        #expect(text.contains("<real key=\"value\" value=\"6\"/>"))
        #expect(text.contains("<integer key=\"value\" value=\"40\"/>"))
        // Xcode stores some real numbers as integers.
        let other = text.replacing("<real key=\"value\" value=\"6\"/>", with: "<integer key=\"value\" value=\"6\"/>")
        #expect(try applying([.init("skeletonCornerRadius", .real(6))], to: "a", in: other) == other)
        #expect(
            try applying([.init("skeletonCornerRadius", .real(6.5))], to: "a", in: other).contains("value=\"6.5\""))
    }

    @Test("Huge, negative and fractional values are saved", arguments: [(1e300, "1e+300"), (-4, "-4"), (0.25, "0.25")])
    func sizes(number: Double, written: String) throws {
        let text = try applying([.init("skeletonLineSpacing", .real(number))], to: "a", in: "<label id=\"a\"/>")
        #expect(text.contains("value=\"\(written)\""))
    }

    @Test("Mismatched tags throw an error that names the file")
    func mismatch() {
        let error = #expect(throws: (any Error).self) {
            try applying([.init("x", .bool(true))], to: "a", in: "<view id=\"a\"></label>")
        }
        #expect(error.map { "\($0)" } == "Page.xib: tags don't match")
    }

    @Test("Unknown elements and other encodings are rejected")
    func refusals() {
        #expect(throws: (any Error).self) { try applying([.init("x", .bool(true))], to: "b", in: "<view id=\"a\"/>") }
        #expect(throws: (any Error).self) { try RuntimeAttributeEditor(Data([0xFF, 0xFE, 0x3C]), name: "a.xib") }
    }

    @Test(
        "Changed attributes of all views are read back, and the rest of the file stays unchanged",
        arguments: ["Main", "CardCell", "BadgeView"])
    func roundTrip(name: String) throws {
        let ending = name == "Main" ? "storyboard" : "xib"
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: ending, subdirectory: "Files"))
        let original = try Data(contentsOf: url)
        let views = try views(of: original, ending)
        try #require(!views.isEmpty)
        var data = original
        var edits: [String: [RuntimeAttributeEdit]] = [:]
        for (number, id) in views.keys.sorted().enumerated() {
            edits[id] = [
                .init("isSkeletonable", .bool(number % 2 == 0)),
                .init("skeletonCornerRadius", .real(Double(number) + 0.5)),
                .init("isHiddenWhenSkeletonIsActive", .bool(number % 3 == 0)),
                .init("isUserInteractionDisabledWhenSkeletonIsActive", .bool(number % 5 == 0)),
            ]
            data = try RuntimeAttributeEditor(data, name: name).applying(edits[id] ?? [], toElement: id)
        }
        let changed = try self.views(of: data, ending)
        #expect(changed.count == views.count)
        for (number, id) in views.keys.sorted().enumerated() {
            let view = try #require(changed[id])
            #expect(view.isSkeletonable == (number % 2 == 0), "\(id)")
            #expect(view.skeletonCornerRadius == Float(number) + 0.5, "\(id)")
            #expect(view.isHiddenWhenSkeletonIsActive == (number % 3 == 0), "\(id)")
            #expect(view.isUserInteractionDisabledWhenSkeletonIsActive == (number % 5 == 0), "\(id)")
        }
        // Applying the same edits again changes nothing.
        for (id, edits) in edits {
            #expect(try RuntimeAttributeEditor(data, name: name).applying(edits, toElement: id) == data)
        }
        #expect(Self.withoutAttributes(data) == Self.withoutAttributes(original))
    }

    /// Returns the lines of a file without its runtime attributes. An empty-element tag and the pair of tags into which
    /// it was split compare equal.
    private static func withoutAttributes(_ data: Data) -> [Substring] {
        var isInside = false
        let text = String(decoding: data, as: UTF8.self).replacing("/>", with: ">")
        return text.split(separator: "\n").filter { line in
            if line.hasSuffix("</label>") { return false }
            if line.contains("<userDefinedRuntimeAttributes>") { isInside = true }
            defer { if line.contains("</userDefinedRuntimeAttributes>") { isInside = false } }
            return !isInside
        }
    }

    /// Returns the views of a file by identifier. Excludes those of prototypes, which are not created.
    private func views(of data: Data, _ ending: String) throws -> [String: UIView] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var roots: [UIView] = []
        if ending == "xib" {
            roots = try UINib(contentsOf: url).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        } else {
            let storyboard = try UIStoryboard(contentsOf: url)
            for index in 0..<storyboard.sceneCount {
                guard let controller = storyboard.instantiateViewController(at: index), controller.children.isEmpty
                else { continue }
                controller.loadViewIfNeeded()
                roots += [controller.view].compactMap(\.self)
            }
        }
        var found: [String: UIView] = [:]
        while let view = roots.popLast() {
            roots += view.subviews
            if let id = view.interfaceIdentifier { found[id] = view }
        }
        return found
    }
}
