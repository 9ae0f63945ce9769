import CAccessibleObject
import Foundation
import ViewKit

/// The description of an accessibility element for assistive technologies.
struct PublishedElement: Equatable {
    let role: AccessibleRole
    var name: String
    let description: String
    var states: ElementStates
    /// The frame in the window, in pixels.
    let frame: PixelFrame
    let actions: [ElementAction]
    let text: ElementText?
    let range: AccessibilityRange?
    /// The value as text, for elements with a range.
    let value: String?
    let numbers: ElementNumbers
    private let isWindow: Bool
    /// `true` if the element has the AT-SPI interface for editing its text, which it has even while it is disabled.
    private let hasEditableText: Bool

    /// Creates the description of `element`. `focus` is the view to report as focused, such as the cell at a list's
    /// cursor; `nil` if the window doesn't have keyboard focus. `scale` is the number of pixels per point, and `group`
    /// is the role of the group that contains the element, if any.
    @MainActor
    init(_ element: AccessibilityElement, focus: UIView?, scale: CGFloat, in group: AccessibilityRole? = nil) {
        let object = element.object
        role = ElementRole.role(of: element)
        isWindow = object is UIWindow
        states = ElementStates(of: element, focus: focus)
        frame = PixelFrame(element.frame, scale: scale)
        actions = ElementAction.actions(of: element)
        text = ElementText(of: element)
        range = element.isBusy ? nil : (object as? any AccessibilityRanged)?.accessibilityRange
        numbers = ElementNumbers(of: element, role: role, in: group)
        // A value that none of the element's interfaces provides is added to the name.
        hasEditableText = text != nil && ElementText.hasValue(element)
        let isSpoken = range == nil && !hasEditableText && !states.contains(.checkable)
        let names = [element.label, isSpoken ? element.value : nil].compactMap(\.self).filter { !$0.isEmpty }
        name = names.joined(separator: ", ")
        value = range == nil ? nil : element.value
        description = element.hint ?? ""
    }

    /// `true` for static text that isn't empty, which can label other elements.
    var isLabel: Bool { [ACCESSIBLE_LABEL, ACCESSIBLE_HEADING].contains(role) && !name.isEmpty }

    /// Returns `true` if the element is a focused row that shows another item than it did as `old`, for example after
    /// End has reused the cell. If items are inserted above it, the row has another position but the same name.
    func isOtherFocusedItem(than old: PublishedElement) -> Bool {
        guard states.contains(.focused), old.states.contains(.focused) else { return false }
        return numbers.position?.index != old.numbers.position?.index && (name != old.name || name.isEmpty)
    }

    /// The AT-SPI interfaces of the element, as a bit mask of `AccessibleFeature`. If they change, the element needs a
    /// new node.
    var features: UInt32 {
        var features: UInt32 = 0
        if isWindow { features |= ACCESSIBLE_HAS_EVENTS_OF_WINDOW.rawValue }
        if !actions.isEmpty { features |= ACCESSIBLE_HAS_ACTIONS.rawValue }
        if range != nil { features |= ACCESSIBLE_HAS_VALUE.rawValue }
        if text != nil { features |= ACCESSIBLE_HAS_TEXT.rawValue }
        if hasEditableText { features |= ACCESSIBLE_HAS_EDITABLE_TEXT.rawValue }
        if [ACCESSIBLE_LIST, ACCESSIBLE_MENU, ACCESSIBLE_TAB_LIST].contains(role) {
            features |= ACCESSIBLE_HAS_SELECTION.rawValue
        }
        return features
    }
}

/// A frame in whole pixels.
struct PixelFrame: Equatable {
    let x, y, width, height: Int32

    /// Scales and rounds `frame`. Components are clamped to ±1,000,000 pixels; nonfinite components become 0.
    init(_ frame: CGRect, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int32 {
            let scaled = (length * scale).rounded()
            return scaled.isFinite ? Int32(min(max(scaled, -1e6), 1e6)) : 0
        }
        (x, y) = (pixels(frame.minX), pixels(frame.minY))
        (width, height) = (max(0, pixels(frame.width)), max(0, pixels(frame.height)))
    }
}
