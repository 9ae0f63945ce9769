import Foundation

extension NSAttributedString {
    /// An immutable version of the string: the string itself if it is immutable, or else a copy. Foundation on Linux
    /// never frees the storage of attributed strings, so copies are avoided.
    var unchanging: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
