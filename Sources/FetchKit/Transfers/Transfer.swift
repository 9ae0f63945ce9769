import CCurl
import Foundation

/// A request in progress. Confined to the loop's thread.
final class Transfer {
    let number: Int
    let request: FetchRequest
    let completion: @Sendable (FetchOutcome) -> Void
    /// The current URL: the requested one, or the target of the last redirect.
    private(set) var address: WebAddress
    private(set) var allowedScopes: AllowedScopes
    private(set) var redirects = 0
    /// The time at which the request was first sent; `nil` before that, and after the transfer was deferred. Redirects
    /// don't change this time.
    private(set) var sent: ContinuousClock.Instant?
    /// libcurl's easy handle; `nil` unless the transfer is active.
    private(set) var easy: UnsafeMutableRawPointer?

    var body = Data()
    var headBytes = 0
    /// The head of the current response, parsed as it arrives.
    var head = ResponseHead()
    /// The scope of the connected address.
    var scope = AddressScope.none
    /// The error set by a callback of libcurl, if any.
    var failure: FetchError?
    /// `true` if the transfer was stopped because all transfers together reached the memory limit. It restarts later.
    var isDeferred = false
    /// A closure that reserves memory in the loop; returns `false` if the transfer has to wait.
    let reserve: (Transfer, Int) -> Bool

    init(
        _ request: FetchRequest, number: Int, completion: @escaping @Sendable (FetchOutcome) -> Void,
        reserve: @escaping (Transfer, Int) -> Bool
    ) {
        self.number = number
        self.request = request
        self.completion = completion
        self.reserve = reserve
        address = request.address
        allowedScopes = request.allowedScopes
    }

    /// The deadline; `nil` if the request has not been sent.
    var due: ContinuousClock.Instant? { sent?.advanced(by: .seconds(request.deadline)) }

    /// Creates libcurl's easy handle for the current URL.
    func open(at now: ContinuousClock.Instant) throws(FetchError) -> UnsafeMutableRawPointer {
        sent = sent ?? now
        guard let easy = curl_easy_init() else { throw .unavailable }
        self.easy = easy
        guard configure(easy) else { throw .unavailable }
        return easy
    }

    /// Frees libcurl's easy handle.
    func close() {
        if let easy { curl_easy_cleanup(easy) }
        easy = nil
    }

    /// Prepares the transfer for a redirect to `location`. Throws if there are too many redirects, or if `location` is
    /// not a valid URL.
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

    /// Resets the transfer so that it can restart from the requested URL.
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
