/// A value for the first word of objects that are used as attribute values, chosen so that Foundation can compare them.
///
/// Foundation's attributed strings on Linux compare adjacent attributes by CoreFoundation's rules, which read an
/// object's type from bits 8 to 17 of its first word. If these bits are zero, the type doesn't exist and the program
/// traps. Without this word, two adjacent fonts of different sizes would be enough, because the first word of a font
/// would be its size. For any type that CoreFoundation doesn't know, it calls the object's `isEqual(_:)`.
package enum FoundationWord {
    /// The value of the word: the largest type number, which no type uses.
    package static let ofObject: UInt = 0x3FF << 8
}
