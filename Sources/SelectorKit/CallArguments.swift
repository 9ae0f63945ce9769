import Foundation

/// The comparison of values that are passed along with selectors.
@MainActor
package enum CallArguments {
    /// Returns `true` if two values are the same object, equal, or both `nil`.
    package static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (PerformedResults.unwrapped(first), PerformedResults.unwrapped(second)) {
        case (nil, nil): return true
        case (let first?, let second?):
            if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
            return first as AnyObject === second as AnyObject
        default: return false
        }
    }
}
