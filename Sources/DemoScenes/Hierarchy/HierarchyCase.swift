import Foundation
import SkeletonView

/// The six combinations of flags in a view tree that the screen demonstrates.
enum HierarchyCase: CaseIterable {
    case nothing, childrenOnly, containerOnly, containerAndChildren, emptyCells, fullCells

    var title: String {
        switch self {
        case .nothing: "Nothing flagged"
        case .childrenOnly: "Children without the container"
        case .containerOnly: "Container only"
        case .containerAndChildren: "Container and children"
        case .emptyCells: "Table and empty cells"
        case .fullCells: "Table, cells and content"
        }
    }

    /// The explanation of the result.
    var reason: String {
        switch self {
        case .nothing: "Bones replace flagged views only, so all of the content stays."
        case .childrenOnly:
            "The search ends at the container, which is not flagged: its children are never reached."
        case .containerOnly: "A flagged view without flagged children is a leaf: one bone covers all of its content."
        case .containerAndChildren:
            "The search passes through a flagged view to its flagged children: each gets its own bone."
        case .emptyCells:
            "Each cell is a leaf, because nothing in it is flagged: one block per cell, so the table looks solid."
        case .fullCells:
            "The search passes through the table and its cells to their content: bones in every cell."
        }
    }

    /// The views from the outside in, with their flags.
    var flags: [(name: String, isFlagged: Bool)] {
        switch self {
        case .nothing: [("view", false), ("container", false), ("children", false)]
        case .childrenOnly: [("view", false), ("container", false), ("children", true)]
        case .containerOnly: [("view", false), ("container", true), ("children", false)]
        case .containerAndChildren: [("view", false), ("container", true), ("children", true)]
        case .emptyCells: [("view", false), ("table", true), ("cells", true), ("children", false)]
        case .fullCells: [("view", false), ("table", true), ("cells", true), ("children", true)]
        }
    }

    /// `true` if the content is a table, not a single container.
    var isTable: Bool { self == .emptyCells || self == .fullCells }

    /// `true` if the innermost views are flagged.
    var flagsChildren: Bool { flags.last?.isFlagged == true }

    /// `true` if the container or the table, the second view from the outside, is flagged.
    var flagsContainer: Bool { flags[1].isFlagged }
}
