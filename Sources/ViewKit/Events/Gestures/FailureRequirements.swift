import Foundation

/// The failure requirements of a gesture recognizer: the recognizers that must fail before it, and the recognizers that
/// wait for it to fail.
@MainActor
struct FailureRequirements {
    struct Other {
        weak var recognizer: UIGestureRecognizer?
    }

    /// The recognizers that were passed to `require(toFail:)`. They have to fail first for every touch.
    var required: [Other] = []
    /// The pending state, entered once the awaited recognizers have failed; `nil` if the recognizer isn't waiting.
    var held: UIGestureRecognizer.State?
    /// The recognizers that this recognizer is waiting for.
    var awaited: [Other] = []
    /// The recognizers that are waiting for this recognizer.
    var waiting: [Other] = []
}

extension UIGestureRecognizer {
    /// Delays this recognizer until `otherGestureRecognizer` has failed or can no longer recognize its gesture. If
    /// `otherGestureRecognizer` recognizes its gesture, this recognizer fails. For example, a single tap that requires
    /// a double tap to fail is recognized if no second tap follows within 0.35 seconds.
    ///
    /// The touched view keeps receiving the touch in the meantime. In a cycle of requirements, the requirement that
    /// closes the cycle is ignored.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.required.append(.init(recognizer: otherGestureRecognizer))
    }

    // MARK: Internal

    /// `true` while the recognizer waits for other recognizers to fail before it enters a recognized state.
    var isHeld: Bool { requirements.held != nil }

    /// Makes the recognizer wait, and returns `true`, if a recognizer that must fail first is still undecided. `state`
    /// is entered once all such recognizers have failed.
    func waits(before state: State) -> Bool {
        let awaited = competitors.filter { other in
            other.isDeciding && !other.waits(for: self) && mustFail(other)
        }
        guard !awaited.isEmpty else { return false }
        requirements.held = state
        requirements.awaited = awaited.map { .init(recognizer: $0) }
        for other in awaited where !other.requirements.waiting.contains(where: { $0.recognizer === self }) {
            other.requirements.waiting.append(.init(recognizer: self))
        }
        return true
    }

    /// Notifies the waiting recognizers that this recognizer has recognized its gesture or can no longer do so.
    func notifyWaitingRecognizers(isRecognized: Bool) {
        guard !requirements.waiting.isEmpty, isRecognized || !isDeciding else { return }
        let waiting = requirements.waiting
        requirements.waiting = []
        for other in waiting {
            guard let other = other.recognizer, other.isHeld else { continue }
            isRecognized ? other.stopWaiting() : other.resumeIfAllFailed()
        }
    }

    /// Enters the pending state if every awaited recognizer has failed. If the touch is over by then, only a discrete
    /// gesture is recognized.
    func resumeIfAllFailed() {
        guard let state = requirements.held,
            !requirements.awaited.contains(where: { $0.recognizer?.isDeciding == true && $0.recognizer !== self })
        else { return }
        requirements.held = nil
        requirements.awaited = []
        guard let window = view?.window, let touch else { return finish() }
        let isOver = touch.phase == .ended || touch.phase == .cancelled
        if isOver, state == .ended {
            moveTo(.ended)
            finish()
        } else if !isOver {
            window.recognize(self) { moveTo(state) }
        } else {
            finish()
        }
    }

    /// Makes this recognizer fail. Called when a recognizer that had to fail first has recognized its gesture.
    func stopWaiting() {
        requirements.held = nil
        requirements.awaited = []
        moveTo(.failed)
        if touch?.phase == .ended { finish() }
    }

    // MARK: Private

    /// The recognizers that may have to fail first: required recognizers and recognizers of the same touch.
    private var competitors: [UIGestureRecognizer] {
        var found = requirements.required.compactMap(\.recognizer)
        for other in touchedTogether where !found.contains(where: { $0 === other }) { found.append(other) }
        return found.filter { $0 !== self && $0.isEnabled && $0.view != nil }
    }

    /// The other recognizers that receive the same touch.
    private var touchedTogether: [UIGestureRecognizer] {
        guard let touch else { return [] }
        return view?.window?.pointer.arena?.recognizers(of: touch, except: self) ?? []
    }

    /// Returns `true` if `other` has to fail before this recognizer recognizes its gesture.
    private func mustFail(_ other: UIGestureRecognizer) -> Bool {
        requirements.required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Returns `true` if this recognizer waits for `other`, directly or indirectly.
    private func waits(for other: UIGestureRecognizer) -> Bool {
        var (visited, next) = ([ObjectIdentifier(self)], requirements.awaited)
        while let awaited = next.popLast()?.recognizer {
            if awaited === other { return true }
            guard !visited.contains(ObjectIdentifier(awaited)) else { continue }
            visited.append(ObjectIdentifier(awaited))
            next += awaited.requirements.awaited
        }
        return false
    }
}
