package import Foundation

/// The coder that nibs and storyboards pass to `init(coder:)`. It holds the values that an initializer needs, and sets
/// all others at the end of the toolkit's initializer.
package final class InterfaceCoder: NSCoder {
    /// The raw value of the style of a table view or cell; 0 is the default style.
    package var style = 0
    /// The reuse identifier of a cell, header or footer.
    package var reuseIdentifier: String?
    /// The layout of a collection view.
    package var layout: AnyObject?
    /// Sets the values of the file in a view, so that a custom class can read and change them after `super.init`.
    /// Called once, after the toolkit's classes have set their defaults.
    package var configure: (@MainActor (UIView) -> Void)?
    /// Sets the values of the file in a view controller. Called once, at the end of the toolkit's initializer.
    package var configureController: (@MainActor (UIViewController) -> Void)?
    /// The number of `setFileValues(of:)` calls to skip, one for each initializer that sets the values later.
    fileprivate var deferralCount = 0

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
    /// Returns the coder for the `super.init(coder:)` of a toolkit class that calls `setFileValues(of:)` afterward. The
    /// superclass doesn't set the values, because the subclass has other defaults or isn't set up yet.
    @MainActor
    package func deferringFileValues() -> NSCoder {
        (self as? InterfaceCoder)?.deferralCount += 1
        return self
    }

    /// Sets the values of an interface file in `view`, unless an initializer of a toolkit subclass does it later. No
    /// effect with other coders.
    @MainActor
    package func setFileValues(of view: UIView) {
        endDeferral()?.configure?(view)
    }

    /// Sets the values of a storyboard in `controller`, unless an initializer of a toolkit subclass does it later. No
    /// effect with other coders.
    @MainActor
    package func setFileValues(of controller: UIViewController) {
        endDeferral()?.configureController?(controller)
    }

    /// Ends the last deferral. Returns the coder if there was none.
    @MainActor
    private func endDeferral() -> InterfaceCoder? {
        guard let coder = self as? InterfaceCoder else { return nil }
        guard coder.deferralCount > 0 else { return coder }
        coder.deferralCount -= 1
        return nil
    }
}
