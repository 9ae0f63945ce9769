/// The ways in which a hostile server can respond. The raw value is the path to request.
package enum HostileBehavior: String, CaseIterable, Sendable {
    // Timing.
    case silence, slowHead, slowBody, slowChunks, keepsOpen, continueThenSilence
    // Response head.
    case nulBeforeHeader, nulInHeader, endlessHeaders, endlessHeaderLine, hugeStatusLine, endlessFolding, cookieFlood
    case headerWithoutColon, spaceBeforeHeader, bareReturns, endlessLineEnds, endlessSpaces
    case wordAsStatus, statusZero, statusTooHigh, statusNegative
    // Versions and other protocols.
    case http09, http10, http2Claim, http9Claim, upgrade, upgradeToHTTP2, tlsAlert, sshBanner, smtpGreeting, noise
    // Status codes.
    case continueForever, earlyHintsForever, noContentWithBody, notModifiedWithBody, partOfNothing, rangeRefused
    case missingWithEndlessBody, broken, basic, digest, negotiate, ntlm, proxyBasic
    // Body.
    case endlessBody, endlessChunks, lengthTooLong, lengthTooShort, lengthNegative, lengthHuge, lengthOverflow
    case lengthOfWords, twoLengths, lengthAndChunks, garbageChunks, chunkOverflow, chunkCut, endlessChunkExtension
    case endlessTrailers, unknownTransferCoding, chunkedTwice, secondAnswer
    // Content codings.
    case gzipBomb, gzipBroken, gzipCut, gzipSixTimes, deflateBroken, brotli, zstandard, unknownCoding
    // Redirects.
    case redirectLoop, redirects6, redirects5, redirectToFile, redirectToFTP, redirectToGopher, redirectToData
    case redirectToPrivate, redirectToLinkLocal, redirectToLinkLocal6, redirectToMulticast, redirectToMapped
    case redirectToNumber, redirectToClosedPort, redirectWithPassword, redirectToNowhere, redirectToNothing
    case redirectToGarbage, redirectFar, redirectWithEndlessBody
    // Connection ends.
    case closesAtOnce, closesInStatus, closesInHead, closesInBody, resetsAtOnce, resetsInHead, resetsInBody
    // Valid but unusual.
    case plain, hints
    // Feeds: one with the images of all other cases, and several that contain too much.
    case feed, deepFeed, valuesFeed, postsFeed, textFeed
}

extension HostileBehavior {
    /// The greeting by which a test recognizes a response of this server.
    package static let greeting = Array("hello".utf8)

    func run(on connection: HostileConnection) {
        switch self {
        case .plain: connection.answer(Self.greeting)
        case .feed, .deepFeed, .valuesFeed, .postsFeed, .textFeed: connection.answer(feedBytes)
        case .hints:
            connection.answer(
                Self.greeting,
                headers: "Alt-Svc: h3=\":1\"\r\nStrict-Transport-Security: max-age=9\r\nRefresh: 0; url=/silence\r\n")
        case .silence, .keepsOpen, .slowHead, .slowBody, .slowChunks, .continueThenSilence: runTime(on: connection)
        case .nulBeforeHeader, .nulInHeader, .endlessHeaders, .endlessHeaderLine, .hugeStatusLine, .endlessFolding,
            .cookieFlood, .headerWithoutColon, .spaceBeforeHeader, .bareReturns, .endlessLineEnds, .endlessSpaces,
            .wordAsStatus, .statusZero, .statusTooHigh, .statusNegative:
            runHead(on: connection)
        case .http09, .http10, .http2Claim, .http9Claim, .upgrade, .upgradeToHTTP2, .tlsAlert, .sshBanner,
            .smtpGreeting, .noise:
            runProtocol(on: connection)
        case .continueForever, .earlyHintsForever, .noContentWithBody, .notModifiedWithBody, .partOfNothing,
            .rangeRefused, .missingWithEndlessBody, .broken, .basic, .digest, .negotiate, .ntlm, .proxyBasic:
            runStatus(on: connection)
        case .gzipBomb, .gzipBroken, .gzipCut, .gzipSixTimes, .deflateBroken, .brotli, .zstandard, .unknownCoding:
            runCoding(on: connection)
        case .closesAtOnce, .closesInStatus, .closesInHead, .closesInBody, .resetsAtOnce, .resetsInHead,
            .resetsInBody:
            runEnd(on: connection)
        default:
            if rawValue.hasPrefix("redirect") { runRedirect(on: connection) } else { runBody(on: connection) }
        }
    }

    private func runTime(on connection: HostileConnection) {
        switch self {
        case .slowHead: connection.drip("HTTP/1.1 200 OK\r\n".utf8 + [UInt8](repeating: 0x61, count: 10_000))
        case .slowBody:
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n\r\n")
            connection.drip(repeatElement(0x61, count: 10_000))
        case .slowChunks:
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.drip(repeatElement("1\r\na\r\n", count: 10_000).joined().utf8)
        case .keepsOpen:
            connection.send("HTTP/1.1 200 OK\r\nConnection: keep-alive\r\n\r\nhello")
            connection.wait()
        case .continueThenSilence:
            connection.send("HTTP/1.1 100 Continue\r\n\r\n")
            connection.wait()
        default: connection.wait()
        }
    }

