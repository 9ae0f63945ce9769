import CCurl
import Synchronization

/// What is said to the thread that carries requests out, from any thread.
final class Mailbox: Sendable {
    enum Letter: Sendable {
        case send(FetchRequest, number: Int, @Sendable (FetchOutcome) -> Void)
        case cancel(number: Int)
        /// A document is gone that had so many bytes.
        case freed(bytes: Int)
        /// Ends the thread, and all requests with it.
        case close
    }

    private struct Contents {
        var letters: [Letter] = []
        var lastNumber = 0
        /// libcurl's handle for many transfers; nil once the thread has ended. Waking it is the one thing that another
        /// thread may do with it, and only under the lock, which holds it alive.
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

    /// What came since the last call, in order.
    func take() -> [Letter] {
        contents.withLock { contents in
            defer { contents.letters = [] }
            return contents.letters
        }
    }

    /// The handle, for the one thread that works with it.
    var multi: UnsafeMutableRawPointer? {
        // A pointer is an address here; whoever reads it must be the thread that closes.
        UnsafeMutableRawPointer(bitPattern: contents.withLock { UInt(bitPattern: $0.multi) })
    }

    /// Frees the handle; returns what nobody answered.
    func close() -> [Letter] {
        contents.withLock { contents in
            if let multi = contents.multi { curl_multi_cleanup(multi) }
            contents.multi = nil
            defer { contents.letters = [] }
            return contents.letters
        }
    }
}
