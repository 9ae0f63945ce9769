import Foundation
import ListKit
import ViewKit

/// Provides a list with the cells of appended skeleton items. Each cell has its own skeleton; all of them move in
/// phase.
@MainActor
final class AppendedSkeletonItems: AppendedItemsSource {
    private weak var list: (any SkeletonList)?
    /// The look of the bones. `nil` uses the nearest theme.
    private let config: SkeletonConfig?
    /// The start of the bones' motion on the clock of the list's window, or `nil` if there is no window.
    private let begin: TimeInterval?

    private struct WeakText {
        weak var view: UIView?
    }

    /// The labels and text views in each cell that reserve height for their bones.
    private var texts: [ObjectIdentifier: [WeakText]] = [:]

    init(_ list: any SkeletonList, style: SkeletonStyle?) {
        self.list = list
        config = style?.config
        begin = list.window?.time
    }

    var usesDelegate: Bool { list?.describesSkeleton ?? false }

    func cell(at path: IndexPath) -> UIView? {
        guard let list, let cell = list.skeletonCell(at: path) else { return nil }
        var config = config ?? list.loadingStyle.config
        // The bones appear together with their row.
        config.transition = .none
        config.isListItem = true
        config.isAutomatic = config.isAutomatic || !cell.isSkeletonable
        config.begin = begin
        cell.ownSkeleton.seed = SkeletonListSource.seed(of: .cell(path))
        let walk = SkeletonWalk(from: cell, automatically: config.isAutomatic)
        texts[ObjectIdentifier(cell)] = walk.leaves.flatMap { leaf in
            LeafHeightReservation.reserve(forUnmeasured: leaf, as: walk.bones[ObjectIdentifier(leaf)]).map {
                WeakText(view: $0)
            }
        }
        LeafHeightReservation.markTextsWithoutPlaceholderCurrent(in: cell)
        SkeletonCalls.show(config, on: cell)
        return cell
    }

    func didEndDisplaying(_ cell: UIView) {
        cell.skeletonSession?.hide(reloadData: false, transition: .none)
        cell.skeleton?.seed = nil
        for case let text? in (texts.removeValue(forKey: ObjectIdentifier(cell)) ?? []).map(\.view) {
            LeafHeightReservation.release(text, as: nil)
        }
    }

    /// Removes all appended items of a list if one of `sessions` is the skeleton of an appended item.
    static func remove(withThoseOf sessions: [SkeletonSession]) {
        for cell in sessions.compactMap(\.root) {
            guard let list = cell.listSuperview?.asSkeletonList, list.list.isAppendedPart(cell) else {
                continue
            }
            list.list.removeAppendedItems()
        }
    }
}

extension SkeletonList {
    func appendSkeletonItems(_ count: Int, toSection section: Int?, style: SkeletonStyle?) {
        list.appendItems(count, inSection: section, of: AppendedSkeletonItems(self, style: style))
    }
}
