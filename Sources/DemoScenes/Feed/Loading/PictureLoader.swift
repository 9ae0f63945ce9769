import FetchKit
import Foundation
import Reporting
import Synchronization
import ViewKit

/// The origin of a feed. It determines the locations from which the feed may load pictures.
enum FeedOrigin: Sendable {
    /// A file in this folder: allows pictures in the folder and its subfolders, and http and https URLs.
    case folder(URL)
    /// A server: allows http and https URLs on the internet, or in the server's own network.
    case web(WebAddress, AddressScope)
}

/// A loader for the pictures that a feed refers to.
struct PictureLoader: Sendable {
    let origin: FeedOrigin
    let fetcher: Fetcher?
    let timeout: TimeInterval

    /// Loads the pictures at `locations` concurrently, and calls `arrival` whenever one has loaded or, with `nil`,
    /// failed. Returns when all pictures are done, when the task is canceled, or when the timeout has passed without
    /// any answer. Even a thousand unresponsive servers therefore cost only one timeout.
    func load(
        _ locations: [String], arrival: @escaping @Sendable (String, UIImage?) async -> Void
    ) async {
        guard !locations.isEmpty else { return }
        let interval = Duration.seconds(timeout)
        let budget = ByteBudget()
        await withTaskGroup(of: Event.self) { group in
            for location in locations {
                group.addTask { await .answer(location, picture(at: location, budget: budget)) }
            }
            group.addTask { await Self.wait(until: .now + interval) }
            var (remaining, last, unanswered) = (locations.count, ContinuousClock.now, 0)
            for await event in group {
                switch event {
                case .answer(let location, let answer):
                    remaining -= 1
                    switch answer {
                    case .picture(let image): await arrival(location, image)
                    case .failure(let words):
                        let name = printable(WebAddress.withoutCredentials(location))
                        FeedReport.report("the picture \(name) is left out: \(words)")
                        await arrival(location, nil)
                    case .silence:
                        unanswered += 1
                        await arrival(location, nil)
                    }
                    if case .silence = answer {} else { last = .now }
                    if remaining == 0 { group.cancelAll() }
                case .alarm:
                    // After a cancellation, waits end immediately and would repeat until the last answer.
                    if last + interval <= .now || Task.isCancelled {
                        group.cancelAll()
                    } else if remaining > 0 {
                        let next = last + interval
                        group.addTask { await Self.wait(until: next) }
                    }
                }
            }
            if unanswered > 0 {
                let seconds = FeedReport.seconds(timeout)
                FeedReport.report("\(unanswered) of \(locations.count) pictures did not come within \(seconds) seconds")
            }
        }
    }

    // MARK: Private

    private enum Event: Sendable {
        case answer(String, Answer)
        case alarm
    }

    private enum Answer: Sendable {
        case picture(UIImage)
        case failure(String)
        /// The request timed out or was canceled.
        case silence
    }

    /// A limit on the total size of a feed's picture files, shared by the concurrent loads.
    private final class ByteBudget: Sendable {
        private let bytes = Mutex(FeedLimits.allPictureBytes)

        /// Reserves `count` bytes; returns `false` if fewer are left.
        func reserve(_ count: Int) -> Bool {
            bytes.withLock { bytes in
                guard count <= bytes else { return false }
                bytes -= count
                return true
            }
        }
    }

    private static func decoded(_ data: Data, budget: ByteBudget) -> Answer {
        guard budget.reserve(data.count) else {
            return .failure("the feed's pictures have more than \(FeedLimits.allPictureBytes / 1_048_576) MiB together")
        }
        return UIImage(data: data).map(Answer.picture) ?? .failure("it is not a picture that can be read")
    }

    private static func wait(until time: ContinuousClock.Instant) async -> Event {
        // Cancellation ends the sleep early.
        try? await Task.sleep(until: time, clock: .continuous)
        return .alarm
    }

    private func picture(at location: String, budget: ByteBudget) async -> Answer {
        if case .folder(let folder) = origin, !isWeb(location) { return file(location, in: folder, budget: budget) }
        do throws(FetchError) {
            guard let fetcher else { throw .unavailable }
            let document = try await fetcher.fetch(try request(location))
            return Self.decoded(document.data, budget: budget)
        } catch {
            if [.timedOut, .cancelled].contains(error.cause) { return .silence }
            return .failure("it \(error.description(deadline: FeedReport.seconds(timeout)))")
        }
    }

    private func isWeb(_ location: String) -> Bool {
        let start = location.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    private func request(_ location: String) throws(FetchError) -> FetchRequest {
        switch origin {
        case .folder:
            FetchRequest(
                try WebAddress(location), deadline: timeout, byteLimit: FeedLimits.pictureBytes,
                allowedScopes: .anywhere)
        case .web(let base, let scope):
            FetchRequest(
                try WebAddress(location, relativeTo: base), deadline: timeout, byteLimit: FeedLimits.pictureBytes,
                allowedScopes: .from(scope))
        }
    }

    private func file(_ location: String, in folder: URL, budget: ByteBudget) -> Answer {
        do throws(LocalFileError) {
            let data = try LocalFiles.read(location, in: folder, limit: FeedLimits.pictureBytes)
            return Self.decoded(data, budget: budget)
        } catch {
            return .failure("it \(error.description)")
        }
    }
}
