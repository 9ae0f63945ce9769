/// What keeps a view from showing its content for now: assistive tools find one thing that says so in its place.
@MainActor
package protocol BusyMark: AnyObject {
    /// What the view is called meanwhile; nil while it is not busy.
    var busyLabel: String? { get }
    /// Whether nothing inside the view is of use meanwhile, and not only what stand-ins hide.
    var isBusyThroughout: Bool { get }
}

extension UIView {
    /// What keeps the view busy, for modules that keep nothing else with views; those whose attached object is such a
    /// mark need not set it.
    package var busyMark: (any BusyMark)? {
        get { self[BusyMarkKey.self].mark ?? attachedObject as? any BusyMark }
        set { self[BusyMarkKey.self].mark = newValue }
    }

    /// Whether a view around this one is busy.
    package var isWithinBusyView: Bool {
        var next = superview
        while let view = next {
            if view.busyMark?.busyLabel != nil { return true }
            next = view.superview
        }
        return false
    }

    /// Tells assistive tools that what the view was busy with is there, or will not be: unless a view around it still
    /// is busy, or nobody sees it.
    package func didEndBeingBusy() {
        guard window != nil, !isWithinBusyView else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: self)
    }
}

private struct BusyMarkKey: ViewAttachmentKey {
    static var defaultValue: BusyMarkKey { BusyMarkKey() }

    weak var mark: (any BusyMark)?
}
