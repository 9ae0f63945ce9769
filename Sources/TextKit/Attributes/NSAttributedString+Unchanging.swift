package import Foundation

extension NSAttributedString {
    /// The string itself if it is immutable; otherwise an immutable copy. Copies are avoided because Foundation on
    /// Linux never frees the storage of attributed strings.
    package var unchanging: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
