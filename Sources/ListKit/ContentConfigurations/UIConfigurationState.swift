import Foundation

/// The key of a custom state, which an app adds to the state of its cells. Declare keys as static members of an
/// extension.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key with a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state on which a configuration can depend.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Creates the default state of a view with `traitCollection`.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value of a custom state; `nil` by default. Override `configurationState` of a cell to set it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The traits and the state of a cell on which its content configuration can depend.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// `true` if the item is selected. `false` by default.
    public var isSelected = false
    /// `true` while the item is pressed. `false` by default.
    public var isHighlighted = false
    /// `true` if the item is expanded in its section snapshot. `false` by default.
    public var isExpanded = false
    /// `true` while the table or collection view of the cell is in editing mode. `false` by default.
    public var isEditing = false
    /// `true` while the swipe actions of a table's row are revealed. `false` by default.
    public var isSwiped = false
    /// `true` if the cell is disabled. Only set by the app; `false` by default.
    public var isDisabled = false
    /// `true` if the cell has the focus. Only set by the app; `false` by default.
    public var isFocused = false
    /// `true` while the cell is pinned to an edge of its list. Only set by the app; `false` by default.
    public var isPinned = false
    /// `true` while the user moves the cell. Only set by the app; `false` by default.
    public var isReordering = false
    // `AnyHashable` isn't `Sendable`, but the nonisolated `==` that `Hashable` requires reads this property.
    private nonisolated(unsafe) var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell for which all flags are `false`.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state; `nil` by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// The traits and the state of a header or footer on which its content configuration can depend.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits.
    public var traitCollection: UITraitCollection
    /// `true` if the view is disabled. Only set by the app; `false` by default.
    public var isDisabled = false
    /// `true` while the view is pressed. Only set by the app; `false` by default.
    public var isHighlighted = false
    /// `true` if the view is selected. Only set by the app; `false` by default.
    public var isSelected = false
    /// `true` if the view has the focus. Only set by the app; `false` by default.
    public var isFocused = false
    /// `true` while the view is pinned to an edge of its list. Only set by the app; `false` by default.
    public var isPinned = false
    // See `UICellConfigurationState.customStates`.
    private nonisolated(unsafe) var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view for which all flags are `false`.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state; `nil` by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
