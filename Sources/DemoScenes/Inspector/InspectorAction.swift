/// An inspector action that doesn't change a setting.
enum InspectorAction: CaseIterable {
    case copySVG, saveSVG, copyHTML, saveHTML
    /// Shows the accessibility elements of the screen.
    case showElements
}
