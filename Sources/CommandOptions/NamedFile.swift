import Reporting

/// A file that a command-line option names.
package struct NamedFile: Sendable {
    /// The option's name, with its dashes.
    package let option: String
    /// The file as the user wrote it.
    package let text: String
    private let file: FileIdentity?

    /// Creates the file at `path`, which the user wrote as `text`, by default the path itself.
    package init(_ option: String, path: String, text: String? = nil) {
        self.option = option
        self.text = text ?? path
        file = FileIdentity(path: path)
    }

    /// Creates the file, pipe or terminal that standard output is connected to.
    package init(standardOutputBy option: String) {
        self.option = option
        text = "-"
        file = FileIdentity(descriptor: 1)
    }

    /// Throws if two of `files` are the same file, however their paths are written, because the second result would
    /// replace the first.
    package static func checkDistinct(_ files: [NamedFile]) throws(UsageError) {
        for (index, one) in files.enumerated() {
            guard let file = one.file, let other = files[..<index].first(where: { $0.file == file }) else { continue }
            throw UsageError(
                "\(other.option) \(printable(other.text)) and \(one.option) \(printable(one.text)) are the same file; "
                    + "name different files")
        }
    }
}
