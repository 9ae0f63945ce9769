/// The error thrown if a type doesn't implement an optional member of a protocol. Used by code that `IOSSourcesPlugin`
/// generates; may change in any version.
public struct _MissingMember: Error {
    /// Creates the error.
    public init() {}
}
