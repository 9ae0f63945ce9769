import CCurl
import Synchronization

/// The messages to the thread that performs requests, sent from any thread.
final class Mailbox: Sendable {
    enum Letter: Sendable {
        case send(FetchRequest, number: Int, @Sendable (FetchOutcome) -> Void)
        case cancel(number: Int)
        /// A document of this many bytes was freed.
        case freed(bytes: Int)
        /// Ends the thread and cancels all requests.
        case close
    }

    private struct Contents {
        var letters: [Letter] = []
        var lastNumber = 0
        /// libcurl's multi handle; `nil` after the thread has ended. Other threads may only wake it, and only under the
        /// lock, which keeps it alive.
        var multi: UnsafeMutableRawPointer?
    }

    private let contents: Mutex<Contents>

    init() throws(FetchError) {
        guard let multi = curl_multi_init() else { throw .unavailable }
        contents = Mutex(Contents(multi: multi))
    }

    func nextNumber() -> Int {
        contents.withLock { contents in
            contents.lastNumber += 1
            return contents.lastNumber
        }
    }

    func post(_ letter: Letter) {
        let isOpen = contents.withLock { contents in
            guard let multi = contents.multi else { return false }
            contents.letters.append(letter)
            curl_multi_wakeup(multi)
            return true
        }
        if !isOpen, case .send(_, _, let completion) = letter {
            completion(FetchOutcome(result: .failure(.cancelled), duration: 0))
        }
    }

    /// Removes and returns the messages, in order.
    func take() -> [Letter] {
        contents.withLock { contents in
            defer { contents.letters = [] }
            return contents.letters
        }
    }

    /// The handle, for the thread that uses it.
    var multi: UnsafeMutableRawPointer? {
        // The pointer crosses the lock as an address. Only the thread that closes the handle may use it.
        UnsafeMutableRawPointer(bitPattern: contents.withLock { UInt(bitPattern: $0.multi) })
    }

    /// Frees the handle. Returns the unhandled messages.
    func close() -> [Letter] {
        contents.withLock { contents in
            if let multi = contents.multi { curl_multi_cleanup(multi) }
            contents.multi = nil
            defer { contents.letters = [] }
            return contents.letters
        }
    }
}
