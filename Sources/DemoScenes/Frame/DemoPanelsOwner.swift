import ViewKit

/// The parts of the window's controller that the panels use.
@MainActor
protocol DemoPanelsOwner: AnyObject {
    /// The contents of the key sheet.
    var keySheetContent: [(name: String, entries: [KeySheet.Entry])] { get }
    /// The entries of the palette.
    var paletteEntries: [PaletteEntry] { get }
    /// The initial settings of the inspector.
    var inspectorSettings: DemoSettings { get }
    /// The settings that Reset restores.
    var originalSettings: DemoSettings { get }
    /// A description of the folder in which files are saved.
    var exportPlace: String { get }
    /// `true` if the current screen has skeletons that use the inspector's settings.
    var isInspectorUsed: Bool { get }
    /// The line styles of the text on the screen.
    var seenLines: VisibleLineStyles { get }

    /// Shows `scene`, which was chosen in the sidebar.
    func choose(_ scene: DemoScene)

    /// Applies settings after the user changed the one called `name` in the inspector.
    func apply(_ settings: DemoSettings, changing name: String)

    /// Performs an inspector action.
    func perform(_ action: InspectorAction)

    /// Called after the inspector is opened or closed.
    func inspectorDidToggle()

    /// Opens or closes the palette.
    func togglePalette()

    /// Starts or stops selecting a view by clicking in the scene.
    func toggleSelecting()
}
