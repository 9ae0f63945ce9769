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

    /// A key of the options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates the key of the option `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary of the objects that replace the file's external objects, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Creates the objects of the nib and connects them to each other, to `ownerOrNil`, the file's owner, and to the
    /// external objects in `optionsOrNil`. Returns the top-level objects in file order.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let externalObjects = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return contents?.instantiate(
            owner: ownerOrNil as AnyObject?, externalObjects: externalObjects.mapValues { $0 as AnyObject },
            reuseIdentifier: nil) ?? []
    }

    /// Creates the nib's objects and returns the first top-level object that is a `Part`, with the reuse identifier
    /// `identifier`. If no such object exists, logs a warning and returns `nil`.
    func makePart<Part>(_ type: Part.Type, _ identifier: String) -> Part? {
        guard let contents else { return nil }
        let parts = contents.instantiate(owner: nil, externalObjects: [:], reuseIdentifier: identifier)
        for case let part as Part in parts { return part }
        Diagnostics.report("\(printable(contents.name)): no \(type) at the top level")
        return nil
    }
}

/// A parsed xib file.
@MainActor
package protocol NibContents {
    /// The name of the file.
    var name: String { get }

    /// Creates the objects of the file and returns those at the top level, in file order. `externalObjects` replace the
    /// external objects with their identifiers. If `reuseIdentifier` isn't `nil`, it becomes the reuse identifier of a
    /// top-level cell, supplementary view, header or footer.
    func instantiate(
        owner: AnyObject?, externalObjects: [String: AnyObject], reuseIdentifier: String?
    ) -> [AnyObject]
}
