/// The reason why image data was rejected, without the image's name.
struct ImageDataError: Error {
    let message: String
    /// `true` if the data is a vector image.
    let isVector: Bool

    init(_ message: String, isVector: Bool = false) {
        self.message = message
        self.isVector = isVector
    }

    /// Returns the error for a vector image in the format called `format`.
    static func vector(_ format: String) -> ImageDataError {
        ImageDataError(
            "\(format) is not supported; export the image as PNG with 2 or 3 pixels per point", isVector: true)
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
