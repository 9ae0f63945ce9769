import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FetchKit

@Suite("Fetcher and a hostile server")
struct HostileServerTests {
    /// Returns a short deadline if only the deadline ends a request, and a long one if the request has to end by
    /// itself.
    private static func deadline(of behavior: HostileBehavior) -> TimeInterval {
        behavior.isEndless ? 0.7 : 60
    }

    private static let byteLimit = 8 * 1024 * 1024

    private static let behaviors = HostileBehavior.allCases.filter { !$0.isFeed }
    private static let headLimit = FetchError.headTooLarge(limit: Fetcher.Limits.headBytes)
    private static let bodyLimit = FetchError.tooLarge(limit: byteLimit)

    /// Returns the possible errors for a behavior that sends no valid document, and an empty array for other behaviors.
    private static func failures(of behavior: HostileBehavior) -> [FetchError] {
        switch behavior {
        case _ where behavior.isEndless: [.timedOut]
        case .endlessHeaders, .cookieFlood, .continueForever, .earlyHintsForever, .endlessTrailers:
            [headLimit]
        case .endlessHeaderLine, .hugeStatusLine, .endlessFolding, .endlessLineEnds, .endlessSpaces:
            [headLimit, .notHTTP, .truncated]
        case .nulBeforeHeader, .nulInHeader, .headerWithoutColon, .spaceBeforeHeader, .wordAsStatus, .statusZero,
            .statusNegative, .http09, .http9Claim, .tlsAlert, .sshBanner, .smtpGreeting, .noise, .lengthNegative,
            .lengthOfWords:
            [.notHTTP]
        case .unknownTransferCoding, .gzipBroken, .gzipSixTimes, .deflateBroken, .unknownCoding: [.damagedBody]
        case .statusTooHigh: [.status(999)]
        case .notModifiedWithBody: [.status(304)]
        case .partOfNothing: [.status(206)]
        case .rangeRefused: [.status(416)]
        case .missingWithEndlessBody: [.status(404)]
        case .broken: [.status(500)]
        case .basic, .digest, .negotiate, .ntlm: [.status(401)]
        case .proxyBasic: [.status(407)]
        case .endlessBody, .endlessChunks, .gzipBomb: [bodyLimit]
        case .lengthHuge, .lengthOverflow: [bodyLimit]
        case .lengthTooLong, .twoLengths, .garbageChunks, .chunkOverflow, .chunkCut: [.truncated, .notHTTP]
        case .closesAtOnce, .closesInStatus, .resetsAtOnce, .bareReturns: [.closed]
        case .closesInBody, .resetsInBody: [.truncated, .closed]
        // libcurl 8.20 and later end without an error if the head is truncated.
        case .closesInHead, .resetsInHead: [.truncated, .closed, .notHTTP]
        case .redirectLoop, .redirects6: [.tooManyRedirects(limit: 5)]
        case .redirectToFile, .redirectToFTP, .redirectToGopher: [.badRedirect(.unsupportedScheme)]
        case .redirectToPrivate, .redirectToNumber: [.redirected(host: "10.0.0.1", .forbidden(.local))]
        case .redirectToMapped: [.redirected(host: "[::ffff:192.168.0.1]", .forbidden(.local))]
        case .redirectToLinkLocal: [.redirected(host: "169.254.169.254", .forbidden(.link))]
        case .redirectToLinkLocal6: [.redirected(host: "[fe80::1]", .forbidden(.link))]
        case .redirectToMulticast: [.redirected(host: "224.0.0.1", .forbidden(.none))]
        case .redirectToClosedPort: [.refused]
        case .redirectWithPassword: [.badRedirect(.credentials)]
        case .redirectToNowhere, .redirectToNothing: [.status(302)]
        case .redirectWithEndlessBody: [.status(302)]
        case .redirectToData, .redirectToGarbage, .redirectFar: [.badRedirect(.badAddress)]
        default: []
        }
    }

    /// Returns the document expected if the request succeeds, or `nil` if any outcome is allowed.
    private static func document(of behavior: HostileBehavior) -> [UInt8]? {
        switch behavior {
        case .noContentWithBody: []
        // The outcome depends on the codings that libcurl was built with. libcurl doesn't detect a truncated gzip body,
        // but the code that reads the document does.
        case .brotli, .zstandard, .gzipCut: nil
        default: HostileBehavior.greeting
        }
    }

    /// Requests all behaviors concurrently, and waits for the outcomes.
    private static func outcomes() throws -> [HostileBehavior: FetchOutcome] {
        let server = try HostileServer()
        let fetcher = try Fetcher()
        let outcomes = Mutex<[HostileBehavior: FetchOutcome]>([:])
        let group = DispatchGroup()
        for behavior in Self.behaviors {
            group.enter()
            let request = FetchRequest(
                try WebAddress(server.address(of: behavior)), deadline: deadline(of: behavior), byteLimit: byteLimit,
                allowedScopes: .anywhere)
            fetcher.start(request) { outcome in
                outcomes.withLock { $0[behavior] = outcome }
                group.leave()
            }
        }
        group.wait()
        return outcomes.withLock { $0 }
    }

    @Test("Each hostile behavior ends in time, with an expected error or the document")
    func behaviors() throws {
        let delay = SchedulingDelay()
        let outcomes = try Self.outcomes()
        let patience = 2 + delay.seconds

        #expect(Self.behaviors.count >= 60)
        for behavior in Self.behaviors {
            let outcome = try #require(outcomes[behavior])
            let failures = Self.failures(of: behavior)
            switch outcome.result {
            case .failure(let error):
                let isAllowed = failures.contains(error) || Self.document(of: behavior) == nil
                #expect(isAllowed, "\(behavior): \(error)")
                #expect(!error.description(deadline: "1").isEmpty)
            case .success(let document):
                #expect(failures.isEmpty, "\(behavior)")
                // A failed comparison of `Data` values is reported byte by byte, and there may be millions of bytes.
                let isRequested = Self.document(of: behavior).map { Data($0) == document.data } ?? true
                #expect(isRequested, "\(behavior): \(document.data)")
            }
            #expect(outcome.duration <= Self.deadline(of: behavior) + patience, "\(behavior)")
        }
    }
}
