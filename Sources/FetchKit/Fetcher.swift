package import Foundation

/// Fetches over http and https, many things at once, with a bound on everything that a server could give too much of.
///
/// No cookies, no credentials, no proxy (it would hide whom it connects to from the check of addresses), HTTP/1.1 only.
/// Everything ends when the fetcher is freed.
package final class Fetcher: Sendable {
    /// What is the same for all requests.
    package enum Limits {
        /// Connections to one host at once, whatever their ports.
        static let connectionsPerHost = 6
        /// Connections at once.
        package static let connections = 64
        package static let redirects = 5
        /// Bytes of status lines and headers of one answer.
        package static let headBytes = 64 * 1024
        /// Bytes that are held for all requests together, before one that waits is let go on; a single request may go
        /// over it up to its own limit.
        static let heldBytes = 48 * 1024 * 1024
    }

    private let mailbox: Mailbox

    /// Starts the thread that carries requests out.
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

    /// Fetches what `request` asks for. A cancelled task ends it at once.
    package func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchedDocument {
        let number = mailbox.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                mailbox.post(.send(request, number: number) { continuation.resume(returning: $0) })
                // The handler may have run before there was anything to end.
                if Task.isCancelled { mailbox.post(.cancel(number: number)) }
            }
        } onCancel: {
            mailbox.post(.cancel(number: number))
        }
        return try outcome.result.get()
    }

    /// Fetches what `request` asks for and calls `completion` on the fetcher's thread.
    package func start(_ request: FetchRequest, completion: @escaping @Sendable (FetchOutcome) -> Void) {
        mailbox.post(.send(request, number: mailbox.nextNumber(), completion))
    }
}

/// How a request ended.
package struct FetchOutcome: Sendable {
    package var result: Result<FetchedDocument, FetchError>
    /// Seconds from when it was sent to its end; 0 when it never was.
    package var duration: TimeInterval
}
