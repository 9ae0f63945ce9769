public import Foundation
import Reporting

/// A xib file that is parsed once and can be instantiated any number of times. The initializers that read a file are in
/// NibKit.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// The parsed file; `nil` if it is missing or invalid.
    package let contents: (any NibContents)?

    package init(contents: (any NibContents)?) {
        self.contents = contents
    }

    /// Creates the objects of the nib and connects them to each other and to `ownerOrNil`, the file's owner. Returns
    /// the top-level objects in file order. `optionsOrNil` is ignored.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        contents?.instantiate(owner: ownerOrNil as AnyObject?, reuseIdentifier: nil) ?? []
    }

    /// Creates the nib's objects and returns the first top-level object that is a `Part`, with the reuse identifier
    /// `identifier`. If no such object exists, logs a warning and returns `nil`.
    func makePart<Part>(_ type: Part.Type, _ identifier: String) -> Part? {
        guard let contents else { return nil }
        for case let part as Part in contents.instantiate(owner: nil, reuseIdentifier: identifier) { return part }
        Diagnostics.report("\(printable(contents.name)): no \(type) at the top level")
        return nil
    }
}

/// A parsed xib file.
@MainActor
package protocol NibContents {
    /// The name of the file.
    var name: String { get }

    /// Creates the objects of the file and returns those at the top level, in file order. If `reuseIdentifier` isn't
    /// `nil`, it becomes the reuse identifier of a top-level cell, supplementary view, header or footer.
    func instantiate(owner: AnyObject?, reuseIdentifier: String?) -> [AnyObject]
}
