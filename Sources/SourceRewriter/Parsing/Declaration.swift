/// A declaration of a type or a member. Ranges and indices refer to the tokens of its file.
struct Declaration {
    enum Kind: Equatable {
        /// A class, structure, enumeration, actor, protocol or extension.
        case type(keyword: String)
        case function
        case initializer
        /// A `var` or `let`.
        case variable
    }

    /// An attribute with its arguments, such as `@objc(save:)`.
    struct Attribute {
        var name: String
        var tokens: Range<Int>
    }

    /// A modifier with its argument, such as `private(set)`.
    struct Modifier {
        var name: String
        var tokens: Range<Int>
    }

    /// A parameter of a function.
    struct Parameter {
        /// The argument label; `nil` stands for `_`.
        var label: String?
        /// The name inside the function.
        var name: String
        /// The tokens of the type, with its attributes.
        var type: Range<Int>
        /// `true` if the parameter is variadic.
        var isVariadic: Bool
    }

    var kind: Kind
    /// The name; for nested types and extensions, with the enclosing types: "Page.Header".
    var name: String
    var attributes: [Attribute] = []
    var modifiers: [Modifier] = []
    /// The index of the keyword.
    var keyword: Int
    /// All tokens, from the first attribute or modifier on. For a variable, up to the end of its type or its braces.
    var tokens: Range<Int>
    /// The braces and their content, if any.
    var body: Range<Int>?
    /// The index of the enclosing type among the declarations; `nil` at the top level and directly in a function.
    var parent: Int?
    /// `true` if the declaration is inside a function or closure.
    var isLocal = false
    /// `true` if the declaration is in a branch of `#if` that is never compiled on Linux.
    var isInactive = false
    /// The conditions of the enclosing `#if` blocks, outermost first.
    var conditions: [String] = []

    /// The types that a type inherits from or conforms to, without attributes and generic arguments.
    var inherited: [String] = []
    /// `true` if a type or function has generic parameters.
    var isGeneric = false
    /// `true` if there is a `where` clause.
    var isConstrained = false
    var parameters: [Parameter] = []
    /// The effects of a function, such as `async` and `throws`.
    var effects: Set<String> = []
    /// The tokens of a function's result type or a variable's type, if any.
    var type: Range<Int>?

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }

    /// The access level, or `nil` if there is no modifier for it.
    var access: String? {
        ["private", "fileprivate", "internal", "package", "public", "open"].first { modifier($0) != nil }
    }

    var typeKeyword: String? {
        if case .type(let keyword) = kind { return keyword }
        return nil
    }

    var isStatic: Bool { modifier("static") != nil || modifier("class") != nil }
    var isPrivate: Bool { access == "private" || access == "fileprivate" }
    var labels: [String?] { parameters.map(\.label) }
}
