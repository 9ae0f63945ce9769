import CCurl
import Foundation

/// An http or https URL without credentials. It is parsed by libcurl, so the checked URL is the requested URL.
package struct WebAddress: Sendable, Equatable, CustomStringConvertible {
    /// The maximum length of a URL, in bytes.
    package static let maximumLength = 8192

    /// The complete URL, without its fragment.
    package let text: String
    /// The host name or IP address.
    package let host: String

    package var description: String { text }

    /// Returns `text` with "…" instead of anything that may be a user name or password, for use in messages. `text`
    /// doesn't have to be a valid URL.
    package static func withoutCredentials(_ text: String) -> String {
        guard let start = text.range(of: "//")?.upperBound else { return text }
        let remainder = text[start...]
        let authority = remainder.prefix { !"/?#".contains($0) }
        // An unescaped password may contain characters that end an authority.
        guard
            let end = authority.lastIndex(of: "@") ?? (authority.contains(":") ? remainder.lastIndex(of: "@") : nil)
        else { return text }
        return text[..<start] + "…" + remainder[end...]
    }

    /// Returns `true` for control characters, which some versions of libcurl reject and others encode.
    private static func isForbidden(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// Parses the absolute URL `text`. Throws if it is invalid, too long, not http or https, or contains credentials,
    /// or if libcurl is unavailable.
    package init(_ text: String) throws(FetchError) {
        try self.init(text, relativeTo: nil)
    }

    /// Parses `text`, which may be relative to `base`. Throws like `init(_:)`.
    package init(_ text: String, relativeTo base: WebAddress?) throws(FetchError) {
        guard text.utf8.count <= Self.maximumLength, !text.utf8.contains(where: Self.isForbidden) else {
            throw .badAddress
        }
        try CurlLibrary.start()
        guard let handle = curl_url() else { throw .unavailable }
        defer { curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE)
        if let base, curl_url_set(handle, CURLUPART_URL, base.text, 0) != CURLUE_OK { throw .badAddress }
        // Versions of libcurl handle spaces differently, as they do control characters.
        let encoded = text.replacing(" ", with: "%20")
        guard curl_url_set(handle, CURLUPART_URL, encoded, flags) == CURLUE_OK else { throw .badAddress }
        func part(_ id: CURLUPart) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, id, &value, 0) == CURLUE_OK, let value else { return nil }
            defer { curl_free(value) }
            return String(cString: value)
        }
        guard let scheme = part(CURLUPART_SCHEME), ["http", "https"].contains(scheme) else { throw .unsupportedScheme }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else { throw .credentials }
        curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0)
        guard let host = part(CURLUPART_HOST), !host.isEmpty, let url = part(CURLUPART_URL),
            url.utf8.count <= Self.maximumLength
        else { throw .badAddress }
        self.text = url
        self.host = host
    }
}
