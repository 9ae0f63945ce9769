import CCurl
import Glibc

extension Transfer {
    /// Why it failed with `code`.
    func reason(_ code: CURLcode) -> FetchError {
        if let failure { return failure }
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST: return .unknownHost
        case CURLE_COULDNT_CONNECT: return systemError == ECONNREFUSED ? .refused : .unreachable
        case CURLE_OPERATION_TIMEDOUT: return .tooLate
        case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: request.byteLimit)
        case CURLE_PARTIAL_FILE: return .cutShort
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR: return .closed
        case CURLE_RECV_ERROR: return status == 0 ? .closed : .cutShort
        case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_WRITE_ERROR, CURLE_BAD_FUNCTION_ARGUMENT:
            return .notHTTP
        case CURLE_BAD_CONTENT_ENCODING: return .damagedBody
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE: return .notTrusted
        case CURLE_URL_MALFORMAT: return .badAddress
        case CURLE_LOGIN_DENIED: return .credentials
        case CURLE_FAILED_INIT: return .unavailable
        case _ where CCurlIsLineTooLong(code) != 0: return .headTooLarge(limit: Fetcher.Limits.headBytes)
        default: return .other(String(cString: curl_easy_strerror(code)))
        }
    }

    /// `error` with the host at which it happened, where that is not the one that was asked for.
    func placed(_ error: FetchError) -> FetchError {
        switch error {
        // Of the way as a whole, or of nobody on it.
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

    /// The address that the answer points to instead, as it was sent; nil if it is no redirect.
    var redirect: String? {
        guard [301, 302, 303, 307, 308].contains(status), let location = head.location else { return nil }
        return location.isEmpty ? nil : location
    }
}
