import ViewKit

/// What the panels of the window know of it.
@MainActor
protocol DemoPanelsOwner: AnyObject {
    /// What the sheet of keys says.
    var keySheetContent: [(name: String, entries: [KeySheet.Entry])] { get }
    /// What the inspector begins with.
    var inspectorSettings: DemoSettings { get }
    /// What Reset brings back in it.
    var originalSettings: DemoSettings { get }
    /// Where its files are saved, in words.
    var exportPlace: String { get }
    /// Whether the screen that is shown has skeletons of the inspector's settings.
    var isInspectorUsed: Bool { get }
    /// How the bones of the screen's texts look.
    var seenLines: SeenLines { get }

    /// Shows `scene`, which was chosen in the sidebar.
    func choose(_ scene: DemoScene)

    /// Takes what was changed in the inspector.
    func apply(_ settings: DemoSettings)

    /// Does what is asked for in the inspector.
    func perform(_ action: InspectorAction)

    /// The inspector was opened or closed.
    func inspectorDidToggle()

    /// Lets a click in the scene select a view, or not any more.
    func toggleSelecting()
}
