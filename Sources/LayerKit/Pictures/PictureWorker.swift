import Dispatch
import DrawKit
import Synchronization

/// Makes large pictures away from the main thread, one at a time: those first that were asked for last, for
/// they are on the screen.
final class PictureWorker: Sendable {
    static let shared = PictureWorker()

    /// Older requests are forgotten; whoever still shows the picture asks again.
    private static let largestCount = 32

    private struct Request {
        let image: CGImage
        let target: PixelSize
        /// What is shown meanwhile.
        let present: Bitmap?
        let completion: @MainActor () -> Void
    }

    private struct State {
        var requests: [Request] = []
        var isRunning = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "SkeletonSDL.pictures", qos: .userInitiated)

    /// Makes the version of `image` for `target` pixels, unless that was asked for already; then calls `completion` if
    /// it is another than `present`, so that what cannot be made is not asked for again and again.
    func make(
        _ image: CGImage, for target: PixelSize, insteadOf present: Bitmap?, completion: @escaping @MainActor () -> Void
    ) {
        let begins = state.withLock { state in
            guard !state.requests.contains(where: { $0.image === image && $0.target == target }) else { return false }
            state.requests.append(Request(image: image, target: target, present: present, completion: completion))
            if state.requests.count > Self.largestCount { state.requests.removeFirst() }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if begins { queue.async { self.run() } }
    }

    private func run() {
        while true {
            let next = state.withLock { state -> Request? in
                let next = state.requests.last
                state.isRunning = next != nil
                return next
            }
            guard let next else { return }
            let made = next.image.makeBitmap(for: next.target)
            // Only now, so that it is not asked for again meanwhile.
            state.withLock { $0.requests.removeAll { $0.image === next.image && $0.target == next.target } }
            if let made, made != next.present { Task { @MainActor in next.completion() } }
        }
    }
}
