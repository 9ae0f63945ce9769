import Foundation
import NibKit

extension UINib {
    /// Creates a nib from a file with `objects` and `resources`, both in XML. `objects` starts in line 2 of the file.
    convenience init(objects: String, resources: String = "") {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects>
            <resources>\(resources)</resources></document>
            """
        self.init(data: Data(xib.utf8), bundle: nil)
    }
}
