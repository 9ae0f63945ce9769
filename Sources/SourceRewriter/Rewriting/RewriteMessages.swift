/// A problem in a source file: code that can't be rewritten or, if `isWarning` is `true`, that may behave differently
/// than on iOS.
package struct RewriteProblem: Equatable, Sendable {
    /// The line number in the file, starting at 1.
    package var line: Int
    package var message: String
    /// `true` if the file can still be compiled.
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
