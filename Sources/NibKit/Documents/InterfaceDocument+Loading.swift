import Foundation
import ImageKit
import Reporting

extension InterfaceDocument.Kind {
    /// The name in messages.
    fileprivate var name: String { self == .storyboard ? "a storyboard" : "a xib" }

    /// The class that reads files of this kind.
    fileprivate var className: String { self == .storyboard ? "UIStoryboard" : "UINib" }
}

extension InterfaceDocument {
    /// Throws if the document isn't of `kind`.
    func check(is kind: Kind) throws(InterfaceError) {
        guard self.kind != kind else { return }
        throw InterfaceError(file: name, line: nil, reason: "expected \(kind.name), found \(self.kind.name)")
    }

    /// Reads the file at `url`, which was found in `bundle` or, if that is `nil`, in the program's resources. If it
    /// isn't a valid file of `kind`, logs a warning and returns `nil`.
    static func load(_ kind: Kind, at url: URL, in bundle: Bundle?, modules: [String]) -> InterfaceDocument? {
        let file = url.lastPathComponent
        return load(kind) { () throws(InterfaceError) in
            try InterfaceDocument(
                contentsOf: url,
                name: bundle == nil ? ResourceFolders.displayName(file, of: url, preferring: modules) : file)
        }
    }

    /// Parses `data`. If it isn't a valid file of `kind`, logs a warning and returns `nil`.
    static func load(_ kind: Kind, _ data: Data, name: String) -> InterfaceDocument? {
        load(kind) { () throws(InterfaceError) in try InterfaceDocument(data, name: name) }
    }

    private static func load(
        _ kind: Kind, _ body: () throws(InterfaceError) -> InterfaceDocument
    ) -> InterfaceDocument? {
        do {
            let document = try body()
            try document.check(is: kind)
            return document
        } catch {
            Diagnostics.report("\(kind.className): \(error)")
            return nil
        }
    }
}
