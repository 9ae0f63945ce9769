/// An action of the inspector that changes no setting.
enum InspectorAction: CaseIterable {
    case copySVG, saveSVG, copyHTML, saveHTML
    /// Shows the accessibility elements of the screen.
    case showElements
}
