import CCurl

/// The C library, which has to be started once.
enum CurlLibrary {
    private static let status = CCurlStart()

    /// Starts the library, unless it runs; a lazy static is safe on any thread.
    static func start() throws(FetchError) {
        guard status == CURLE_OK else { throw .unavailable }
    }
}
