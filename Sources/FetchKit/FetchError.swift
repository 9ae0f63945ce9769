import Reporting

/// The error of a failed request.
package enum FetchError: Error, Sendable, Equatable {
    /// The text is not a URL.
    case badAddress
    /// The scheme is neither http nor https.
    case notWeb
    /// The URL contains a name or a password.
    case credentials
    /// The address is out of the allowed scopes.
    case forbidden(AddressScope)
    case unknownHost
    case refused
    case unreachable
    /// The request timed out.
    case timedOut
    /// The body has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The response headers have more bytes than the limit.
    case headTooLarge(limit: Int)
    case tooManyRedirects(limit: Int)
    /// A redirect to a URL that is not requested, and the reason.
    indirect case badRedirect(FetchError)
    /// An error at another host that a redirect led to.
    indirect case redirected(host: String, FetchError)
    /// A status code other than success.
    case status(Int)
    /// The connection ended before the response was complete.
    case cutShort
    /// The server closed the connection without a response.
    case closed
    /// The body could not be decoded.
    case damagedBody
    /// The response is not HTTP.
    case notHTTP
    /// The server's certificate is not trusted.
    case notTrusted
    case cancelled
    /// libcurl is out of memory or descriptors.
    case unavailable
    /// Any other error, in libcurl's words.
    case other(String)

    /// The underlying error, without redirects.
    package var cause: FetchError {
        if case .redirected(_, let error) = self { error } else { self }
    }

    /// The error as the end of a sentence that begins with the server's name, such as "refused the connection".
    package func words(deadline: String) -> String {
        switch self {
        case .badAddress: "is not an address"
        case .notWeb: "is neither an http nor an https address"
        case .credentials: "carries a name or a password, which is not sent"
        case .forbidden(.none): "is at an address of no machine"
        case .forbidden(let scope): "is at a \(scope.words) address, which may not be reached from there"
        case .unknownHost: "is not known"
        case .refused: "refused the connection"
        case .unreachable: "cannot be reached"
        case .timedOut: "did not answer within \(deadline) seconds"
        case .tooLarge(let limit): "sends more than \(limit / 1_048_576) MiB, which is not read"
        case .headTooLarge(let limit): "sends more than \(limit / 1024) KiB of headers, which is not read"
        case .tooManyRedirects(let limit): "points elsewhere more than \(limit) times"
        case .badRedirect(.notWeb): "points to what is neither an http nor an https address"
        case .badRedirect(.credentials): "points to an address with a name or a password, which is not sent"
        case .badRedirect: "points to what is not an address"
        case .redirected(let host, let error): "points to \(printable(host)), which \(error.words(deadline: deadline))"
        case .status(let status): "answered \(status) (\(Self.meaning(ofStatus: status)))"
        case .cutShort: "closed the connection in the middle of the answer"
        case .closed: "closed the connection"
        case .damagedBody: "sent a body that is damaged, or coded in a way that is not read"
        case .notHTTP: "sent what is not HTTP"
        case .notTrusted: "could not show that it is who it says"
        case .cancelled: "was not waited for"
        case .unavailable: "cannot be asked: this machine has no room for another connection"
        case .other(let words): "could not be reached: \(words)"
        }
    }

    /// Returns a short description of a status code.
    package static func meaning(ofStatus status: Int) -> String {
        switch status {
        case 100..<200: "not an answer yet"
        case 204: "no content"
        case 206: "a part only"
        case 300..<400: "elsewhere"
        case 400: "bad request"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 407: "proxy authentication required"
        case 410: "gone"
        case 416: "range not satisfiable"
        case 429: "too many requests"
        case 500: "internal server error"
        case 502: "bad gateway"
        case 503: "service unavailable"
        case 504: "gateway timed out"
        case 400..<500: "client error"
        case 500..<600: "server error"
        default: "no known status"
        }
    }
}

extension AddressScope {
    fileprivate var words: String {
        switch self {
        case .global: "public"
        case .local: "private"
        case .link: "link-local"
        case .loopback: "loopback"
        case .none: "reserved"
        }
    }
}
