import CCurl
import Foundation
import Glibc

extension Transfer {
    /// Sets libcurl's options for this transfer. Returns `false` if any of them is rejected.
    func configure(_ easy: UnsafeMutableRawPointer) -> Bool {
        let this = Unmanaged.passUnretained(self).toOpaque()
        let answers = [
            CCurlSetText(easy, CURLOPT_URL, address.text),
            CCurlAllowOnlyWeb(easy),
            // `TransferLoop` follows redirects, so that it can check each target.
            CCurlSetLong(easy, CURLOPT_FOLLOWLOCATION, 0),
            CCurlSpeakHTTP11(easy),
            CCurlSetLong(easy, CURLOPT_HTTP09_ALLOWED, 0),
            CCurlSetText(easy, CURLOPT_ACCEPT_ENCODING, "gzip, deflate"),
            CCurlSetSize(easy, CURLOPT_MAXFILESIZE_LARGE, request.byteLimit),
            CCurlSetText(easy, CURLOPT_USERAGENT, "SkeletonSDL"),
            // Disables everything that could send more than the URL: proxies and credentials.
            CCurlSetText(easy, CURLOPT_PROXY, ""),
            CCurlIgnoreNetrc(easy),
            CCurlSetLong(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1),
            // Timeouts use no signals; the loop enforces a single deadline for the whole request.
            CCurlSetLong(easy, CURLOPT_NOSIGNAL, 1),
            CCurlLeaveNameLookups(easy),
            CCurlSetPointer(easy, CURLOPT_PRIVATE, this),
            CCurlSetPointer(easy, CURLOPT_WRITEDATA, this),
            CCurlSetReceiver(easy, CURLOPT_WRITEFUNCTION, receiveBody),
            CCurlSetPointer(easy, CURLOPT_HEADERDATA, this),
            CCurlSetReceiver(easy, CURLOPT_HEADERFUNCTION, receiveHeader),
            CCurlSetPointer(easy, CURLOPT_OPENSOCKETDATA, this),
            CCurlSetSocketOpener(easy, openSocket),
            CCurlSetPointer(easy, CURLOPT_PREREQDATA, this),
            CCurlSetBeforeRequest(easy, checkPeer),
        ]
        return answers.allSatisfy { $0 == CURLE_OK }
    }

    /// The status code of the response; 0 if it has not arrived.
    var status: Int {
        var status = 0
        if let easy { CCurlGetLong(easy, CURLINFO_RESPONSE_CODE, &status) }
        return status
    }

    /// Returns the transfer that `pointer` refers to.
    fileprivate static func of(_ pointer: UnsafeMutableRawPointer?) -> Transfer? {
        pointer.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Appends `count` bytes to the body. Returns `false` if the transfer has to stop because it has failed or is
    /// deferred.
    fileprivate func receive(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Bool {
        // The bodies of errors and redirects are limited, too, although they are discarded.
        let isSuccess = (200..<300).contains(status)
        let limit = isSuccess ? request.byteLimit : Fetcher.Limits.headBytes
        guard body.count + count <= limit else {
            failure = isSuccess ? .tooLarge(limit: limit) : .status(status)
            return false
        }
        guard reserve(self, count) else {
            isDeferred = true
            return false
        }
        bytes.withMemoryRebound(to: UInt8.self, capacity: count) { body.append($0, count: count) }
        return true
    }

    /// Returns `true` and sets `scope` if connecting to `address` is allowed; otherwise sets `failure`.
    fileprivate func allows(_ address: IPAddress?) -> Bool {
        let scope = address.map { AddressScope($0) } ?? .none
        guard allowedScopes.scopes.contains(scope) else {
            failure = .forbidden(scope)
            return false
        }
        self.scope = scope
        failure = nil
        return true
    }
}

private let receiveBody: curl_write_callback = { bytes, size, count, pointer in
    guard let bytes, let transfer = Transfer.of(pointer) else { return 0 }
    return transfer.receive(bytes, size * count) ? size * count : 0
}

private let receiveHeader: curl_write_callback = { bytes, size, count, pointer in
    guard let bytes, let transfer = Transfer.of(pointer) else { return 0 }
    transfer.headBytes += size * count
    guard transfer.headBytes <= Fetcher.Limits.headBytes else {
        transfer.failure = .headTooLarge(limit: Fetcher.Limits.headBytes)
        return 0
    }
    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
    guard transfer.head.parse(line) else {
        transfer.failure = .notHTTP
        return 0
    }
    return size * count
}

// Checks the resolved address before anything is sent to it.
private let openSocket: curl_opensocket_callback = { pointer, _, address in
    guard let transfer = Transfer.of(pointer), let address else { return CURL_SOCKET_BAD }
    let target = withUnsafePointer(to: &address.pointee.addr) {
        IPAddress($0, length: Int(address.pointee.addrlen))
    }
    guard transfer.allows(target) else { return CURL_SOCKET_BAD }
    let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    return socket(address.pointee.family, kind, address.pointee.protocol)
}

// Checks the address again before each request, because a reused connection was opened for another request.
private let checkPeer: curl_prereq_callback = { pointer, peer, _, _, _ in
    guard let transfer = Transfer.of(pointer), let peer else { return CURL_PREREQFUNC_ABORT }
    return transfer.allows(IPAddress(String(cString: peer))) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
}
