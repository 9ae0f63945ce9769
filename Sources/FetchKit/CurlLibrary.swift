import CCurl

/// The global state of libcurl, which must be initialized once.
enum CurlLibrary {
    private static let status = CCurlStart()

    /// Initializes libcurl on first use. Thread-safe, because a lazy static is.
    static func start() throws(FetchError) {
        guard status == CURLE_OK else { throw .unavailable }
    }
}
