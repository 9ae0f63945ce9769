public import Foundation
import Reporting

extension NSObject {
    /// Calls `observeValue(forKeyPath:of:change:context:)` on `observer` when the value at `keyPath` changes. See
    /// `observe(_:options:changeHandler:)` for when changes are detected.
    ///
    /// - Parameters:
    ///   - observer: A view, a controller or another responder, held weakly. Other objects are ignored with a warning.
    ///   - keyPath: The name of a property of a view or a layer, such as "contentOffset" or "layer.bounds". Unknown
    ///     names are ignored with a warning.
    ///   - options: The values that the observer receives, and whether it is notified immediately.
    ///   - context: A value that is passed to the observer.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let responder = observer as? UIResponder else {
            return Diagnostics.report(
                "\(type(of: observer)): not notified of \"\(printable(keyPath))\": only views, controllers and other "
                    + "responders are; use observe(_:options:changeHandler:)")
        }
        guard ObservableKeys.value(of: self, at: keyPath) != nil else {
            return Diagnostics.report(
                "\(type(of: self)): \"\(printable(keyPath))\" can't be observed; use "
                    + "observe(_:options:changeHandler:)")
        }
        let entry = KeyValueObserver(of: self, read: { ObservableKeys.value(of: $0, at: keyPath) ?? NSNull() }) {
            [weak responder] object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old) { change[.oldKey] = old }
            responder?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        entry.registration = KeyValueObserver.Registration(responder, keyPath: keyPath, context: context)
        KeyValueObservers.shared.add(entry)
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = ObservableKeys.value(of: self, at: keyPath) }
        responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }

    /// Ends the observations of `keyPath` by `observer`, or logs a warning if `observer` has none.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        endObservation(keyPath) { $0.observer == ObjectIdentifier(observer) }
    }

    /// Ends the observations of `keyPath` by `observer` with `context`, or logs a warning if `observer` has none.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        endObservation(keyPath) { $0.observer == ObjectIdentifier(observer) && $0.context == context }
    }

    @MainActor
    private func endObservation(_ keyPath: String, where isEnded: (KeyValueObserver.Registration) -> Bool) {
        let isKnown = KeyValueObservers.shared.remove { entry in
            guard let registration = entry.registration else { return false }
            return entry.object === self && registration.keyPath == keyPath && isEnded(registration)
        }
        guard !isKnown else { return }
        Diagnostics.report(
            "\(type(of: self)): observer of \"\(printable(keyPath))\" not removed: it was not registered")
    }
}
