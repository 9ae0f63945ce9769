import Foundation

extension NSAttributedString {
    /// The same text as an object that nobody changes: the string itself if it cannot be changed. Foundation on Linux
    /// never frees the storage of an attributed string, so none is made without need.
    var unchanging: NSAttributedString {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }
}
