/// The reason why an image could not be read or written.
package struct ImageError: Error, Equatable, CustomStringConvertible {
    /// The name of the image, the failure, and the library's message, if any.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
