package import Foundation

extension NSAttributedString {
    /// An immutable version of the string, which is the string itself if it is immutable, and a copy otherwise. Copies
    /// are avoided because Foundation on Linux never frees the storage of attributed strings.
    package var unchanging: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
