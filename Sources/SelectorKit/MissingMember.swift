/// The error of an optional member of a protocol that isn't implemented. Code that the build plugin generates throws
/// and catches it.
public struct MissingMember: Error {
    /// Creates the error.
    public init() {}
}
