public import Foundation
import Reporting

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` when the value at `keyPath` changes, until the returned observation is invalidated or
    /// deallocated.
    ///
    /// Changes to the `contentOffset` and `contentSize` of a scroll view are detected immediately. Other values are
    /// compared before and after each layout, so several changes between two comparisons count as one. For values that
    /// can't be compared, a warning is logged and changes are not observed.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - options: The values that `changeHandler` receives, and whether it is called immediately. Empty by default.
    ///   - changeHandler: Called with the object and the change.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyValueObserver(
            of: self, read: { ($0 as? Self).map { $0[keyPath: keyPath] } as Any },
            notify: { object, old, new in
                guard let object = object as? Self else { return }
                changeHandler(
                    object,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? new as? Value : nil,
                        oldValue: options.contains(.old) ? old as? Value : nil))
            })
        let value = self[keyPath: keyPath]
        if KeyValueObserver.isComparable(value) {
            KeyValueObservers.shared.add(observer)
        } else {
            Diagnostics.report("\(type(of: self)): a \(Value.self) can't be compared; its changes are not observed")
        }
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? value : nil, oldValue: nil))
        }
        return NSKeyValueObservation(observer)
    }
}
