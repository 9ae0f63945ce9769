import ViewKit

/// Requests from assistive technologies. The methods return `true` on success.
extension PublishedNode {
    /// Performs the element's action at `index`.
    func act(_ index: Int) -> Bool {
        guard let target, element.actions.indices.contains(index) else { return false }
        return element.actions[index].perform(on: target)
    }

    /// Moves keyboard focus to the element.
    func focus() -> Bool { view?.focusForAssistiveTechnology() ?? false }

    /// Sets the numeric value of the element.
    func setNumber(_ number: Double) -> Bool {
        guard let ranged = view as? any AccessibilityRanged, ranged.isAccessibilityRangeEditable else { return false }
        ranged.setAccessibilityNumber(number)
        return true
    }

    /// Replaces the text between two offsets, if the text is editable. Offsets count Unicode scalars.
    func replaceText(from start: Int, to end: Int, with text: String) -> Bool {
        guard let input = view as? any TextInputView & UITextInput, input.isTextEditable,
            let range = element.text?.range(start, end, in: input)
        else { return false }
        input.replace(range, withText: text)
        return true
    }

    /// Selects the text between two offsets, or moves the caret if they are equal.
    func selectText(from start: Int, to end: Int) -> Bool {
        guard let input = view as? any UITextInput, let range = element.text?.range(start, end, in: input) else {
            return false
        }
        input.selectedTextRange = range
        return true
    }

    /// Selects or deselects the child at `index` as a click would. Does nothing if the child already has that state.
    func selectChild(_ index: Int, _ isSelected: Bool) -> Bool {
        guard children.indices.contains(index), let child = children[index].target else { return false }
        if children[index].element.states.contains(.selected) == isSelected { return true }
        return child.activateForAssistiveTechnology()
    }
}
