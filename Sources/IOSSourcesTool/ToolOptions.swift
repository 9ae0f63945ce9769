/// The command line of the tool.
struct ToolOptions {
    private(set) var explains = false
    private(set) var output: String?
    /// The source files, with the names of their rewritten copies.
    private(set) var sources: [(path: String, name: String)] = []

    /// Parses `arguments`; returns `nil` if they are not valid.
    init?(_ arguments: [String]) {
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            switch argument {
            case "--explain": explains = true
            case "--output":
                guard let folder = remaining.popFirst() else { return nil }
                output = folder
            case "--as":
                guard let name = remaining.popFirst(), !sources.isEmpty else { return nil }
                sources[sources.count - 1].name = name
            case let path where !path.hasPrefix("-"):
                sources.append((path, path.split(separator: "/").last.map(String.init) ?? path))
            default: return nil
            }
        }
        guard !sources.isEmpty, explains || output != nil else { return nil }
    }
}
