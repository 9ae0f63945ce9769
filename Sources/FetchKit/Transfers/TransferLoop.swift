import CCurl
import Foundation

/// Performs requests on a background thread.
final class TransferLoop {
    private let mailbox: Mailbox
    private let multi: UnsafeMutableRawPointer
    /// The transfers that wait for a connection, in the order in which they may start: redirected ones first, deferred
    /// ones after earlier requests.
    private var waiting: [Transfer] = []
    private var active: [Int: Transfer] = [:]
    private var activePerHost: [String: Int] = [:]
    /// The total number of bytes in bodies being received and in documents in use.
    private var reservedBytes = 0
    /// The number of the transfer that may exceed the limit on held bytes, if any.
    private var priorityTransfer: Int?
    private var isClosed = false

    init?(mailbox: Mailbox) {
        guard let multi = mailbox.multi else { return nil }
        self.mailbox = mailbox
        self.multi = multi
        CCurlSetMultiLong(multi, CURLMOPT_MAXCONNECTS, Fetcher.Limits.connections)
        CCurlSetMultiLong(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, Fetcher.Limits.connections)
    }

    /// Runs until the mailbox is closed.
    func run() {
        while true {
            for message in mailbox.take() { read(message) }
            if isClosed { break }
            startWaiting()
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            collect()
            expire()
            curl_multi_poll(multi, nil, 0, startWaiting() ? 0 : timeToWait, nil)
        }
        for transfer in Array(active.values) + waiting { finish(transfer, .failure(.cancelled)) }
        waiting = []
        for case .send(_, _, let completion) in mailbox.close() {
            completion(FetchOutcome(result: .failure(.cancelled), duration: 0))
        }
    }

    // MARK: Private

    private func read(_ message: Mailbox.Message) {
        switch message {
        case .send(let request, let number, let completion):
            waiting.append(
                Transfer(request, number: number, completion: completion) { [unowned self] transfer, count in
                    reserve(count, for: transfer)
                })
        case .cancel(let number):
            if let transfer = active[number] { finish(transfer, .failure(.cancelled)) }
            if let index = waiting.firstIndex(where: { $0.number == number }) {
                finish(waiting.remove(at: index), .failure(.cancelled))
            }
        case .freed(let bytes): reservedBytes -= bytes
        case .close: isClosed = true
        }
    }

    /// Starts waiting transfers while connections are free. Returns `true` if any were started.
    @discardableResult
    private func startWaiting() -> Bool {
        guard !waiting.isEmpty, active.count < Fetcher.Limits.connections else { return false }
        let now = ContinuousClock.now
        let before = waiting.count
        var remaining: [Transfer] = []
        for transfer in waiting {
            if hasConnection(for: transfer) { start(transfer, at: now) } else { remaining.append(transfer) }
        }
        waiting = remaining
        return waiting.count < before
    }

    private func hasConnection(for transfer: Transfer) -> Bool {
        guard active.count < Fetcher.Limits.connections,
            activePerHost[transfer.address.host, default: 0] < Fetcher.Limits.connectionsPerHost
        else { return false }
        return !transfer.isDeferred || reservedBytes < Fetcher.Limits.reservedBytes / 2 || active.isEmpty
    }

    private func start(_ transfer: Transfer, at now: ContinuousClock.Instant) {
        do throws(FetchError) {
            let easy = try transfer.open(at: now)
            guard curl_multi_add_handle(multi, easy) == CURLM_OK else { throw .unavailable }
        } catch {
            finish(transfer, .failure(error))
            return
        }
        transfer.isDeferred = false
        active[transfer.number] = transfer
        activePerHost[transfer.address.host, default: 0] += 1
    }

    /// Removes `transfer` from libcurl and releases its memory.
    private func stop(_ transfer: Transfer) {
        if let easy = transfer.easy { curl_multi_remove_handle(multi, easy) }
        transfer.close()
        reservedBytes -= transfer.body.count
        if priorityTransfer == transfer.number { priorityTransfer = nil }
        guard active.removeValue(forKey: transfer.number) != nil else { return }
        let host = transfer.address.host
        activePerHost[host] = activePerHost[host].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    private func finish(_ transfer: Transfer, _ result: Result<FetchedDocument, FetchError>) {
        stop(transfer)
        // The document's bytes count until it is deallocated.
        if case .success(let document) = result { reservedBytes += document.data.count }
        let duration = transfer.sent.map { ContinuousClock.now - $0 } ?? .zero
        transfer.completion(
            FetchOutcome(result: result.mapError(transfer.addingHost), duration: duration / .seconds(1)))
    }

    /// Ends the transfers that libcurl has finished.
    private func collect() {
        var remaining: Int32 = 0
        while let message = curl_multi_info_read(multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
            let code = message.pointee.data.result
            var pointer: UnsafeMutableRawPointer?
            CCurlGetPointer(easy, CURLINFO_PRIVATE, &pointer)
            guard let pointer else { continue }
            end(Unmanaged<Transfer>.fromOpaque(pointer).takeUnretainedValue(), code)
        }
    }

    private func end(_ transfer: Transfer, _ code: CURLcode) {
        if transfer.isDeferred {
            stop(transfer)
            transfer.postpone()
            waiting.append(transfer)
        } else if code != CURLE_OK {
            finish(transfer, .failure(transfer.error(for: code)))
        } else if !transfer.head.isComplete {
            finish(transfer, .failure(.notHTTP))
        } else if let location = transfer.redirect {
            stop(transfer)
            do throws(FetchError) {
                try transfer.follow(location)
                waiting.insert(transfer, at: 0)
            } catch {
                transfer.body = Data()
                finish(transfer, .failure(error))
            }
        } else if transfer.status == 206 || !(200..<300).contains(transfer.status) {
            finish(transfer, .failure(.status(transfer.status)))
        } else {
            let document = FetchedDocument(
                data: transfer.body, address: transfer.address, scope: transfer.scope, mailbox: mailbox)
            finish(transfer, .success(document))
        }
    }

    /// Ends transfers that have timed out.
    private func expire() {
        let now = ContinuousClock.now
        for transfer in Array(active.values) where transfer.due.map({ $0 <= now }) ?? false {
            finish(transfer, .failure(.timedOut))
        }
        // The deadline of a redirected transfer also applies while it waits.
        for transfer in waiting where transfer.due.map({ $0 <= now }) ?? false {
            waiting.removeAll { $0 === transfer }
            finish(transfer, .failure(.timedOut))
        }
    }

    /// The time until the next deadline in milliseconds, 1...60,000.
    private var timeToWait: Int32 {
        let due = (Array(active.values) + waiting).compactMap(\.due).min()
        guard let due else { return 60_000 }
        let milliseconds = (due - ContinuousClock.now) / .milliseconds(1)
        return Int32(min(60_000, max(1, milliseconds.rounded(.up))))
    }

    /// Reserves `count` more bytes for `transfer`. Returns `false` if that would exceed the limit and the transfer has
    /// to wait. The first transfer to exceed the limit gets priority and may continue.
    private func reserve(_ count: Int, for transfer: Transfer) -> Bool {
        if reservedBytes + count > Fetcher.Limits.reservedBytes {
            priorityTransfer = priorityTransfer ?? transfer.number
            guard priorityTransfer == transfer.number else { return false }
        }
        reservedBytes += count
        return true
    }
}
