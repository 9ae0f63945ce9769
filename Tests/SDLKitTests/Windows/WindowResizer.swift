import DrawKit
import Synchronization
import TestSupport

/// Resizes and scrolls a window from another thread, and takes screenshots at the same time.
final class WindowResizer: Sendable {
    struct Picture {
        let bitmap: Bitmap
        /// The minimum height that the window has had since its last drawn frame. Content below it may not be drawn
        /// yet.
        let certainHeight: Int
    }

    private let client: XClient
    private let window: String
    private let height: Int
    /// The height of the window's last drawn frame.
    private let drawn: Mutex<Int>
    private let result = Mutex<Result<[Picture], any Error>?>(nil)

    /// Creates a resizer for the window titled `window`, which is in the screen's top left corner and has `height`.
    init(client: XClient, window: String, height: Int) {
        self.client = client
        self.window = window
        self.height = height
        drawn = Mutex(height)
    }

    /// Records that the window shows a frame of `height`.
    func noteFrame(height: Int) {
        drawn.withLock { $0 = height }
    }

    /// The screenshots or the error; `nil` while the resizer is running.
    var outcome: Result<[Picture], any Error>? { result.withLock { $0 } }

    /// Resizes and scrolls `rounds` times, with a screenshot in every fifth round.
    func start(rounds: Int) {
        Task.detached { [self] in
            let pictures = Result { try work(rounds: rounds) }
            result.withLock { $0 = pictures }
        }
    }

    private func work(rounds: Int) throws -> [Picture] {
        let id = try client.xdotool("search", "--name", window).split(separator: "\n").first.map(String.init) ?? ""
        try client.xdotool("mousemove", "100", "100")
        var heights = [height]
        var pictures: [Picture] = []
        for round in 0..<rounds {
            let next = 200 + round * 83 % 350
            try client.xdotool(
                [
                    "windowsize", id, "\(300 + round * 67 % 450)", "\(next)", "click", "--repeat", "3", "--delay", "12",
                    "5",
                ])
            heights.append(next)
            if round % 5 == 4 {
                // The window may be several sizes behind. Each size that it hasn't drawn yet may have clipped its
                // content.
                let shown = drawn.withLock { $0 }
                let behind = heights[(heights.lastIndex(of: shown) ?? 0)...]
                let certain = behind.min() ?? 0
                pictures.append(Picture(bitmap: try client.screenshot(), certainHeight: certain))
            }
        }
        return pictures
    }
}
