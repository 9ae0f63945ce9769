/// A number between two bounds, such as a slider's value, for assistive technologies.
package struct AccessibilityRange: Equatable, Sendable {
    /// The current number.
    package var value: Double
    /// The lower bound.
    package var minimum: Double
    /// The upper bound.
    package var maximum: Double
    /// The amount by which an arrow key changes the value; 0 if the value has no steps.
    package var step: Double

    package init(value: Double, minimum: Double, maximum: Double, step: Double = 0) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
    }
}

/// A view that shows a number in a range, such as a slider.
@MainActor
package protocol AccessibilityRanged: UIView {
    /// The number and its bounds.
    var accessibilityRange: AccessibilityRange { get }
    /// `true` if the user can change the number.
    var isAccessibilityRangeEditable: Bool { get }

    /// Changes the number as the user would, with the same events. No effect if the number isn't editable.
    func setAccessibilityNumber(_ number: Double)
}

/// The position of an item in a list.
package struct AccessibilityPosition: Equatable, Sendable {
    /// The zero-based index of the item.
    package let index: Int
    /// The number of items in the list.
    package let count: Int

    package init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }
}

/// An item of a list or menu.
@MainActor
package protocol AccessibilityItem: UIView {
    /// The position of the item in its list; `nil` if unknown.
    var accessibilityPosition: AccessibilityPosition? { get }
    /// `true` if the user can activate the item.
    var canActivateAccessibilityItem: Bool { get }

    /// Activates the item as a click would. Returns `false` if the item can't be activated.
    func activateAccessibilityItem() -> Bool
}

/// A view with items of which not all are elements, such as a list that only has cells for the visible items.
@MainActor
package protocol AccessibilityItemList: UIView {
    /// The number of all items; `nil` while placeholders replace the items.
    var accessibilityItemCount: Int? { get }
}

/// A view with a focused item, such as a list or menu.
@MainActor
package protocol AccessibilityFocusing: UIView {
    /// The view of the focused item, which assistive technologies report as focused while this view is first responder.
    var accessibilityFocusedView: UIView? { get }
}

/// A view that can show and hide other content, such as a menu row that opens a submenu.
@MainActor
package protocol AccessibilityExpandable: UIView {
    /// `true` if the other content is shown, `false` if it is hidden; `nil` if this view has no such content.
    var isAccessibilityExpanded: Bool? { get }
}
