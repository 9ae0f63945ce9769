import Foundation
import Reporting

extension UIApplication {
    /// Returns the shared application for the key "sharedApplication" or "shared".
    ///
    /// Sources for iOS use this where app extensions can't name `shared`. Other keys are reported and have no value.
    public class func value(forKey key: String) -> Any? {
        if ["sharedApplication", "shared"].contains(key) { return shared }
        Diagnostics.report("UIApplication: no value for the key \"\(printable(key))\"")
        return nil
    }

    /// Returns the shared application for the key path "sharedApplication" or "shared". Other key paths are reported
    /// and have no value.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
