import Foundation
import TestSupport
import Testing

@testable import FetchKit

@Suite("Fetcher")
struct FetcherTests {
    private func request(_ address: String, allowedScopes: AllowedScopes = .anywhere) throws -> FetchRequest {
        FetchRequest(try WebAddress(address), deadline: 20, byteLimit: 1_048_576, allowedScopes: allowedScopes)
    }

    @Test("No request leaves the allowed scopes, neither by host name nor over an open connection")
    func allowedScopes() async throws {
        let server = try HostileServer()
        let fetcher = try Fetcher()
        let port = server.port

        for host in ["127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433", "0177.1"] {
            let outside = try request("http://\(host):\(port)/plain", allowedScopes: .internet)
            await #expect(throws: FetchError.forbidden(.loopback), "\(host)") { try await fetcher.fetch(outside) }
        }
        let document = try await fetcher.fetch(try request("http://127.0.0.1:\(port)/lengthTooShort"))
        #expect(document.scope == .loopback)
        let again = try request("http://127.0.0.1:\(port)/plain", allowedScopes: .from(.local))
        await #expect(throws: FetchError.forbidden(.loopback)) { try await fetcher.fetch(again) }
    }

    @Test("Waiting for a free connection doesn't count toward the deadline")
    func waiting() async throws {
        let server = try LoopbackServer(.document(status: 200, body: Data("hello".utf8)), delay: 0.2)
        let fetcher = try Fetcher()
        var request = try request(server.url().absoluteString)
        // Thirty requests, six at a time, take at least one second, which is longer than each deadline.
        request.deadline = 0.9

        let single = request
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<30 { group.addTask { (try? await fetcher.fetch(single)) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }

        #expect(count == 30)
    }

    @Test("A server without TLS is not called untrusted")
    func plainServer() async throws {
        let server = try LoopbackServer(.document(status: 200, body: Data("hello".utf8)))
        let address = server.url().absoluteString.replacingOccurrences(of: "http:", with: "https:")
        let (fetcher, secure) = (try Fetcher(), try request(address))
        await #expect(throws: FetchError.noTLS) { try await fetcher.fetch(secure) }
    }

    @Test("Canceling a task ends its request")
    func cancel() async throws {
        let server = try HostileServer()
        let fetcher = try Fetcher()
        let request = try request(server.address(of: .silence))
        let task = Task { () async throws(FetchError) in try await fetcher.fetch(request) }

        task.cancel()

        #expect(await task.result.failure as? FetchError == .cancelled)
    }

    @Test("Releasing a fetcher ends its requests")
    func drop() async throws {
        let server = try HostileServer()
        let request = try request(server.address(of: .silence))

        let outcome = await withCheckedContinuation { continuation in
            do {
                try Fetcher().start(request) { continuation.resume(returning: $0.result.failure) }
            } catch {
                continuation.resume(returning: error as? FetchError)
            }
        }

        #expect(outcome == .cancelled)
    }

    @Test("A proxy from the environment is ignored")
    func environment() async throws {
        let server = try HostileServer()
        setenv("http_proxy", "http://127.0.0.1:1/", 1)
        defer { unsetenv("http_proxy") }

        let document = try await Fetcher().fetch(try request(server.address(of: .plain)))

        #expect(document.data == Data("hello".utf8))
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
