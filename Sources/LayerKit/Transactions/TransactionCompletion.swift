/// The completion block of a transaction, and the number of animations that it waits for.
@MainActor
final class TransactionCompletion {
    var block: (@MainActor () -> Void)?
    private var waitCount = 0
    private var isCommitted = false

    /// Increases the number of animations that the block waits for.
    func enter() {
        waitCount += 1
    }

    /// Records that an animation has ended. Runs the block if the transaction is committed and no animation is left.
    func leave() {
        waitCount -= 1
        runIfDone()
    }

    /// Records that no more animations will be added. Runs the block if all animations have ended.
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
