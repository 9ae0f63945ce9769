/// An inspector action that doesn't change a setting.
enum InspectorAction: CaseIterable {
    case copySVG, saveSVG, copyHTML, saveHTML
    /// Shows the accessibility elements of the screen.
    case showElements
    /// Records the screen into a file.
    case recordGIF, recordMP4, recordWebM, savePNG
    /// Copies a link that describes the window, or a command that starts the demo with it.
    case copyLink, copyCommand
    /// Undoes or redoes the last change to a setting.
    case undo, redo
    /// Restores the original settings and all selected views.
    case reset
}
