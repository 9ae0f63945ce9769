import Foundation
import ListKit
import NibKit
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Attributed text of nibs")
struct AttributedTextTests {
    @Test("Attributed text has the underline and strikethrough styles of the file", arguments: [1, 2, 9])
    func lines(style: Int) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <label id="l"><attributedString key="attributedText"><fragment content="a"><attributes>
            <integer key="NSUnderline" value="\(style)"/></attributes></fragment><fragment content="b"><attributes>
            <integer key="NSStrikethrough" value="\(style)"/></attributes></fragment></attributedString></label>
            </objects></document>
            """
        let views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        let text = try #require((views.first as? UILabel)?.attributedText)
        func line(_ key: NSAttributedString.Key, at index: Int) -> Int? {
            text.attribute(key, at: index, effectiveRange: nil) as? Int
        }
        #expect(line(.underlineStyle, at: 0) == style && line(.strikethroughStyle, at: 0) == nil)
        #expect(line(.underlineStyle, at: 1) == nil && line(.strikethroughStyle, at: 1) == style)
    }
}
