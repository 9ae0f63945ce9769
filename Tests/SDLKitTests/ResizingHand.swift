import DrawKit
import Synchronization
import TestSupport

/// Resizes a window and turns the wheel over it from a thread of its own, and takes pictures meanwhile.
final class ResizingHand: Sendable {
    struct Picture {
        let bitmap: Bitmap
        /// The part of the window that it had before the last resize too: the rest may not have been drawn yet.
        let certainHeight: Int
    }

    private let client: XClient
    private let window: String
    private let height: Int
    private let result = Mutex<Result<[Picture], any Error>?>(nil)

    /// A hand for the window of the name `window`, which is at the screen's top left and has `height`.
    init(client: XClient, window: String, height: Int) {
        self.client = client
        self.window = window
        self.height = height
    }

    /// The pictures, or why there are none; nil while the hand is at work.
    var outcome: Result<[Picture], any Error>? { result.withLock { $0 } }

    /// Resizes and scrolls `rounds` times, with a picture at every fifth.
    func start(rounds: Int) {
        Task.detached { [self] in
            let pictures = Result { try work(rounds: rounds) }
            result.withLock { $0 = pictures }
        }
    }

    private func work(rounds: Int) throws -> [Picture] {
        let id = try client.xdotool("search", "--name", window).split(separator: "\n").first.map(String.init) ?? ""
        try client.xdotool("mousemove", "100", "100")
        var last = height
        var pictures: [Picture] = []
        for round in 0..<rounds {
            let next = 200 + round * 83 % 350
            try client.xdotool(
                [
                    "windowsize", id, "\(300 + round * 67 % 450)", "\(next)", "click", "--repeat", "3", "--delay", "12",
                    "5",
                ])
            if round % 5 == 4 {
                pictures.append(Picture(bitmap: try client.screenshot(), certainHeight: min(last, next)))
            }
            last = next
        }
        return pictures
    }
}
