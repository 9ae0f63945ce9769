/// The first word of objects that are attribute values, chosen so that Foundation can compare them.
///
/// Foundation's attributed strings on Linux compare adjacent attributes by CoreFoundation's rules, which read an
/// object's type from bits 8 to 17 of its first word. If these bits are zero, the type doesn't exist and the program
/// traps: a large font next to a small one would be enough, because a font's first word would be its size. For any type
/// that CoreFoundation doesn't know, it calls the object's `isEqual(_:)`.
package enum FoundationWord {
    /// The value of the word: the largest type number, which no type uses.
    package static let ofObject: UInt = 0x3FF << 8
}
