/// The completion block of a transaction, and the number of animations it waits for.
@MainActor
final class TransactionCompletion {
    var block: (@MainActor () -> Void)?
    private var waitCount = 0
    private var isCommitted = false

    /// Registers an animation to wait for.
    func enter() {
        waitCount += 1
    }

    /// Called when an animation has ended.
    func leave() {
        waitCount -= 1
        runIfDone()
    }

    /// Called when no further animations will be added.
    func commit() {
        isCommitted = true
        runIfDone()
    }

    private func runIfDone() {
        guard isCommitted, waitCount == 0, let block else { return }
        self.block = nil
        block()
    }
}
