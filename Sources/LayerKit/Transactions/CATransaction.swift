public import Foundation
import Reporting

/// The settings for animations that are added between `begin()` and `commit()`.
///
/// Transactions can be nested. An inner transaction inherits the values that it doesn't set, and animations added in it
/// delay the completion of both transactions. Settings made outside any `begin()` last until the next frame or
/// `flush()`.
///
/// Unlike in Core Animation, setting a layer property doesn't start an implicit animation unless a transaction enables
/// it:
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(false)
///     circle.position.x += 100
///     CATransaction.commit()
@preconcurrency @MainActor
public enum CATransaction {
    /// The open transactions, outermost first.
    private static var explicit: [TransactionScope] = []
    /// The transaction for settings that are made outside all explicit transactions.
    private static var implicit: TransactionScope?

    /// Begins a transaction, nested in any open transactions.
    public static func begin() {
        explicit.append(TransactionScope())
    }

    private static func updateActions() {
        LayerChanges.animatesChanges = !disableActions()
    }

    /// Ends the innermost transaction. If none of the animations added in it are still running, its completion block
    /// runs now. If no transaction is open, the call has no effect and is reported through `Diagnostics`.
    public static func commit() {
        guard let scope = explicit.popLast() else {
            Diagnostics.report("CATransaction.commit() without CATransaction.begin() ignored")
            return
        }
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Ends the implicit transaction. Called in each frame. Has no effect between `begin()` and `commit()`.
    public static func flush() {
        guard explicit.isEmpty, let scope = implicit else { return }
        implicit = nil
        if scope.disablesActions != nil { updateActions() }
        scope.completion.commit()
    }

    /// Returns `true` if changes to layer properties take effect immediately, without an animation. `true` by default,
    /// unlike in Core Animation.
    public static func disableActions() -> Bool { innermost(\.disablesActions) ?? true }

    /// `true` if a transaction explicitly disables actions.
    static var hasDisabledActions: Bool { innermost(\.disablesActions) == true }

    /// Sets whether changes to layer properties take effect immediately. If `flag` is `false`, later changes run the
    /// actions of `CALayer.action(forKey:)`, for layers that are in a window and don't belong to a view.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
        updateActions()
    }

    /// Returns the duration in seconds of animations that don't set one. 0.25 by default.
    public static func animationDuration() -> TimeInterval { innermost(\.duration) ?? 0.25 }

    /// Sets the duration in seconds of animations that are added from now on and don't set one. Negative and nonfinite
    /// values count as 0: the animations end when they begin.
    public static func setAnimationDuration(_ duration: TimeInterval) {
        current.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// Returns the easing that overrides the easing of all animations; `nil`, the default, keeps their own easing.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.curve) ?? nil }

    /// Sets the easing that overrides the easing of all animations added from now on; `nil` keeps their own easing.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.curve = .some(function)
    }

    /// Returns the completion block of the innermost transaction.
    @preconcurrency
    public static func completionBlock() -> (@MainActor () -> Void)? { (explicit.last ?? implicit)?.completion.block }

    /// Sets the block that runs after the transaction is committed and all animations added in it have ended or been
    /// removed. If no animations were added, the block runs when the transaction is committed. Replaces the
    /// transaction's previous block; `nil` removes that block.
    @preconcurrency
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) { current.completion.block = block }

    /// Returns the value for `key`, which is one of the `kCATransaction` keys or a key for which `setValue` stored a
    /// value.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: explicit.reversed().lazy.compactMap { $0.values[key] }.first ?? implicit?.values[key]
        }
    }

    /// Sets the value for `key`. The `kCATransaction` keys change the corresponding settings; values of a wrong type
    /// are reported and ignored. The values for other keys are only stored until the transaction ends.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionDisableActions, let flag as NSNumber): setDisableActions(flag.boolValue)
        case (kCATransactionAnimationDuration, let duration as Double): setAnimationDuration(duration)
        case (kCATransactionAnimationDuration, let duration as NSNumber): setAnimationDuration(duration.doubleValue)
        case (kCATransactionAnimationTimingFunction, nil): setAnimationTimingFunction(nil)
        case (kCATransactionAnimationTimingFunction, let curve as CAMediaTimingFunction):
            setAnimationTimingFunction(curve)
        case (kCATransactionCompletionBlock, nil): setCompletionBlock(nil)
        case (kCATransactionCompletionBlock, let block as @MainActor () -> Void): setCompletionBlock(block)
        case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock { block() }
        case (kCATransactionDisableActions, _), (kCATransactionAnimationDuration, _),
            (kCATransactionAnimationTimingFunction, _), (kCATransactionCompletionBlock, _):
            Diagnostics.report("CATransaction.setValue: wrong type of value for \(key); ignored")
        default: current.values[key] = anObject
        }
    }

    // MARK: Internal

    /// The completions that wait for animations added now, innermost first.
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

/// The key for the value of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key for the value of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for the value of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the value of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

/// A transaction, from its beginning to its commit.
@MainActor
private final class TransactionScope {
    var disablesActions: Bool?
    var duration: TimeInterval?
    var curve: CAMediaTimingFunction??
    /// The values stored for keys other than the `kCATransaction` keys.
    var values: [String: Any] = [:]
    let completion = TransactionCompletion()
}
