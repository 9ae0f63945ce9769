public import Foundation
import ViewKit

extension UISplitViewController {
    /// The style of a split view, which determines the number of columns.
    public enum Style: Int, Sendable {
        /// The classic style: two controllers, set with `viewControllers`.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The outermost column, such as a sidebar.
        case primary
        /// The column between the other two in the triple-column style.
        case supplementary
        /// The column with the main content. Always visible unless the split view is collapsed.
        case secondary
        /// The column that replaces all others while the split view is collapsed.
        case compact
    }

    /// The visible columns, and how they share the width.
    public enum DisplayMode: Int, Sendable {
        /// A mode that the split view chooses to fit its width.
        case automatic
        /// Only the secondary column.
        case secondaryOnly
        /// One column beside the secondary column.
        case oneBesideSecondary
        /// One column over the secondary column, which is dimmed.
        case oneOverSecondary
        /// Two columns beside the secondary column.
        case twoBesideSecondary
        /// Two columns over the secondary column, which is dimmed.
        case twoOverSecondary
        /// Two columns that push the secondary column partly out of the split view.
        case twoDisplaceSecondary

        /// The former name of `secondaryOnly`. Deprecated on iOS; use the new name.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The former name of `oneBesideSecondary`. Deprecated on iOS; use the new name.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The former name of `oneOverSecondary`. Deprecated on iOS; use the new name.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The arrangement of the columns: side by side, over the secondary column, or displacing it.
    public enum SplitBehavior: Int, Sendable {
        /// A behavior that the split view chooses to fit its width.
        case automatic
        /// The columns are side by side.
        case tile
        /// The other columns are over the secondary column.
        case overlay
        /// The other columns push the secondary column partly out of the split view.
        case displace
    }

    /// The side of the split view that the primary column is on.
    public enum PrimaryEdge: Int, Sendable {
        /// The left edge, or the right edge in right-to-left layouts.
        case leading
        /// The right edge, or the left edge in right-to-left layouts.
        case trailing
    }

    /// The visibility of the button in the navigation bars that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if `presentsWithGesture` is `true`.
        case automatic
        /// Never visible.
        case never
        /// Always visible.
        case always
    }

    /// A width preference with which the split view chooses the width.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
    /// The number of visible columns beside or over the secondary column; `nil` for `automatic`.
    var sideCount: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behavior that the mode implies; `nil` if the mode is compatible with every behavior.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// Creates the mode with `sideCount` visible columns, 0...2, besides the secondary column.
    init(sideCount: Int, _ behavior: UISplitViewController.SplitBehavior) {
        self =
            switch (sideCount, behavior) {
            case (0, _): .secondaryOnly
            case (1, .overlay): .oneOverSecondary
            case (1, _): .oneBesideSecondary
            case (_, .overlay): .twoOverSecondary
            case (_, .displace): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
    }
}
