import CCurl
import Synchronization

/// Messages from any thread to the thread that performs requests.
final class Mailbox: Sendable {
    enum Message: Sendable {
        case send(FetchRequest, number: Int, @Sendable (FetchOutcome) -> Void)
        case cancel(number: Int)
        /// A document with this number of bytes has been freed.
        case freed(bytes: Int)
        /// Cancels all requests and ends the thread.
        case close
    }

    private struct Contents {
        var messages: [Message] = []
        var lastNumber = 0
        /// libcurl's multi handle; `nil` after the thread has ended. Other threads may only wake it up, and only while
        /// holding the lock, because closing the mailbox frees the handle.
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

    func post(_ message: Message) {
        let isOpen = contents.withLock { contents in
            guard let multi = contents.multi else { return false }
            contents.messages.append(message)
            curl_multi_wakeup(multi)
            return true
        }
        if !isOpen, case .send(_, _, let completion) = message {
            completion(FetchOutcome(result: .failure(.cancelled), duration: 0))
        }
    }

    /// Removes and returns the messages, in order.
    func take() -> [Message] {
        contents.withLock { contents in
            defer { contents.messages = [] }
            return contents.messages
        }
    }

    /// The multi handle, for the thread that performs requests.
    var multi: UnsafeMutableRawPointer? {
        // The pointer leaves the lock as an integer, because it isn't Sendable. Only the thread that closes the handle
        // may use it.
        UnsafeMutableRawPointer(bitPattern: contents.withLock { UInt(bitPattern: $0.multi) })
    }

    /// Frees the handle and returns the remaining messages.
    func close() -> [Message] {
        contents.withLock { contents in
            if let multi = contents.multi { curl_multi_cleanup(multi) }
            contents.multi = nil
            defer { contents.messages = [] }
            return contents.messages
        }
    }
}
