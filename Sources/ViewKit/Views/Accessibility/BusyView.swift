/// An object that marks a view as busy. Assistive technologies see a single element for the content that is loading.
@MainActor
package protocol BusyMark: AnyObject {
    /// The label of the busy view; `nil` while the view is not busy.
    var busyLabel: String? { get }
    /// `true` if assistive technologies see none of the busy view's content; `false` if only content under content
    /// overlays is hidden from them.
    var isBusyThroughout: Bool { get }
}

extension UIView {
    /// The busy mark of the view, held weakly. The default is `attachedObject` if that object is a busy mark, so only
    /// modules that don't attach their busy mark to the view need to set this property.
    package var busyMark: (any BusyMark)? {
        get { self[BusyMarkKey.self].mark ?? attachedObject as? any BusyMark }
        set { self[BusyMarkKey.self].mark = newValue }
    }

    /// `true` if an ancestor of this view is busy.
    package var isWithinBusyView: Bool {
        var next = superview
        while let view = next {
            if view.busyMark?.busyLabel != nil { return true }
            next = view.superview
        }
        return false
    }

    /// Notifies assistive technologies that the view is no longer busy, unless an ancestor still is or the view is not
    /// in a window.
    package func didEndBeingBusy() {
        guard window != nil, !isWithinBusyView else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: self)
    }
}

private struct BusyMarkKey: ViewAttachmentKey {
    static var defaultValue: BusyMarkKey { BusyMarkKey() }

    weak var mark: (any BusyMark)?
}
