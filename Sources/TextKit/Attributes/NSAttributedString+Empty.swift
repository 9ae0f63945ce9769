public import Foundation

extension NSAttributedString {
    // An extension can't declare `init()`, because `NSObject` does.
    /// Creates an empty string: `NSAttributedString()`, `NSMutableAttributedString()`.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}
