import CCurl
import Foundation

/// One request on its way: belongs to the loop's thread.
final class Transfer {
    let number: Int
    let request: FetchRequest
    let completion: @Sendable (FetchOutcome) -> Void
    /// Where it stands now: the request's address, or what a redirect named.
    private(set) var address: WebAddress
    private(set) var reach: Reach
    private(set) var redirects = 0
    /// When it was first sent; nil while it waits for a free connection.
    private(set) var sent: ContinuousClock.Instant?
    /// libcurl's handle while it is under way.
    private(set) var easy: UnsafeMutableRawPointer?

    var body = Data()
    var headBytes = 0
    /// The lines that came before the body.
    var head = AnswerHead()
    /// The scope of the address that was connected to.
    var scope = AddressScope.none
    /// Why one of our own callbacks ended it.
    var failure: FetchError?
    /// Whether it gave its place up because too many bytes were held, and starts again later.
    var isDeferred = false
    /// Asks the loop for room in memory.
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
        reach = request.reach
    }

    /// When it has to be done, or nil while its time does not run.
    var due: ContinuousClock.Instant? { sent?.advanced(by: .seconds(request.deadline)) }

    /// Makes libcurl's handle for the next part of the way.
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

    /// Turns to where a redirect points.
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
        reach = .from(scope)
        reset()
    }

    /// Forgets what came, and when it was sent, to start again.
    func postpone() {
        address = request.address
        reach = request.reach
        redirects = 0
        sent = nil
        headBytes = 0
        reset()
        isDeferred = true
    }

    private func reset() {
        body = Data()
        head = AnswerHead()
        scope = .none
        failure = nil
        isDeferred = false
    }
}
