/// A value for the first stored property of objects that are used as attribute values, so that Foundation can compare
/// them.
///
/// Foundation's attributed strings on Linux compare adjacent attributes by CoreFoundation's rules, which read an
/// object's type from bits 8 to 17 of the word after the object header, the place of the first stored property. If
/// these bits are zero, the type doesn't exist and the program traps. Without this value, adjacent text in two font
/// sizes would trap, because the first stored property of a font would be its size. With it, CoreFoundation doesn't
/// know the type and calls the object's `isEqual(_:)`.
package enum FoundationWord {
    /// The value of the word: the largest type number, which no type uses.
    package static let ofObject: UInt = 0x3FF << 8
}
