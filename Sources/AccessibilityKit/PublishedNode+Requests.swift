import ViewKit

/// Requests of assistive technologies. They return `true` on success.
extension PublishedNode {
    /// Performs an action of the element.
    func act(_ index: Int) -> Bool {
        guard let target, element.actions.indices.contains(index) else { return false }
        return element.actions[index].perform(on: target)
    }

    /// Moves keyboard focus to the element.
    func focus() -> Bool { view?.focusForAssistiveTechnology() ?? false }

    /// Changes the number of the element.
    func setNumber(_ number: Double) -> Bool {
        guard let ranged = view as? any AccessibilityRanged, ranged.isAccessibilityRangeEditable else { return false }
        ranged.setAccessibilityNumber(number)
        return true
    }

    /// Replaces a part of an editable text. Offsets count Unicode scalars.
    func replaceText(from start: Int, to end: Int, with text: String) -> Bool {
        guard let input = view as? any TextInputView & UITextInput, input.takesText,
            let range = element.text?.range(start, end, in: input)
        else { return false }
        input.replace(range, withText: text)
        return true
    }

    /// Selects a part of the text, or moves the caret if the part is empty.
    func selectText(from start: Int, to end: Int) -> Bool {
        guard let input = view as? any UITextInput, let range = element.text?.range(start, end, in: input) else {
            return false
        }
        input.selectedTextRange = range
        return true
    }

    /// Selects or deselects a child as a click would.
    func selectChild(_ index: Int, _ isSelected: Bool) -> Bool {
        guard children.indices.contains(index), let child = children[index].target else { return false }
        if children[index].element.states.contains(.selected) == isSelected { return true }
        return child.activateForAssistiveTechnology()
    }
}
