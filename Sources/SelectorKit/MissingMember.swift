/// Used by generated code. The error thrown if a type doesn't implement an optional member of a protocol.
public struct _MissingMember: Error {
    /// Creates the error.
    public init() {}
}
