/// The command line of the tool.
struct ToolOptions {
    private(set) var explains = false
    private(set) var output: String?
    /// The source files and the names of the rewritten ones.
    private(set) var sources: [(path: String, name: String)] = []

    /// Reads `arguments`; `nil` if they are not valid.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--explain": explains = true
            case "--output":
                guard let folder = rest.popFirst() else { return nil }
                output = folder
            case "--as":
                guard let name = rest.popFirst(), !sources.isEmpty else { return nil }
                sources[sources.count - 1].name = name
            case let path where !path.hasPrefix("-"):
                sources.append((path, path.split(separator: "/").last.map(String.init) ?? path))
            default: return nil
            }
        }
        guard !sources.isEmpty, explains || output != nil else { return nil }
    }
}
