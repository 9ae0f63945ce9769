/// The error thrown if a type doesn't implement an optional member of a protocol. Thrown and caught by the code that
/// the build plugin generates.
public struct MissingMember: Error {
    /// Creates the error.
    public init() {}
}
