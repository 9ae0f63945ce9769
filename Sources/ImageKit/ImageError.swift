/// The reason why an image could not be read or written.
package struct ImageError: Error, Equatable, CustomStringConvertible {
    /// The name of the image, the failure, and the library's message, if any.
    package let description: String

    /// `true` if the image is a vector image, which isn't supported.
    package let isVector: Bool

    package init(_ description: String, isVector: Bool = false) {
        self.description = description
        self.isVector = isVector
    }
}
