import Foundation

/// What a recogniser waits for before it recognises, and who waits for it.
@MainActor
struct FailureRequirements {
    struct Other {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Those that have to fail first, for all touches.
    var required: [Other] = []
    /// What is recognised once those fail that are still possible; nil while nothing waits.
    var held: UIGestureRecognizer.State?
    /// Those that it waits for now.
    var awaited: [Other] = []
    /// Those that wait for this one now.
    var waiting: [Other] = []
}

extension UIGestureRecognizer {
    /// Lets this recogniser begin only when `otherGestureRecognizer` has failed, where both may recognise the same
    /// touch. A single tap that requires a double tap to fail is recognised when no second tap came in 0.35 s.
    ///
    /// What the touched view hears is not put off meanwhile. Recognisers that wait for each other in a circle do not
    /// wait for the one that closes it.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.required.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.required.append(.init(recognizer: otherGestureRecognizer))
    }

    // MARK: Internal

    /// Whether it waits for others with what it recognised.
    var isHeld: Bool { requirements.held != nil }

    /// Whether `state` has to wait, since a recogniser that has to fail first is still possible. It is then taken as
    /// soon as all of them failed.
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

    /// Lets those go on that wait for this one: it recognised its gesture, or can do so no more.
    func tellWaiting(isRecognized: Bool) {
        guard !requirements.waiting.isEmpty, isRecognized || !isDeciding else { return }
        let waiting = requirements.waiting
        requirements.waiting = []
        for other in waiting {
            guard let other = other.recognizer, other.isHeld else { continue }
            isRecognized ? other.giveUpWaiting() : other.goOnIfAllFailed()
        }
    }

    /// Takes the state that waited if none of those that it waited for is possible any more.
    func goOnIfAllFailed() {
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

    /// Fails, since one that had to fail first was recognised.
    func giveUpWaiting() {
        requirements.held = nil
        requirements.awaited = []
        moveTo(.failed)
        if touch?.phase == .ended { finish() }
    }

    // MARK: Private

    /// The recognisers that may have to fail first: those that were named, and those of the views around.
    private var competitors: [UIGestureRecognizer] {
        var found = requirements.required.compactMap(\.recognizer)
        for other in touchedTogether where !found.contains(where: { $0 === other }) { found.append(other) }
        return found.filter { $0 !== self && $0.isEnabled && $0.view != nil }
    }

    /// The recognisers that watch the same touch.
    private var touchedTogether: [UIGestureRecognizer] {
        guard let touch else { return [] }
        return view?.window?.pointer.arena?.others(watching: touch, than: self) ?? []
    }

    /// Whether `other` has to fail before this one recognises anything.
    private func mustFail(_ other: UIGestureRecognizer) -> Bool {
        requirements.required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether it waits for `other`, or for one that does.
    private func waits(for other: UIGestureRecognizer) -> Bool {
        var (seen, next) = ([ObjectIdentifier(self)], requirements.awaited)
        while let awaited = next.popLast()?.recognizer {
            if awaited === other { return true }
            guard !seen.contains(ObjectIdentifier(awaited)) else { continue }
            seen.append(ObjectIdentifier(awaited))
            next += awaited.requirements.awaited
        }
        return false
    }
}
