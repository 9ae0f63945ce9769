public import Foundation
import Reporting

/// What holds for the animations that are added between `begin()` and `commit()`.
///
/// Transactions nest: a value that the inner one does not set is that of the one around it, and an animation that is
/// added in the inner one counts for the completion of both. What is set outside of any `begin()` holds until the next
/// frame, or `flush()`.
///
/// Unlike in Core Animation, setting a property of a layer starts no animation by itself, unless a transaction says so:
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(false)
///     circle.position.x += 100
///     CATransaction.commit()
@preconcurrency @MainActor
public enum CATransaction {
    /// The transactions that have begun and are not committed, the outermost first.
    private static var explicit: [TransactionScope] = []
    /// Made when something is set outside of all of them.
    private static var implicit: TransactionScope?

    /// Begins a transaction, inside those that have begun.
    public static func begin() {
        explicit.append(TransactionScope())
    }

    /// Brings up to date whether changes are animated.
    private static func updateActions() {
        LayerChanges.areAnimated = !disableActions()
    }

    /// Ends the transaction that began last. If nothing was added in it that still runs, its completion block runs now.
    /// Without one that began, nothing happens and a message says so.
    public static func commit() {
        guard let scope = explicit.popLast() else {
            Diagnostics.report("CATransaction.commit() was called without a CATransaction.begin() before it")
            return
        }
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Ends what was set outside of `begin()` and `commit()`; inside of them nothing happens. Each frame does this.
    public static func flush() {
        guard explicit.isEmpty, let scope = implicit else { return }
        implicit = nil
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Whether changes of layers' properties are made at once. Unlike in Core Animation true by default.
    public static func disableActions() -> Bool { innermost(\.disablesActions) ?? true }

    /// With false, lets changes of layers' properties be animated from now on, as `CALayer.action(forKey:)` says: of
    /// layers in a window that are not a view's own.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
        updateActions()
    }

    /// The seconds of a run of animations that state no duration. 0.25 by default.
    public static func animationDuration() -> TimeInterval { innermost(\.duration) ?? 0.25 }

    /// Sets the seconds of a run of animations that are added from now on and state no duration. Below 0 and not finite
    /// is 0: they end as they begin.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        current.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// The easing that animations are given in place of their own; nil, the default, leaves them theirs.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.curve) ?? nil }

    /// Sets the easing of all animations that are added from now on, in place of their own; nil leaves them theirs.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.curve = .some(function)
    }

    /// What `setCompletionBlock` set in the transaction that began last.
    @preconcurrency
    public static func completionBlock() -> (@MainActor () -> Void)? { (explicit.last ?? implicit)?.completion.block }

    /// Sets what runs once, as soon as the transaction is committed and all animations that were added in it have ended
    /// or were removed; right at the commit when there are none. A block that was set before in the same transaction is
    /// replaced; nil is none.
    @preconcurrency
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) { current.completion.block = block }

    // MARK: Internal

    /// The completions that an animation counts for which is added now, the innermost first.
    static var completions: [TransactionCompletion] {
        explicit.reversed().map(\.completion) + (implicit.map { [$0.completion] } ?? [])
    }

    private static var current: TransactionScope {
        if let scope = explicit.last ?? implicit { return scope }
        let scope = TransactionScope()
        implicit = scope
        return scope
    }

    private static func innermost<Value>(_ value: KeyPath<TransactionScope, Value?>) -> Value? {
        for scope in explicit.reversed() {
            if let value = scope[keyPath: value] { return value }
        }
        return implicit.flatMap { $0[keyPath: value] }
    }
}

/// One transaction, from its beginning to its commit.
@MainActor
private final class TransactionScope {
    var disablesActions: Bool?
    var duration: TimeInterval?
    var curve: CAMediaTimingFunction??
    let completion = TransactionCompletion()
}
