import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Placeholders of nibs")
struct NibPlaceholderTests {
    private final class Sizes: NSObject, UIPickerViewDelegate {}

    @Test("External objects in the options are destinations of outlets, and missing ones are reported")
    func externalObjects() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                    <placeholder placeholderIdentifier="sizes" id="e"/>
                    <pickerView contentMode="scaleToFill" id="p">
                        <connections>
                            <outlet property="delegate" destination="e" id="o"/>
                        </connections>
                    </pickerView>
                </objects>
            </document>
            """
        let (nib, sizes) = (UINib(data: Data(xib.utf8), bundle: nil), Sizes())
        let picker = try #require(
            nib.instantiate(withOwner: nil, options: [.externalObjects: ["sizes": sizes]]).first as? UIPickerView)
        #expect(picker.delegate === sizes)
        let messages = Messages.during { nib.instantiate(withOwner: nil) }
        #expect(messages.first?.contains("external object sizes not in UINib.OptionsKey.externalObjects") == true)
    }

    @Test("awakeFromNib is called on objects of the file, but not on the file's owner and external objects")
    func existingObjects() {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <placeholder placeholderIdentifier="motion" id="e"/>
                    <customObject id="m" customClass="Motion"/>
                </objects>
            </document>
            """
        let (owner, external) = (Motion(), Motion())
        let nib = UINib(data: Data(xib.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["motion": external]])
        #expect((objects.first as? Motion)?.calls == ["motion"])
        #expect(owner.calls == [] && external.calls == [])
    }
}
