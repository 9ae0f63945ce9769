/// Why bytes are not given to a decoder, without the picture's name.
struct PictureFlaw: Error {
    let words: String

    init(_ words: String) {
        self.words = words
    }

    /// The end of a picture is missing.
    static func cutShort(_ format: ImageFormat) -> PictureFlaw {
        PictureFlaw("the \(format.rawValue) is cut short")
    }

    /// The part of a picture that says what it is makes no sense.
    static func header(_ format: ImageFormat) -> PictureFlaw {
        PictureFlaw("the \(format.rawValue) header is damaged or cut short")
    }

    /// The bytes between the header and the end make no sense.
    static func damaged(_ format: ImageFormat) -> PictureFlaw {
        PictureFlaw("the \(format.rawValue) is damaged")
    }
}
