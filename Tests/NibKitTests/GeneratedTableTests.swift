import Foundation
import ListKit
import NibKit
import StageKit
import Testing
import ViewKit

/// A control whose actions and properties are listed by the plugin of this test target.
class Dial: UIButton {
    @IBInspectable var turns: Int = 0
    @IBInspectable var ratio: CGFloat = 0 {
        didSet { changes += 1 }
    }
    @IBInspectable var mark: UIColor?
    var changes = 0
    var calls: [String] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @Outlet var face: UIView! {
        willSet { calls.append("will set face to \(newValue == nil ? "nil" : "a view")") }
        didSet { calls.append("did set face from \(oldValue == nil ? "nil" : "a view") to \(face.tag)") }
    }
    @OutletCollection var hands: [UIView] {
        didSet { calls.append("did set hands to \(hands.map(\.tag)) from \(oldValue.map(\.tag))") }
    }
    @Outlet var owner: UIView? { didSet { calls.append("did set owner") } }

    @IBAction func turn(_ sender: Any) { calls.append("turn:") }
    @InterfaceAction func reset() { calls.append("reset") }
    @InterfaceAction func drag(_ sender: UIButton, forEvent event: UIEvent) { calls.append("drag:forEvent: \(event)") }
    @InterfaceAction func drop(_ sender: UIButton, forEvent event: UIEvent?) {
        calls.append(event == nil ? "drop without an event" : "drop:forEvent:")
    }
    @IBAction func spin(with dial: Dial) { calls.append("spinWith:") }
}

final class BigDial: Dial {
    override func turn(_ sender: Any) { calls.append("big turn:") }
}

extension UIView {
    @IBInspectable var edgeWidth: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
}

@MainActor
@Suite("Actions and properties that the plugin lists")
struct GeneratedTableTests {
    /// Returns a dial of the class `name` from a nib that sets an attribute of each kind and connects all actions to
    /// touch up inside.
    private func dial(_ name: String) throws -> Dial {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <button opaque="NO" id="dial" customClass="\(name)" customModule="NibKitTests">
                        <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                        <subviews>
                            <view tag="3" id="f"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                            <view tag="5" id="h"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                        </subviews>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="turns">
                                <real key="value" value="3"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="number" keyPath="ratio">
                                <integer key="value" value="2"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="number" keyPath="edgeWidth">
                                <real key="value" value="4"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="color" keyPath="mark">
                                <color key="value" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                            </userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                        <connections>
                            <outlet property="face" destination="f" id="o1"/>
                            <outlet property="owner" destination="dial" id="o2"/>
                            <outletCollection property="hands" destination="f" id="o3"/>
                            <outletCollection property="hands" destination="h" id="o4"/>
                            <action selector="turn:" destination="dial" eventType="touchUpInside" id="a1"/>
                            <action selector="reset" destination="dial" eventType="touchUpInside" id="a2"/>
                            <action selector="spinWith:" destination="dial" eventType="touchUpInside" id="a3"/>
                            <action selector="drag:forEvent:" destination="dial" eventType="touchUpInside" id="a4"/>
                            <action selector="drop:forEvent:" destination="dial" eventType="touchUpInside" id="a5"/>
                        </connections>
                    </button>
                </objects>
            </document>
            """
        let folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Dial.xib")
        try Data(xib.utf8).write(to: file)
        let nib = try UINib(contentsOf: file, modules: ["NibKitTests"])
        return try #require(nib.instantiate(withOwner: nil).first as? Dial)
    }

    @Test("Actions are called by their selectors, and so are overrides in a subclass", arguments: ["Dial", "BigDial"])
    func actions(name: String) throws {
        let dial = try dial(name)
        dial.calls = []
        dial.sendActions(for: .touchUpInside)
        #expect(dial.calls.count == 5)
        #expect(dial.calls.last == "drop:forEvent:")
        #expect(dial.calls.first == (name == "Dial" ? "turn:" : "big turn:"))
        #expect(dial.calls.dropFirst().prefix(2) == ["reset", "spinWith:"])
    }

    @Test("Properties are set with their type, including those of an extension", arguments: ["Dial", "BigDial"])
    func properties(name: String) throws {
        let dial = try dial(name)
        #expect(dial.turns == 3)
        #expect(dial.ratio == 2)
        #expect(dial.changes == 1)
        #expect(dial.layer.borderWidth == 4)
        #expect(dial.mark == UIColor(white: 0, alpha: 1))
    }

    @Test("Outlet observers run, once for a collection, and an outlet to its own object makes no retain cycle")
    func outletObservers() throws {
        weak var kept: Dial?
        do {
            let dial = try dial("Dial")
            kept = dial
            #expect(
                dial.calls == [
                    "will set face to a view", "did set face from nil to 3", "did set owner",
                    "did set hands to [3, 5] from [3, 5]",
                ])
            #expect(dial.owner === dial && dial.hands.count == 2)
        }
        #expect(kept == nil)
    }
}
