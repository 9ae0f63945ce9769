import CCurl
import Foundation

/// A request in progress. Belongs to the loop's thread.
final class Transfer {
    let number: Int
    let request: FetchRequest
    let completion: @Sendable (FetchOutcome) -> Void
    /// The current URL: the requested one, or the target of the last redirect.
    private(set) var address: WebAddress
    private(set) var allowedScopes: AllowedScopes
    private(set) var redirects = 0
    /// The time at which it was first sent; `nil` while it waits for a free connection.
    private(set) var sent: ContinuousClock.Instant?
    /// libcurl's easy handle while the transfer is active.
    private(set) var easy: UnsafeMutableRawPointer?

    var body = Data()
    var headBytes = 0
    /// The response's head.
    var head = ResponseHead()
    /// The scope of the connected address.
    var scope = AddressScope.none
    /// The error that one of our own callbacks ended it with.
    var failure: FetchError?
    /// `true` if it was deferred because too many bytes were held, and restarts later.
    var isDeferred = false
    /// Requests memory from the loop.
    let makeRoom: (Transfer, Int) -> Bool

    init(
        _ request: FetchRequest, number: Int, completion: @escaping @Sendable (FetchOutcome) -> Void,
        makeRoom: @escaping (Transfer, Int) -> Bool
    ) {
        self.number = number
        self.request = request
        self.completion = completion
        self.makeRoom = makeRoom
        address = request.address
        allowedScopes = request.allowedScopes
    }

    /// The deadline; `nil` while it waits to be sent.
    var due: ContinuousClock.Instant? { sent?.advanced(by: .seconds(request.deadline)) }

    /// Creates libcurl's handle for the current URL.
    func open(at now: ContinuousClock.Instant) throws(FetchError) -> UnsafeMutableRawPointer {
        sent = sent ?? now
        guard let easy = curl_easy_init() else { throw .unavailable }
        self.easy = easy
        guard configure(easy) else { throw .unavailable }
        return easy
    }

    /// Frees libcurl's handle.
    func close() {
        if let easy { curl_easy_cleanup(easy) }
        easy = nil
    }

    /// Follows a redirect to `location`.
    func follow(_ location: String) throws(FetchError) {
        guard redirects < Fetcher.Limits.redirects else { throw .tooManyRedirects(limit: Fetcher.Limits.redirects) }
        do throws(FetchError) {
            address = try WebAddress(location, relativeTo: address)
        } catch .unavailable {
            throw .unavailable
        } catch {
            throw .badRedirect(error)
        }
        redirects += 1
        allowedScopes = .from(scope)
        reset()
    }

    /// Resets the transfer to restart it later.
    func postpone() {
        address = request.address
        allowedScopes = request.allowedScopes
        redirects = 0
        sent = nil
        headBytes = 0
        reset()
        isDeferred = true
    }

    private func reset() {
        body = Data()
        head = ResponseHead()
        scope = .none
        failure = nil
        isDeferred = false
    }
}
