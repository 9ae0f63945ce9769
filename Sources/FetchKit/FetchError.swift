import Reporting

/// The reason why a request failed.
package enum FetchError: Error, Sendable, Equatable {
    /// The text is not a URL.
    case badAddress
    /// The scheme is neither http nor https.
    case unsupportedScheme
    /// The URL contains a user name or password.
    case credentials
    /// The address is outside the allowed scopes.
    case forbidden(AddressScope)
    case unknownHost
    case refused
    case unreachable
    /// The request timed out.
    case timedOut
    /// The body has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The headers of the responses, including redirects, have more bytes than the limit.
    case headTooLarge(limit: Int)
    case tooManyRedirects(limit: Int)
    /// A redirect to an invalid or disallowed URL, with the reason.
    indirect case badRedirect(FetchError)
    /// An error at `host`, the target of a redirect.
    indirect case redirected(host: String, FetchError)
    /// The status code of an unsuccessful response, or 206, because partial content is not accepted.
    case status(Int)
    /// The connection ended before the response was complete.
    case truncated
    /// The server closed the connection without a response.
    case closed
    /// The body could not be decoded.
    case damagedBody
    /// The response is not HTTP.
    case notHTTP
    /// The server's certificate is not trusted.
    case notTrusted
    /// The TLS handshake failed, for example because the server doesn't use TLS.
    case noTLS
    case cancelled
    /// libcurl is out of memory or file descriptors.
    case unavailable
    /// Any other error, with libcurl's message.
    case other(String)

    /// The underlying error, without the redirect that led to it.
    package var cause: FetchError {
        if case .redirected(_, let error) = self { error } else { self }
    }

    /// Returns a predicate for messages, for example "refused the connection". The subject of the sentence must be the
    /// requested address, or the host or server that it names. `deadline` is the request's timeout in seconds, as
    /// displayed.
    package func description(deadline: String) -> String {
        switch self {
        case .badAddress: "is not an address"
        case .unsupportedScheme: "is neither an http nor an https address"
        case .credentials: "contains a user name or password, which is not sent"
        case .forbidden(.none): "has an address that no single machine can have"
        case .forbidden(let scope): "has a \(scope.words) address, which is not allowed here"
        case .unknownHost: "is not known"
        case .refused: "refused the connection"
        case .unreachable: "can't be reached"
        case .timedOut: "did not answer within \(deadline) seconds"
        case .tooLarge(let limit): "sent more than the limit of \(limit / 1_048_576) MiB"
        case .headTooLarge(let limit): "sent more than the limit of \(limit / 1024) KiB of headers"
        case .tooManyRedirects(let limit): "redirected more than \(limit) times"
        case .badRedirect(.unsupportedScheme): "redirects to an address that is neither http nor https"
        case .badRedirect(.credentials):
            "redirects to an address with a user name or password, which is not sent"
        case .badRedirect: "redirects to an invalid address"
        case .redirected(let host, let error):
            "redirects to \(printable(host)), which \(error.description(deadline: deadline))"
        case .status(let status): "answered with \(status) (\(Self.meaning(ofStatus: status)))"
        case .truncated: "closed the connection in the middle of the response"
        case .closed: "closed the connection"
        case .damagedBody: "sent a damaged body, or one with an unsupported encoding"
        case .notHTTP: "sent a response that is not HTTP"
        case .notTrusted: "has a certificate that is not trusted"
        case .noTLS: "didn't establish a secure connection (TLS)"
        case .cancelled: "was canceled"
        case .unavailable: "can't be reached: this machine can't open another connection"
        case .other(let message): "could not be reached: \(message)"
        }
    }

    /// Returns a short description of a status code.
    package static func meaning(ofStatus status: Int) -> String {
        switch status {
        case 100..<200: "not a final response yet"
        case 204: "no content"
        case 206: "partial content"
        case 300..<400: "redirect"
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
        default: "unknown status"
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
