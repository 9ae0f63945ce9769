/// Why a picture could not be read or written.
package struct ImageError: Error, Equatable, CustomStringConvertible {
    /// Names the picture, what failed, and the library's own words where there are some.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
