import Foundation
import Reporting

/// An observer of a single value of an object.
@MainActor
final class KeyValueObserver {
    /// The values that identify an observer in `removeObserver(_:forKeyPath:context:)`.
    struct Registration {
        /// The identity of the responder. Unlike the weak reference, it can still be compared in the responder's
        /// `deinit`.
        let observer: ObjectIdentifier
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        private(set) weak var responder: UIResponder?

        init(_ responder: UIResponder, keyPath: String, context: UnsafeMutableRawPointer?) {
            observer = ObjectIdentifier(responder)
            self.keyPath = keyPath
            self.context = context
            self.responder = responder
        }
    }

    private(set) weak var object: NSObject?
    /// The values that identify the observer if it was registered with a key path string; otherwise `nil`.
    var registration: Registration?
    private let read: (NSObject) -> Any
    private let notify: (_ object: NSObject, _ old: Any, _ new: Any) -> Void
    private var last: Any
    /// `true` once the observation has ended.
    var isEnded = false
    private var depth = 0

    private enum Limits {
        /// The maximum nesting depth of notifications. They are nested if an observer changes the value that it
        /// observes.
        static let depth = 50
    }

    /// Creates an observer of the value that `read` returns for `object`, which is held weakly.
    init(
        of object: NSObject, read: @escaping (NSObject) -> Any,
        notify: @escaping (_ object: NSObject, _ old: Any, _ new: Any) -> Void
    ) {
        self.object = object
        self.read = read
        self.notify = notify
        last = read(object)
    }

    /// `true` if the object or the responder was deallocated.
    var isOrphaned: Bool { object == nil || registration.map { $0.responder == nil } ?? false }

    /// Notifies the observer if the value has changed since the last check.
    func check() {
        guard !isEnded, let object else { return }
        let new = read(object)
        guard !Self.isSame(last, new) else { return }
        guard depth < Limits.depth else {
            return Diagnostics.report(
                "\(type(of: object)): an observer changes the value that it observes, again and again; not notified")
        }
        let old = last
        last = new
        depth += 1
        defer { depth -= 1 }
        notify(object, old, new)
    }

    /// Returns `true` if changes to `value` can be detected, because it is `Equatable` or an object.
    static func isComparable(_ value: Any) -> Bool {
        value is any Equatable || type(of: value) is AnyClass
    }

    private static func isSame(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, second) }
        return (first as AnyObject) === (second as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        second as? Value == first
    }
}

/// All key-value observers.
///
/// Without the Objective-C runtime, a property can't report its own changes. Scroll views check their observers when
/// they scroll and when their `contentSize` changes; all values are also checked before and after each layout.
@MainActor
final class KeyValueObservers {
    static let shared = KeyValueObservers()
    /// `true` while there are observers. Read in every frame, so it must be cheap.
    private(set) static var areNeeded = false

    private var observers: [KeyValueObserver] = []

    func add(_ observer: KeyValueObserver) {
        remove { $0.isOrphaned }
        observers.append(observer)
        Self.areNeeded = true
    }

    /// Ends the observations that satisfy `shouldEnd`. Returns `true` if there were any.
    @discardableResult
    func remove(where shouldEnd: (KeyValueObserver) -> Bool) -> Bool {
        let ended = observers.filter(shouldEnd)
        guard !ended.isEmpty else { return false }
        for observer in ended { observer.isEnded = true }
        observers.removeAll(where: \.isEnded)
        Self.areNeeded = !observers.isEmpty
        return true
    }

    /// Notifies each observer of `object` whose value has changed; `nil` checks the observers of all objects. Observers
    /// can add and remove other observers while they are notified.
    func check(_ object: NSObject? = nil) {
        for observer in observers where object == nil || observer.object === object { observer.check() }
    }
}
