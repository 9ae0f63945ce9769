/// A number between two bounds, such as a slider's value, for assistive technologies.
package struct AccessibilityRange: Equatable, Sendable {
    /// The current number.
    package var value: Double
    /// The lower bound.
    package var minimum: Double
    /// The upper bound.
    package var maximum: Double
    /// The change made by an arrow key; 0 if the value has no steps.
    package var step: Double

    /// Creates a range.
    package init(value: Double, minimum: Double, maximum: Double, step: Double = 0) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
    }
}

/// A view that shows a number.
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

    /// Creates a position.
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
    /// `true` if the user can choose the item.
    var canActivateAccessibilityItem: Bool { get }

    /// Chooses the item as a click would. Returns `false` if the item can't be chosen.
    func activateAccessibilityItem() -> Bool
}

/// A view with its own cursor, such as a list or menu.
@MainActor
package protocol AccessibilityFocusing: UIView {
    /// The view at the cursor, which assistive technologies report as focused while this view is first responder.
    var accessibilityFocusedView: UIView? { get }
}
