import CCurl

/// The global state of libcurl, which must be initialized once.
enum CurlLibrary {
    private static let status = CCurlStart()

    /// Initializes libcurl on first use. It is thread-safe, because lazy statics are.
    static func start() throws(FetchError) {
        guard status == CURLE_OK else { throw .unavailable }
    }
}
