import Foundation
import Reporting

extension UIApplication {
    /// Returns the shared application for the key "sharedApplication" or "shared".
    ///
    /// iOS code uses this in sources shared with app extensions, which can't access `shared`. For other keys, logs a
    /// warning and returns `nil`.
    public class func value(forKey key: String) -> Any? {
        if ["sharedApplication", "shared"].contains(key) { return shared }
        Diagnostics.report("UIApplication: no value for the key \"\(printable(key))\"")
        return nil
    }

    /// Returns the shared application for the key path "sharedApplication" or "shared". For other key paths, logs a
    /// warning and returns `nil`.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
