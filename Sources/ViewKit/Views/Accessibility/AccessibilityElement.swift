public import Foundation

/// One element as an assistive technology sees it: its name, role, state and frame. Not part of UIKit.
public struct AccessibilityElement: CustomStringConvertible, Sendable {
    /// The view that the element represents or, for a `UIAccessibilityElement`, the view that contains it.
    public let view: UIView
    /// The object that the app has created for a part of `view`; `nil` if this element represents the whole view.
    package let part: UIAccessibilityElement?
    /// The name that screen readers speak.
    public let label: String?
    /// The current value as text, such as "40%".
    public let value: String?
    /// A description of the result of performing the element's action.
    public let hint: String?
    /// The role and state.
    public let traits: UIAccessibilityTraits
    /// The frame in the window's coordinates, in points.
    public let frame: CGRect
    /// The identifier by which tests find the element.
    public let identifier: String?
    /// `true` if the element represents content that is still loading.
    public let isBusy: Bool
    /// `true` if the element hides the views behind it.
    package let isModal: Bool
    /// The role; `nil` if the traits describe it.
    package let role: AccessibilityRole?

    /// Creates an element that represents `view` as a whole.
    @MainActor package init(_ view: UIView) {
        self.view = view
        part = nil
        label = view.accessibilityLabel
        value = view.accessibilityValue
        hint = view.accessibilityHint
        traits = view.accessibilityTraits
        frame = view.accessibilityFrame
        identifier = view.accessibilityIdentifier
        isBusy = false
        isModal = view.accessibilityViewIsModal
        role = view.cachedDefaultAccessibility.role
    }

    /// Creates an element that represents `part`, a part of `view`.
    @MainActor init(_ part: UIAccessibilityElement, of view: UIView) {
        self.view = view
        self.part = part
        label = part.accessibilityLabel
        value = part.accessibilityValue
        hint = part.accessibilityHint
        traits = part.accessibilityTraits
        frame = part.accessibilityFrame
        identifier = part.accessibilityIdentifier
        isBusy = false
        isModal = false
        role = nil
    }

    /// The object that performs the element's actions.
    package var object: any AccessibilityObject {
        if let part { return part }
        return view
    }

    /// Creates the single element that represents `view` while its content is loading.
    @MainActor init(busy view: UIView, label: String) {
        self.view = view
        part = nil
        self.label = label
        value = nil
        hint = nil
        traits = .updatesFrequently
        frame = view.accessibilityFrame
        identifier = view.accessibilityIdentifier
        isBusy = true
        isModal = false
        role = nil
    }

    /// The element on one line, for example `"Volume" value "40%" adjustable (20, 30, 200, 28) #volume`. Quotes,
    /// backslashes and line feeds in strings are escaped as in Swift.
    public var description: String {
        func quoted(_ name: String, _ text: String?) -> String? {
            text.map { name + "\"\($0.map(Self.escaped).joined())\"" }
        }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
        let traits = traits.description
        let parts = [
            quoted("", label) ?? "-", quoted("value ", value), quoted("hint ", hint), traits.isEmpty ? nil : traits,
            "(\(numbers.joined(separator: ", ")))", identifier.map { "#" + $0 },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// Returns `character`, escaped for a quoted string.
    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\"", "\\": "\\\(character)"
        case "\n": "\\n"
        default: String(character)
        }
    }

    /// Returns `number` as text, rounded to the nearest tenth.
    private static func text(_ number: CGFloat) -> String {
        let tenths = (Double(number) * 10).rounded() / 10
        return tenths == tenths.rounded() && abs(tenths) < 1e9 ? String(Int(tenths)) : String(tenths)
    }
}

extension UIView {
    /// The elements that an assistive technology finds in the view, including the view itself, in Tab order. Hidden and
    /// suppressed views are omitted, a modal view hides its siblings, and a single element represents content that is
    /// loading. Not part of UIKit.
    public var accessibilityElementsInOrder: [AccessibilityElement] { AccessibilityWalk.elements(in: self) }

    /// The elements of `accessibilityElementsInOrder` as text, one per line, for tests and debugging. Not part of
    /// UIKit.
    public var accessibilityElementsDescription: String {
        accessibilityElementsInOrder.map { "\($0)\n" }.joined()
    }
}
