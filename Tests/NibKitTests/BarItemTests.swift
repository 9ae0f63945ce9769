import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Bar items and button types of nibs")
struct BarItemTests {
    @Test("Bar items are created with their custom class and awakened, and typed buttons have a symbol")
    func itemsAndTypes() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <toolbar opaque="NO" contentMode="scaleToFill" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <items>
                            <barButtonItem systemItem="reply" customClass="AwakeItem" id="a"
                                customModule="NibKitTests"/>
                            <barButtonItem style="bordered" systemItem="fastForward" id="b"/>
                        </items>
                    </toolbar>
                    <button buttonType="contactAdd" id="c">
                        <rect key="frame" x="0" y="0" width="30" height="30"/>
                    </button>
                </objects>
            </document>
            """
        var views: [Any] = []
        let messages = Messages.during {
            views = UINib(data: Data(xib.utf8), bundle: .module).instantiate(withOwner: nil)
        }
        let items = try #require((views.first as? UIToolbar)?.items)
        #expect((items.first as? AwakeItem)?.isAwake == true && items.map(\.title) == ["Reply", "Fast Forward"])
        #expect(items.map(\.style) == [.plain, .bordered])
        let button = try #require(views.last as? UIButton)
        #expect(button.buttonType == .contactAdd && button.currentImage != nil && messages == [])
    }
    @Test("Navigation items have the title of their back button")
    func backButtonTitle() throws {
        let nib = UINib(objects: #"<navigationItem title="Mail" backButtonTitle="Inbox" id="n"/>"#)
        let objects = nib.instantiate(withOwner: nil)
        let item = try #require(objects.first as? UINavigationItem)
        #expect(item.title == "Mail" && item.backButtonTitle == "Inbox")
    }
}
