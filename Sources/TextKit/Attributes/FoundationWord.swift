/// What classes whose objects are values of attributes begin with, so that Foundation can compare them.
///
/// Attributed strings of Foundation on Linux compare the attributes of neighbours by CoreFoundation's rules, which take
/// the first word of an object for the kind that it is of, in bits 8 to 17. Where these are zero, it is of none, and
/// the program is stopped: a large font beside a small one would be enough, since the first word of both is a size. Any
/// kind that CoreFoundation does not know itself makes it ask the object's `isEqual(_:)`.
package enum FoundationWord {
    /// The word: the largest kind, which nothing has.
    package static let ofObject: UInt = 0x3FF << 8
}
