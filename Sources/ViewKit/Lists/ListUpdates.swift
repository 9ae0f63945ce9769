import Foundation

/// What one batch of updates does to a list's sections and items: what leaves is named by its path before the batch,
/// what comes by its path after it, as in UIKit.
struct ListUpdates: Sendable {
    /// A change of place.
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        /// The place before the batch.
        let from: Place
        /// The place after the batch.
        let to: Place
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    /// By their places before the batch.
    var reloadedSections: Set<Int> = []
    var movedSections: Set<Move<Int>> = []

    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    /// By their paths before the batch.
    var reloadedItems: Set<IndexPath> = []
    var movedItems: Set<Move<IndexPath>> = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

/// Why a batch of updates cannot be what happened to a list: a clause for the log.
struct ListUpdateError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
