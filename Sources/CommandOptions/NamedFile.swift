import Reporting

/// A file named by a command-line option.
package struct NamedFile: Sendable {
    /// The option's name, including its dashes.
    package let option: String
    /// The argument that names the file, as the user typed it.
    package let text: String
    private let file: FileIdentity?

    /// Creates a reference to the file at `path`, which the user wrote as `text`. `text` defaults to the path.
    package init(_ option: String, path: String, text: String? = nil) {
        self.option = option
        self.text = text ?? path
        file = FileIdentity(path: path)
    }

    /// Creates a reference to the file, pipe or terminal connected to standard output.
    package init(standardOutputBy option: String) {
        self.option = option
        text = "-"
        file = FileIdentity(descriptor: 1)
    }

    /// Throws if two of `files` are the same file, even if their paths differ, because the second output would
    /// overwrite the first.
    package static func checkDistinct(_ files: [NamedFile]) throws(UsageError) {
        for (index, one) in files.enumerated() {
            guard let file = one.file, let other = files[..<index].first(where: { $0.file == file }) else { continue }
            throw UsageError(
                "\(other.option) \(printable(other.text)) and \(one.option) \(printable(one.text)) are the same file; "
                    + "name different files")
        }
    }
}
