public import Foundation
import Synchronization

extension NotificationCenter {
    /// An observer that was added with a selector. Sendable, because a lock protects all entries.
    private struct Entry: @unchecked Sendable {
        var target: SelectorTarget
        var name: Notification.Name?
        // Compared by identity only.
        weak var object: AnyObject?
        var hasObject: Bool
        var token: any NSObjectProtocol
        weak var center: NotificationCenter?
    }

    private static let entries = Mutex<[Entry]>([])

    /// Calls the method `selector` on `observer` for each notification that is named `name` and posted by `object`;
    /// `nil` matches any name or any object. The method is called on the main actor: immediately if the notification is
    /// posted there, otherwise in a task. The observer is held weakly.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = SelectorTarget(observer as AnyObject, selector, isRetained: false)
        let token = addObserver(forName: name, object: object, queue: nil) { target.call($0) }
        let entry = Entry(
            target: target, name: name, object: object.map { $0 as AnyObject }, hasObject: object != nil, token: token,
            center: self)
        let abandoned = Self.entries.withLock { entries in
            entries.append(entry)
            return Self.extract(from: &entries) { $0.target.object == nil || $0.center == nil }
        }
        for entry in abandoned { entry.center?.removeObserver(entry.token as Any) }
    }

    /// Removes all registrations of `observer`, which is either an object that was added with a selector, or the token
    /// that was returned when a closure was added.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes the registrations of `observer` for `name` and `object`. If one of them is `nil`, registrations are
    /// removed regardless of it.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let object = object.map { $0 as AnyObject }
        let removed = Self.entries.withLock { entries in
            Self.extract(from: &entries) { entry in
                entry.center === self && entry.target.object === observer && (name == nil || entry.name == name)
                    && (object == nil || entry.object === object)
            }
        }
        for entry in removed { removeObserver(entry.token as Any) }
        if removed.isEmpty { removeObserver(observer as Any, name: name, object: object as Any?) }
    }

    private static func extract(from entries: inout [Entry], where isTaken: (Entry) -> Bool) -> [Entry] {
        let taken = entries.filter(isTaken)
        if !taken.isEmpty { entries.removeAll(where: isTaken) }
        return taken
    }
}
