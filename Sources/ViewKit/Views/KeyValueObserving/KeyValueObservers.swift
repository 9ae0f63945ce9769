import Foundation
import Reporting

/// An observer of a value of an object.
@MainActor
final class KeyValueObserver {
    /// The values that identify an observer by the name of a key path, to remove it.
    struct Registration {
        /// The identity of the responder, which its `deinit` can still name.
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
    /// Set for observers by the name of a key path.
    var registration: Registration?
    private let read: (NSObject) -> Any
    private let notify: (_ object: NSObject, _ old: Any, _ new: Any) -> Void
    private var last: Any
    /// `true` once the observation ended.
    var isEnded = false
    private var depth = 0

    private enum Limits {
        /// The number of changes that observers may make to the value that they observe, inside of each other.
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

    /// Notifies the observer if the value changed.
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

    /// Returns `true` if changes to `value` can be detected: it can be compared, or is an object.
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

/// The observers of values.
///
/// Without the Objective-C runtime a property can't tell that it changed. Scroll views check their observers when they
/// scroll and when their content changes its size; all other values are compared before and after each layout.
@MainActor
final class KeyValueObservers {
    static let shared = KeyValueObservers()
    /// `true` while there are observers. Read in every frame.
    private(set) static var areNeeded = false

    private var observers: [KeyValueObserver] = []

    func add(_ observer: KeyValueObserver) {
        remove { $0.isOrphaned }
        observers.append(observer)
        Self.areNeeded = true
    }

    /// Ends the observations that satisfy `isEnded`. Returns `true` if there was one.
    @discardableResult
    func remove(where isEnded: (KeyValueObserver) -> Bool) -> Bool {
        let ended = observers.filter(isEnded)
        guard !ended.isEmpty else { return false }
        for observer in ended { observer.isEnded = true }
        observers.removeAll(where: \.isEnded)
        Self.areNeeded = !observers.isEmpty
        return true
    }

    /// Notifies the observers whose values changed, of all objects or of `object`. Their actions can add and remove
    /// observers.
    func check(_ object: NSObject? = nil) {
        for observer in observers where object == nil || observer.object === object { observer.check() }
    }
}
