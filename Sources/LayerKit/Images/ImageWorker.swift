import Dispatch
import DrawKit
import Synchronization

/// A worker that decodes large images on a background thread, one at a time. The latest requests are handled first,
/// because their images are the most likely to be visible.
final class ImageWorker: Sendable {
    static let shared = ImageWorker()

    /// The maximum number of pending requests. When it is exceeded, the oldest request is dropped; if its image is
    /// still visible, it is requested again.
    private static let maximumCount = 32

    private struct Request {
        let image: CGImage
        let target: PixelSize
        /// The bitmap that is displayed until the request completes.
        let current: Bitmap?
        let completion: @MainActor () -> Void
    }

    private struct State {
        var requests: [Request] = []
        var isRunning = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "SkeletonSDL.images", qos: .userInitiated)

    /// Creates the version of `image` for the size `target` in the background, unless the same request is pending.
    /// Calls `completion` only if the result differs from `current`, the displayed version; calling it after a failure
    /// would cause endless retries.
    func make(
        _ image: CGImage, for target: PixelSize, insteadOf current: Bitmap?, completion: @escaping @MainActor () -> Void
    ) {
        let mustStart = state.withLock { state in
            guard !state.requests.contains(where: { $0.image === image && $0.target == target }) else { return false }
            state.requests.append(Request(image: image, target: target, current: current, completion: completion))
            if state.requests.count > Self.maximumCount { state.requests.removeFirst() }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if mustStart { queue.async { self.run() } }
    }

    private func run() {
        while true {
            let next = state.withLock { state -> Request? in
                let next = state.requests.last
                state.isRunning = next != nil
                return next
            }
            guard let next else { return }
            let bitmap = next.image.makeBitmap(for: next.target)
            // The request is removed only now, to avoid a second request during decoding.
            state.withLock { $0.requests.removeAll { $0.image === next.image && $0.target == next.target } }
            if let bitmap, bitmap != next.current { Task { @MainActor in next.completion() } }
        }
    }
}
