/// The block of a transaction, and how many animations it waits for.
@MainActor
final class TransactionCompletion {
    var block: (@MainActor () -> Void)?
    private var waitCount = 0
    private var isCommitted = false

    /// One animation more to wait for.
    func enter() {
        waitCount += 1
    }

    /// One animation is over.
    func leave() {
        waitCount -= 1
        runIfDone()
    }

    /// No further animation will be added.
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
