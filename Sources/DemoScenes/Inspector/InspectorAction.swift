/// What the inspector has done that changes no setting.
enum InspectorAction: CaseIterable {
    case copySVG, saveSVG, copyHTML, saveHTML
    /// What assistive tools come to on the screen.
    case showElements
}