    private func runHead(on connection: HostileConnection) {
        let start = "HTTP/1.1 200 OK\r\n"
        let end = "Content-Length: 5\r\n\r\nhello"
        switch self {
        case .nulBeforeHeader: connection.send("\(start)\0X-Name: value\r\n\(end)")
        case .nulInHeader: connection.send("\(start)X-Name: va\0lue\r\n\(end)")
        case .endlessHeaders:
            connection.send(start)
            connection.flood(Array("X-Name: value\r\n".utf8))
        case .endlessHeaderLine:
            connection.send("\(start)X-Name: ")
            connection.flood(Array("value".utf8))
        case .hugeStatusLine:
            connection.send("HTTP/1.1 200 ")
            connection.flood(Array("OK".utf8))
        case .endlessFolding:
            connection.send("\(start)X-Name: value\r\n")
            connection.flood(Array(" more\r\n".utf8))
        case .cookieFlood:
            connection.send(start)
            for number in 0..<100_000 where !connection.send("Set-Cookie: c\(number)=1; path=/\r\n") { return }
        case .headerWithoutColon: connection.send("\(start)nothing\r\n\(end)")
        case .spaceBeforeHeader: connection.send("\(start) X-Name: value\r\n\(end)")
        case .bareReturns: connection.send("HTTP/1.1 200 OK\rContent-Length: 5\r\rhello")
        case .endlessLineEnds: connection.flood(Array("\r\n".utf8))
        case .endlessSpaces: connection.flood(Array(" ".utf8))
        case .wordAsStatus: connection.send("HTTP/1.1 fine OK\r\n\(end)")
        case .statusZero: connection.send("HTTP/1.1 000 OK\r\n\(end)")
        case .statusTooHigh: connection.send("HTTP/1.1 999 OK\r\n\(end)")
        default: connection.send("HTTP/1.1 -200 OK\r\n\(end)")
        }
    }

    private func runProtocol(on connection: HostileConnection) {
        switch self {
        case .http09: connection.send("hello")
        case .http10: connection.send("HTTP/1.0 200 OK\r\n\r\nhello")
        case .http2Claim: connection.send("HTTP/2 200\r\ncontent-length: 5\r\n\r\nhello")
        case .http9Claim: connection.send("HTTP/9.9 200 OK\r\nContent-Length: 5\r\n\r\nhello")
        case .upgrade, .upgradeToHTTP2:
            let name = self == .upgrade ? "websocket" : "h2c"
            connection.send("HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: \(name)\r\n\r\n")
            connection.send([0x81, 0x05] + Self.greeting)
            connection.wait()
        case .tlsAlert: connection.send([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])
        case .sshBanner: connection.send("SSH-2.0-OpenSSH_9.2\r\n")
        case .smtpGreeting: connection.send("220 mail ready\r\n")
        // Random-looking bytes as in a compressed file, without lines or line breaks.
        default: connection.send((0..<4096).map { UInt8(truncatingIfNeeded: $0 * $0 * 31 + 128) })
        }
    }

    private func runStatus(on connection: HostileConnection) {
        func challenge(_ status: Int, _ header: String) {
            connection.answer(Self.greeting, status: status, headers: header + "\r\n")
        }
        switch self {
        case .continueForever: connection.flood(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        case .earlyHintsForever: connection.flood(Array("HTTP/1.1 103 Hints\r\nLink: </a>\r\n\r\n".utf8))
        case .noContentWithBody: connection.answer(Self.greeting, status: 204)
        case .notModifiedWithBody: connection.answer(Self.greeting, status: 304)
        case .partOfNothing: connection.answer(Self.greeting, status: 206, headers: "Content-Range: bytes 0-4/9\r\n")
        case .rangeRefused: connection.answer(Self.greeting, status: 416)
        case .missingWithEndlessBody:
            connection.send("HTTP/1.1 404 Missing\r\n\r\n")
            connection.flood(Self.greeting)
        case .broken: connection.answer(Self.greeting, status: 500)
        case .basic: challenge(401, "WWW-Authenticate: Basic realm=\"x\"")
        case .digest: challenge(401, "WWW-Authenticate: Digest realm=\"x\", nonce=\"y\", qop=\"auth\"")
        case .negotiate: challenge(401, "WWW-Authenticate: Negotiate")
        case .ntlm: challenge(401, "WWW-Authenticate: NTLM")
        default: challenge(407, "Proxy-Authenticate: Basic realm=\"x\"")
        }
    }

    private func runEnd(on connection: HostileConnection) {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 10000\r\n"
        switch self {
        case .closesInStatus: connection.send("HTTP/1.")
        case .closesInHead: connection.send(head)
        case .closesInBody: connection.send(head + "\r\nhello")
        case .resetsAtOnce: connection.reset()
        case .resetsInHead:
            connection.send(head)
            connection.reset()
        case .resetsInBody:
            connection.send(head + "\r\nhello")
            connection.reset()
        default: break
        }
    }
}
