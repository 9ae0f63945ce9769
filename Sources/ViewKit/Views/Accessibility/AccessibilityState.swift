import Foundation

/// The accessibility properties that an app has set on a view. A property that is `nil` uses the view's default.
struct AccessibilityState: ViewAttachmentKey {
    static let defaultValue = AccessibilityState()

    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    /// The frame in the window's coordinates.
    var frame: CGRect?
    var isHidingElements = false
    var isModal: Bool?
    var groupsChildren = false
    var order: AccessibilityOrder?
    var customActions: [UIAccessibilityCustomAction]?
    /// The activation point in the window's coordinates.
    var activationPoint: CGPoint?
}

/// The views and elements that an app has set as a view's `accessibilityElements`, in order. The views are held weakly.
struct AccessibilityOrder {
    private let entries: [Entry]

    private enum Entry {
        case view(WeakView)
        case part(UIAccessibilityElement)
    }

    /// Stores the views and elements in `objects` and ignores other objects.
    @MainActor
    init(_ objects: [Any]) {
        entries = objects.compactMap { object in
            if let view = object as? UIView { return .view(WeakView(view: view)) }
            return (object as? UIAccessibilityElement).map(Entry.part)
        }
    }

    /// The views and elements, except for views that have been deallocated.
    @MainActor var objects: [Any] {
        entries.compactMap { entry in
            switch entry {
            case .view(let view): view.view
            case .part(let part): part
            }
        }
    }
}

/// The default accessibility properties of a view.
package struct DefaultAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    var isModal = false
    var role: AccessibilityRole?

    /// The defaults of a plain container, which is not an element.
    package static let none = DefaultAccessibility()

    /// Returns the defaults of a view that is a single element labeled `label`.
    package static func element(
        _ label: String?, value: String? = nil, _ traits: UIAccessibilityTraits, role: AccessibilityRole? = nil
    ) -> DefaultAccessibility {
        DefaultAccessibility(isElement: true, label: label, value: value, traits: traits, role: role)
    }

    /// Returns the defaults of a view that isn't an element but groups the elements inside it.
    package static func group(_ role: AccessibilityRole) -> DefaultAccessibility { DefaultAccessibility(role: role) }

    /// Returns the defaults of a container that hides the views behind it from assistive technologies.
    package static func modal(_ role: AccessibilityRole?) -> DefaultAccessibility {
        DefaultAccessibility(isModal: true, role: role)
    }

    /// Returns a copy of the properties with `role`.
    package func with(role: AccessibilityRole) -> DefaultAccessibility {
        var changed = self
        changed.role = role
        return changed
    }

    /// Returns `fraction` as a percentage, such as "40%" for 0.4.
    package static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }
}

extension UIView {
    /// The accessibility properties that the app has set on the view.
    var accessibility: AccessibilityState {
        get { self[AccessibilityState.self] }
        set { self[AccessibilityState.self] = newValue }
    }
}
