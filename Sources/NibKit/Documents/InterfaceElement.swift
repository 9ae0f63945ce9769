/// An element of an interface file, with its location in the file.
final class InterfaceElement {
    /// The tag name, such as `label` or `constraint`.
    let name: String
    private(set) var attributes: [String: String] { didSet { attributeNames = NameFilter(attributes.keys) } }
    /// The line of the start tag, starting at 1.
    let line: Int
    /// The identifier that other elements refer to.
    let id: String?
    /// The `key` attribute, which is the role of the element in its parent, such as `view` or `backgroundColor`.
    let key: String?
    private(set) var children: [InterfaceElement] = []
    // Most searches are for attributes and children that the element doesn't have.
    private var attributeNames: NameFilter
    private var childNames = NameFilter()
    private var childKeys = NameFilter()
    /// `true` for an object at the top level of a nib or scene. Stored, because a weak reference to the parent would
    /// slow down all reference counting of elements.
    private(set) var isTopLevel = false
    /// The text directly inside a `string`, `mutableString` or `mutableData` element; empty for other elements.
    var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        attributeNames = NameFilter(attributes.keys)
        self.line = line
        id = attributes["id"]
        key = attributes["key"]
    }

    func append(_ child: InterfaceElement) {
        children.append(child)
        childNames.insert(child.name)
        if let key = child.key { childKeys.insert(key) }
        child.isTopLevel = name == "objects"
    }

    /// Sets the attribute `name`, which takes precedence over a `string` child with that key.
    func set(_ name: String, to value: String) { attributes[name] = value }

    /// The attribute `name`; `nil` if it is missing.
    subscript(_ name: String) -> String? { attributeNames.mayContain(name) ? attributes[name] : nil }

    /// Returns the first child with the tag name `name`.
    func child(_ name: String) -> InterfaceElement? {
        childNames.mayContain(name) ? children.first { $0.name == name } : nil
    }

    /// Returns the children with the tag name `name`.
    func children(named name: String) -> [InterfaceElement] {
        childNames.mayContain(name) ? children.filter { $0.name == name } : []
    }

    /// Returns the first child whose `key` attribute is `key` and, unless `name` is `nil`, whose tag name is
    /// `name`.
    func child(_ name: String? = nil, key: String) -> InterfaceElement? {
        guard childKeys.mayContain(key) else { return nil }
        return children.first { $0.key == key && (name == nil || $0.name == name) }
    }

    /// Returns the children of the first child with the tag name `name`.
    func children(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Calls `body` with the element and all its descendants, in file order.
    func visit(_ body: (InterfaceElement) throws -> Void) rethrows {
        // Uses a loop, because recursion on an untrusted file could overflow the stack.
        var pending = [self]
        while let element = pending.popLast() {
            try body(element)
            pending.append(contentsOf: element.children.reversed())
        }
    }
}

/// A set of names that can tell quickly that it doesn't contain a name, because all its names differ in length.
private struct NameFilter {
    /// Bit *n* is set if the length of a name, modulo 64, is *n*.
    private var lengths: UInt64 = 0

    init() {}

    init(_ names: some Sequence<String>) {
        for name in names { insert(name) }
    }

    mutating func insert(_ name: String) { lengths |= Self.bit(name) }

    /// Returns `false` if the set doesn't contain `name`.
    func mayContain(_ name: String) -> Bool { lengths & Self.bit(name) != 0 }

    private static func bit(_ name: String) -> UInt64 { 1 << UInt64(truncatingIfNeeded: name.utf8.count & 63) }
}
