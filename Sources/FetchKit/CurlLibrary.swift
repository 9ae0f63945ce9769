import CCurl

/// The C library, which must be initialized once.
enum CurlLibrary {
    private static let status = CCurlStart()

    /// Initializes the library on first use. Safe on any thread, because a lazy static is.
    static func start() throws(FetchError) {
        guard status == CURLE_OK else { throw .unavailable }
    }
}
