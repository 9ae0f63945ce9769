/// An action in the inspector or the palette that doesn't belong to a single setting.
enum InspectorAction: CaseIterable {
    case copySVG, saveSVG, copyHTML, saveHTML
    /// Shows the accessibility elements of the window as text.
    case showElements
    /// Records the screen to a video or picture file.
    case recordGIF, recordMP4, recordWebM, savePNG
    /// Copies a link that describes the window's state, or a command that starts the demo in that state.
    case copyLink, copyCommand
    /// Undoes or redoes the last change to a setting or a selected view.
    case undo, redo
    /// Restores the original settings and all views that were changed.
    case reset
}
