/// The reason why data is rejected, without the image's name.
struct ImageDataError: Error {
    let words: String

    init(_ words: String) {
        self.words = words
    }

    /// Returns an error for an image whose end is missing.
    static func cutShort(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) is cut short")
    }

    /// Returns an error for an invalid header.
    static func header(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) header is damaged or cut short")
    }

    /// Returns an error for invalid data between the header and the end.
    static func damaged(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) is damaged")
    }
}
