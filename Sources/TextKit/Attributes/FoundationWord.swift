/// The first word of objects used as attribute values, which lets Foundation compare them.
///
/// Foundation's attributed strings on Linux compare adjacent attributes by CoreFoundation's rules, which read an
/// object's type from bits 8 to 17 of its first word. If they are zero there is no such type and the program traps: a
/// large font next to a small one would be enough, because the first word of both is a size. For any type that
/// CoreFoundation doesn't know itself, it calls the object's `isEqual(_:)`.
package enum FoundationWord {
    /// The value of the word: the largest type number, which no type has.
    package static let ofObject: UInt = 0x3FF << 8
}
