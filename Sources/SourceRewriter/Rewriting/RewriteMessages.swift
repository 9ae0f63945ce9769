/// Something in a source file that can't be rewritten.
package struct RewriteProblem: Equatable, Sendable {
    /// The line number in the file, starting at 1.
    package var line: Int
    package var message: String
    /// `true` if the file can be compiled nevertheless.
    package var isWarning = false

    package init(line: Int, message: String, isWarning: Bool = false) {
        self.line = line
        self.message = message
        self.isWarning = isWarning
    }
}

/// A change that was made to a source file.
package struct RewriteChange: Equatable, Sendable {
    /// The line number in the file, starting at 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}
