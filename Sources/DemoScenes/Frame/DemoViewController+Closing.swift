import ViewKit

/// The effects of Escape in the demo's window.
extension DemoViewController {
    /// Closes the panel that covers the screen, ends text editing, cancels view selection, or closes the inspector,
    /// whichever is possible first. Returns `true` if there was anything to close, end or cancel.
    func closeTopmost() -> Bool {
        if !panels.coversScreen, let field = view.window?.focusedView, field is any UIKeyInput,
            field.resignFirstResponder()
        {
            return true
        }
        guard explainer.isSelecting, !panels.coversScreen else { return panels.closeTopmost() }
        toggleSelecting()
        return true
    }

    /// The title of the action that cancels view selection or closes the inspector; `nil` if neither applies.
    var closingTitle: String? { explainer.isSelecting ? "Done" : isInspectorOpen ? "Close panel" : nil }
}
