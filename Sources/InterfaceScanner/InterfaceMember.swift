/// A method or property that interface files can refer to.
package struct InterfaceMember: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// An `@IBAction` or `@InterfaceAction` method with its argument labels; `nil` stands for `_`.
        case action(labels: [String?])
        /// An `@IBInspectable` property.
        case property
        /// An `@Outlet` or `@OutletCollection` property with observers.
        case outlet
    }

    package var kind: Kind
    /// The type that declares the member, with its enclosing types, for example "Player.Controls".
    package var type: String
    /// The name in the source code, without labels.
    package var name: String
    /// The conditions of the `#if` blocks around the member, outermost first.
    package var conditions: [String]

    package init(kind: Kind, type: String, name: String, conditions: [String] = []) {
        self.kind = kind
        self.type = type
        self.name = name
        self.conditions = conditions
    }
}

/// A member that can't be listed, with the reason.
package struct ScanProblem: Equatable, Sendable {
    /// The line number in the file, starting at 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}
