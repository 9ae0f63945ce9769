public import Foundation
import Reporting

/// The settings for animations that are added between `begin()` and `commit()`.
///
/// Transactions nest: an inner transaction inherits the values that it does not set, and the completions of both wait
/// for animations that are added in it. Settings made outside any `begin()` last until the next frame or `flush()`.
///
/// Unlike in Core Animation, setting a layer property starts no implicit animation unless a transaction enables it:
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(false)
///     circle.position.x += 100
///     CATransaction.commit()
@preconcurrency @MainActor
public enum CATransaction {
    /// The open transactions, outermost first.
    private static var explicit: [TransactionScope] = []
    /// The transaction for settings made outside all explicit ones.
    private static var implicit: TransactionScope?

    /// Begins a transaction, nested in the open transactions.
    public static func begin() {
        explicit.append(TransactionScope())
    }

    /// Updates whether changes are animated.
    private static func updateActions() {
        LayerChanges.areAnimated = !disableActions()
    }

    /// Ends the innermost transaction. If no animation added in it is still running, its completion block runs now.
    /// Without an open transaction, the call has no effect and is reported.
    public static func commit() {
        guard let scope = explicit.popLast() else {
            Diagnostics.report("CATransaction.commit() without CATransaction.begin() ignored")
            return
        }
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Ends the implicit transaction. No effect between `begin()` and `commit()`. Called in each frame.
    public static func flush() {
        guard explicit.isEmpty, let scope = implicit else { return }
        implicit = nil
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Returns `true` if layer property changes take effect immediately. `true` by default, unlike in Core Animation.
    public static func disableActions() -> Bool { innermost(\.disablesActions) ?? true }

    /// Sets whether layer property changes take effect immediately. If `false`, changes from now on run the actions of
    /// `CALayer.action(forKey:)`, for layers in a window that do not belong to a view.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
        updateActions()
    }

    /// Returns the duration in seconds of animations that do not set one. 0.25 by default.
    public static func animationDuration() -> TimeInterval { innermost(\.duration) ?? 0.25 }

    /// Sets the duration in seconds of animations that are added from now on and do not set one. Negative and nonfinite
    /// values count as 0, so the animations end as they begin.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        current.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// Returns the easing that replaces the easing of all animations, or `nil` if they keep their own. `nil` by
    /// default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.curve) ?? nil }

    /// Sets the easing that replaces the easing of all animations added from now on. `nil` keeps their own easing.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.curve = .some(function)
    }

    /// Returns the completion block of the innermost transaction.
    @preconcurrency
    public static func completionBlock() -> (@MainActor () -> Void)? { (explicit.last ?? implicit)?.completion.block }

    /// Sets the block that runs once the transaction is committed and all animations added in it have ended or been
    /// removed. If it added no animations, the block runs at the commit. Replaces the transaction's previous block;
    /// `nil` removes it.
    @preconcurrency
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) { current.completion.block = block }

    // MARK: Internal

    /// The completions that wait for an animation added now, innermost first.
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

/// A transaction, from its beginning to its commit.
@MainActor
private final class TransactionScope {
    var disablesActions: Bool?
    var duration: TimeInterval?
    var curve: CAMediaTimingFunction??
    let completion = TransactionCompletion()
}
