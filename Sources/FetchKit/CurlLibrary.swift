import CCurl

/// The global state of libcurl, which must be initialized once.
enum CurlLibrary {
    private static let status = CCurlStart()

    /// Initializes libcurl on the first call. Thread-safe, because static properties are initialized only once. Throws
    /// if the initialization failed.
    static func start() throws(FetchError) {
        guard status == CURLE_OK else { throw .unavailable }
    }
}
