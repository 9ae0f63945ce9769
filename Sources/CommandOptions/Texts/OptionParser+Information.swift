/// The options, common to all programs, that print information about the command, such as `--help`.
extension OptionParser {
    /// The options that print information about the command. Programs append them to their own options.
    package static let information = [
        CommandOption("--man-page", "prints the manual page"),
        CommandOption(
            "--completions", "SHELL", "prints the completions for bash, zsh or fish",
            suggests: .words(Shell.allCases.map(\.rawValue))),
        CommandOption("--version", "prints the version"),
        CommandOption("--help", or: "-h", "prints this help"),
    ]

    /// Returns the text that an option of `information` requests; `nil` if `values` contains none of these options.
    package func information(_ values: OptionValues) throws(UsageError) -> String? {
        if values.contains("--help") { return help }
        if values.contains("--version") { return "\(command) \(PackageVersion.current)" }
        if values.contains("--man-page") { return manualPage }
        guard let name = values.string("--completions") else { return nil }
        guard let shell = Shell(rawValue: name) else {
            throw UsageError("--completions must be", oneOf: Shell.allCases.map(\.rawValue), not: name)
        }
        return completions(for: shell)
    }
}
