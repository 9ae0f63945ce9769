public import Foundation
import Reporting

// The types for key-value observing, which Foundation provides only with the Objective-C runtime.

/// Options for the values that an observer receives, and for when it is notified.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per option.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The change includes the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change includes the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is also notified immediately, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// No effect: observers are only notified after a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The way in which an observed value has changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Values were inserted into a collection. Not used here.
    case insertion
    /// Values were removed from a collection. Not used here.
    case removal
    /// Values of a collection were replaced. Not used here.
    case replacement
}

/// The keys of the change dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind of the change, as the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value. The change dictionary contains this key only if the observation has the option `.new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value. The change dictionary contains this key only if the observation has the option `.old`, and not in
    /// the notification of `.initial`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of changed values of a collection. Not used here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Marks a notification before a change. Not used here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change to an observed value, with the old and the new value if they were requested.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change, always `.setting`.
    public let kind = NSKeyValueChange.setting
    /// The new value if the observation has the option `.new`; otherwise `nil`.
    public let newValue: Value?
    /// The old value if the observation has the option `.old`; otherwise, and in the notification of `.initial`, `nil`.
    public let oldValue: Value?
    /// Always `false`, because observers are only notified after a change.
    public let isPrior = false
}

/// An observation started by `observe(_:options:changeHandler:)`. It ends when it is invalidated or deallocated.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
    private let observer: KeyValueObserver

    init(_ observer: KeyValueObserver) {
        self.observer = observer
    }

    isolated deinit {
        invalidate()
    }

    /// Ends the observation. No effect after the first call. Off the main actor, the observation ends soon after the
    /// call.
    nonisolated public func invalidate() {
        let observer = observer
        let isDone: Bool? = MainActor.ifIsolated {
            KeyValueObservers.shared.remove { $0 === observer }
            return true
        }
        guard isDone == nil else { return }
        Task { @MainActor in KeyValueObservers.shared.remove { $0 === observer } }
    }
}
