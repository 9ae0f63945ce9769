/// The reason why image data was rejected, without the image's name.
struct ImageDataError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// Returns an error for an image that ends too early.
    static func truncated(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) is truncated")
    }

    /// Returns an error for an invalid header.
    static func header(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) header is damaged or truncated")
    }

    /// Returns an error for invalid data between the header and the end.
    static func damaged(_ format: ImageFormat) -> ImageDataError {
        ImageDataError("the \(format.rawValue) is damaged")
    }
}
