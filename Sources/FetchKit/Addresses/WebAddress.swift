import CCurl
import Foundation

/// An http or https address without credentials, read by libcurl itself, so that what is checked is what is asked.
package struct WebAddress: Sendable, Equatable, CustomStringConvertible {
    /// The longest address that is read, in bytes.
    package static let longest = 8192

    /// The whole address, without its fragment.
    package let text: String
    /// The name or the number of the machine.
    package let host: String

    package var description: String { text }

    /// `text`, which may or may not be an address, without what may be a name and a password in it: for messages.
    package static func withoutCredentials(_ text: String) -> String {
        guard let start = text.range(of: "//")?.upperBound else { return text }
        let rest = text[start...]
        let host = rest.prefix { !"/?#".contains($0) }
        // A password that was not encoded may have any of the letters that end a host.
        guard let end = host.lastIndex(of: "@") ?? (host.contains(":") ? rest.lastIndex(of: "@") : nil) else {
            return text
        }
        return text[..<start] + "…" + rest[end...]
    }

    /// Control characters: some versions of libcurl refuse them, others encode them.
    private static func isForbidden(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// Reads `text`, which has to be whole. Throws when it is not one, is too long, names another protocol, or carries
    /// a name or a password.
    package init(_ text: String) throws(FetchError) {
        try self.init(text, relativeTo: nil)
    }

    /// Reads `text`, which may be a part of an address that stands beside `base`.
    package init(_ text: String, relativeTo base: WebAddress?) throws(FetchError) {
        guard text.utf8.count <= Self.longest, !text.utf8.contains(where: Self.isForbidden) else { throw .badAddress }
        try CurlLibrary.start()
        guard let handle = curl_url() else { throw .unavailable }
        defer { curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE)
        if let base, curl_url_set(handle, CURLUPART_URL, base.text, 0) != CURLUE_OK { throw .badAddress }
        // libcurl's versions differ about spaces, too.
        let encoded = text.replacing(" ", with: "%20")
        guard curl_url_set(handle, CURLUPART_URL, encoded, flags) == CURLUE_OK else { throw .badAddress }
        func part(_ part: CURLUPart) -> String? {
            var value: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, part, &value, 0) == CURLUE_OK, let value else { return nil }
            defer { curl_free(value) }
            return String(cString: value)
        }
        guard let scheme = part(CURLUPART_SCHEME), ["http", "https"].contains(scheme) else { throw .notWeb }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else { throw .credentials }
        curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0)
        guard let host = part(CURLUPART_HOST), !host.isEmpty, let whole = part(CURLUPART_URL),
            whole.utf8.count <= Self.longest
        else { throw .badAddress }
        self.text = whole
        self.host = host
    }
}
