import ViewKit

/// A tree of views as pretty-printed JSON. `JSONEncoder` isn't used, because it rejects more than 512 levels of
/// nesting, and each level of views takes two.
@MainActor
struct TreeText {
    private(set) var json = ""

    /// Appends the JSON object of `node`, including its children. The caller must have appended the indentation of its
    /// first line.
    mutating func append(_ node: SkeletonTreeNode<UIView>, indent: String) {
        let children = node.children
        json += "{\n"
        if !children.isEmpty { json += indent + "  \"children\" : [\n" }
        // A separate method keeps the stack frame of each level small, because trees may be deep.
        for child in children {
            appendChild(child, indent: indent + "    ", isLast: child.base === children.last?.base)
        }
        if !children.isEmpty { json += indent + "  ],\n" }
        appendFields(of: node.base, indent: indent + "  ")
        json += indent + "}"
    }

    private mutating func appendChild(_ child: SkeletonTreeNode<UIView>, indent: String, isLast: Bool) {
        json += indent
        append(child, indent: indent)
        json += isLast ? "\n" : ",\n"
    }

    private mutating func appendFields(of view: UIView, indent: String) {
        json += "\(indent)\"isSkeletonable\" : \(view.isSkeletonable),\n"
        json += "\(indent)\"reference\" : \(Self.quoted("\(Unmanaged.passUnretained(view).toOpaque())")),\n"
        json += "\(indent)\"type\" : \(Self.quoted("\(type(of: view))"))"
        let missed = UnreachedViews.below(view).map { "\(indent)  \(Self.quoted($0.description))" }
        if !missed.isEmpty { json += ",\n\(indent)\"unreached\" : [\n\(missed.joined(separator: ",\n"))\n\(indent)]" }
        json += "\n"
    }

    /// Returns `text` as a JSON string. Type names may contain quotes but no control characters.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
