import ViewKit

/// The parts of the window's controller that the panels use.
@MainActor
protocol DemoPanelsOwner: AnyObject {
    /// The sections of the sheet that lists all keyboard shortcuts.
    var keySheetContent: [(name: String, entries: [KeySheet.Entry])] { get }
    /// All entries that the palette can find, including the actions of the current screen.
    var paletteEntries: [PaletteEntry] { get }
    /// The current settings of the window, which the inspector shows when it is created.
    var inspectorSettings: DemoSettings { get }
    /// The settings that Reset restores.
    var originalSettings: DemoSettings { get }
    /// A description of the folder in which files are saved.
    var exportPlace: String { get }
    /// `true` if the current screen has skeletons that use the inspector's settings.
    var isInspectorUsed: Bool { get }
    /// Returns the titles of the settings and sections that have no effect on the current screen with `style`.
    func ignoredSettings(in style: DemoStyle) -> Set<String>
    /// `true` if the current screen loads a feed.
    var loadsFeed: Bool { get }
    /// The line styles of the text on the screen.
    var visibleLineStyles: VisibleLineStyles { get }

    /// Shows `scene` and closes the panel that covers the screen.
    func choose(_ scene: DemoScene)

    /// Applies `settings`, in which the user changed the setting called `name`, and registers the change for undo
    /// unless it only pauses, resumes or steps the clock.
    func apply(_ settings: DemoSettings, changing name: String)

    /// Performs `action`, which was chosen in the inspector or the palette.
    func perform(_ action: InspectorAction)

    /// Called when the inspector has been opened or closed.
    func inspectorDidToggle()

    /// Opens or closes the palette.
    func togglePalette()

    /// Starts or stops view selection, in which a click in the scene selects a view.
    func toggleSelecting()
}
