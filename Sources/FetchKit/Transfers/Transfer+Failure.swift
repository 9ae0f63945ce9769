import CCurl
import Glibc

extension Transfer {
    /// Returns the error that a callback set or, without one, the error for `code`.
    func error(for code: CURLcode) -> FetchError {
        if let failure { return failure }
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST: return .unknownHost
        case CURLE_COULDNT_CONNECT: return systemError == ECONNREFUSED ? .refused : .unreachable
        case CURLE_OPERATION_TIMEDOUT: return .timedOut
        case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: request.byteLimit)
        case CURLE_PARTIAL_FILE: return .truncated
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR: return .closed
        case CURLE_RECV_ERROR: return status == 0 ? .closed : .truncated
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WRITE_ERROR, CURLE_BAD_FUNCTION_ARGUMENT:
            return .notHTTP
        case CURLE_BAD_CONTENT_ENCODING: return .damagedBody
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE: return .notTrusted
        case CURLE_SSL_CONNECT_ERROR: return .noTLS
        case CURLE_URL_MALFORMAT: return .badAddress
        case CURLE_LOGIN_DENIED: return .credentials
        case CURLE_FAILED_INIT: return .unavailable
        case _ where CCurlIsLineTooLong(code) != 0: return .headTooLarge(limit: Fetcher.Limits.headBytes)
        default: return .other(String(cString: curl_easy_strerror(code)))
        }
    }

    /// Returns `error` with the host where it occurred, unless that is the requested host.
    func addingHost(to error: FetchError) -> FetchError {
        switch error {
        // These errors concern the whole request, or no particular host.
        case .tooManyRedirects, .cancelled, .unavailable: error
        case _ where address.host == request.address.host: error
        default: .redirected(host: address.host, error)
        }
    }

    private var systemError: Int32 {
        var number = 0
        if let easy { CCurlGetLong(easy, CURLINFO_OS_ERRNO, &number) }
        return Int32(truncatingIfNeeded: number)
    }

    /// The target of a redirect, as sent by the server; `nil` if the response is not a redirect.
    var redirect: String? {
        guard [301, 302, 303, 307, 308].contains(status), let location = head.location else { return nil }
        return location.isEmpty ? nil : location
    }
}
