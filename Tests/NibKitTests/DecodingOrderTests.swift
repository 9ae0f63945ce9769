import Foundation
import ListKit
import NibKit
import Testing
import ViewKit

class CodedView: UIView {
    var decodedTag: Int

    required init?(coder: NSCoder) {
        decodedTag = 0
        super.init(coder: coder)
        decodedTag = tag
        clipsToBounds = false
        backgroundColor = .red
    }
}

class CodedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = false
    }
}

class PlainScrollView: UIScrollView {}

@MainActor
@Suite("Values that custom classes change in init(coder:)")
struct DecodingOrderTests {
    private func view(_ element: String, _ type: String) throws -> UIView {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(element) clipsSubviews="\(type == "PlainScrollView" ? "NO" : "YES")" tag="7" alpha="0.5" id="v"
                customClass="\(type)" customModule="NibKitTests">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/>
            </\(element)></objects></document>
            """
        return try #require(UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    }

    @Test("super.init(coder:) sets the values of the file, and a custom class can then change them")
    func order() throws {
        let view = try #require(try view("view", "CodedView") as? CodedView)
        #expect(view.decodedTag == 7 && view.tag == 7 && view.alpha == 0.5)
        #expect(!view.clipsToBounds && view.backgroundColor == .red)
        #expect(try !self.view("tableViewCell", "CodedCell").clipsToBounds)
    }

    @Test("A value that the toolkit's own initializer replaces is that of the file")
    func toolkitDefaults() throws {
        let scroll = try view("scrollView", "PlainScrollView")
        #expect(!scroll.clipsToBounds && scroll.alpha == 0.5 && scroll.tag == 7)
        let cell = try view("tableViewCell", "CodedCell")
        #expect(cell.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }
}
