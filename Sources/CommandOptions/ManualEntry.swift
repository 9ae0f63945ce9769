/// An environment variable that a program reads, or a file that it reads or writes, for the manual page and the help.
package struct ManualEntry: Sendable {
    /// The names of the variables or files that the text describes.
    package let names: [String]
    /// The description, a clause in lower case, which may have several lines.
    package let text: String
    /// `true` if the help lists the entry too.
    package let isInHelp: Bool

    /// Creates an entry.
    package init(_ names: String..., text: String, isInHelp: Bool = false) {
        self.names = names
        self.text = text
        self.isInHelp = isInHelp
    }
}
