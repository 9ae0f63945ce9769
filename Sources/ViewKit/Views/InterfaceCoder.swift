package import Foundation

/// The coder that nibs and storyboards pass to `init(coder:)`. It holds only the values that an initializer needs; all
/// other properties are set afterward.
package final class InterfaceCoder: NSCoder {
    /// The raw value of the style of a table view or cell; 0 is the default style.
    package var style = 0
    /// The reuse identifier of a cell, header or footer.
    package var reuseIdentifier: String?
    /// The layout of a collection view.
    package var layout: AnyObject?
    /// Sets the values that `UIView.init(coder:)` decodes, so that a subclass can change them after `super.init`.
    /// Called again after the defaults of a class of the toolkit.
    package var configure: (@MainActor (UIView) -> Void)?

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// Sets the values that `UIView.init(coder:)` decodes from an interface file. An `init(coder:)` of the toolkit
    /// whose class has other defaults calls this method after it has set them. No effect with other coders.
    @MainActor
    package func setFileValues(of view: UIView) {
        (self as? InterfaceCoder)?.configure?(view)
    }
}
