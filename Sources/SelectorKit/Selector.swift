/// The name of a method, such as "save:", that a control, a timer or a notification calls on its target.
///
/// Code for iOS creates selectors with `#selector`, which needs the Objective-C runtime. The build plugin
/// `IOSSourcesPlugin` replaces such expressions with selectors that have both the name and the method:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Page.save(_:)), for: .touchUpInside)
/// ```
///
/// A selector that is only a name calls the method that the target's class lists in a ``SelectorTable``.
public struct Selector: Sendable {
    /// The name, with a colon for each parameter: "save:".
    let name: String
    /// The method that the selector was created with, or `nil`.
    let method: SelectorMethod?

    /// Creates a selector from a name, such as "save:".
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// Creates a selector for a method of a class or a protocol. If the target's class overrides `method`, the override
    /// is called.
    ///
    /// - Parameters:
    ///   - name: The name, such as "save:".
    ///   - method: The method, such as `Page.save(_:)`.
    public init<Owner, each Argument, Result>(
        _ name: String, _ method: @escaping (Owner) -> (repeat each Argument) -> Result
    ) {
        self.name = name
        self.method = SelectorMethod(method)
    }

    /// Creates a selector for a method whose parameters have no labels. The selector's name is `base`, followed by a
    /// colon for each parameter.
    public init<Owner, each Argument, Result>(
        base: String, _ method: @escaping (Owner) -> (repeat each Argument) -> Result
    ) {
        var count = 0
        for _ in repeat (each Argument).self { count += 1 }
        self.init(base + String(repeating: ":", count: count), method)
    }

    /// The number of parameters, which is the number of colons in the name.
    package var parameterCount: Int { name.count { $0 == ":" } }
}

extension Selector: Hashable {
    /// Returns `true` if both selectors have the same name, even if their methods differ.
    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a selector from a name, such as "save:".
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// The name.
    public var description: String { name }
}

/// Returns the name of `selector`, such as "save:".
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.description
}

/// Returns the selector with the name `name`.
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}
