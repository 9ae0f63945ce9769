package import Foundation

/// Fetches resources over http and https concurrently, with limits on everything that a server can send.
///
/// Uses HTTP/1.1, without cookies or credentials. Proxies aren't used, because a proxy would hide the server's
/// address from the scope check. Deallocating the fetcher cancels all requests.
package final class Fetcher: Sendable {
    /// Limits that apply to all requests.
    package enum Limits {
        /// The maximum number of concurrent connections to one host, on any port.
        static let connectionsPerHost = 6
        /// The maximum number of concurrent connections in total.
        package static let connections = 64
        package static let redirects = 5
        /// The maximum total size of the status lines and headers in the responses to one request, including redirects,
        /// in bytes. The bodies of redirects and errors, which are discarded, have the same limit.
        package static let headBytes = 64 * 1024
        /// The number of bytes that all requests together may hold before some are deferred. A single request may
        /// exceed this number, up to its own limit.
        static let reservedBytes = 48 * 1024 * 1024
    }

    private let mailbox: Mailbox

    /// Starts the thread that performs requests.
    package init() throws(FetchError) {
        try CurlLibrary.start()
        mailbox = try Mailbox()
        let mailbox = mailbox
        let thread = Thread { TransferLoop(mailbox: mailbox)?.run() }
        thread.name = "FetchKit"
        thread.start()
    }

    deinit {
        mailbox.post(.close)
    }

    /// Performs `request`. Canceling the task cancels the request immediately.
    package func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchedDocument {
        let number = mailbox.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                mailbox.post(.send(request, number: number) { continuation.resume(returning: $0) })
                // The cancellation handler may have run before the request was posted.
                if Task.isCancelled { mailbox.post(.cancel(number: number)) }
            }
        } onCancel: {
            mailbox.post(.cancel(number: number))
        }
        return try outcome.result.get()
    }

    /// Performs `request` and calls `completion` on the fetcher's thread.
    package func start(_ request: FetchRequest, completion: @escaping @Sendable (FetchOutcome) -> Void) {
        mailbox.post(.send(request, number: mailbox.nextNumber(), completion))
    }
}

/// The result of a request, and the time that the request took.
package struct FetchOutcome: Sendable {
    package var result: Result<FetchedDocument, FetchError>
    /// The time from sending the request to its end, in seconds; 0 if it was never sent.
    package var duration: TimeInterval
}
