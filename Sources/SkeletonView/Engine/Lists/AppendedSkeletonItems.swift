import Foundation
import ViewKit

/// Gives a list the cells of skeleton items after the app's, each with a skeleton of its own; all move in step.
@MainActor
final class AppendedSkeletonItems: AppendedItemsSource {
    private weak var list: (any SkeletonList)?
    /// How the bones look; nil is as the nearest theme says.
    private let config: SkeletonConfig?
    /// When the bones began to move, on the clock of the list's window; nil without one.
    private let begin: TimeInterval?

    private struct WeakText {
        weak var view: UIView?
    }

    /// The texts in each cell that have room for their bones.
    private var texts: [ObjectIdentifier: [WeakText]] = [:]

    init(_ list: any SkeletonList, style: SkeletonStyle?) {
        self.list = list
        config = style?.config
        begin = list.window?.time
    }

    var asksDelegate: Bool { list?.describesSkeleton ?? false }

    func cell(at path: IndexPath) -> UIView? {
        guard let cell = list?.skeletonCell(at: path) else { return nil }
        var config = config ?? themeStyle.config
        // They come as the rows do that they are in.
        config.transition = .atOnce
        config.isOfItem = true
        config.isAutomatic = config.isAutomatic || !cell.isSkeletonable
        config.begin = begin
        cell.ownSkeleton.seed = SkeletonListSource.seed(of: .cell(path))
        let walk = SkeletonWalk(from: cell, automatically: config.isAutomatic)
        texts[ObjectIdentifier(cell)] = walk.leaves.flatMap { leaf in
            LeafRoom.hold(forUnmeasured: leaf, as: walk.bones[ObjectIdentifier(leaf)]).map { WeakText(view: $0) }
        }
        LeafRoom.keepOtherTexts(in: cell)
        SkeletonCalls.show(config, on: cell)
        return cell
    }

    /// The style of the list's items where the call named none.
    private var themeStyle: SkeletonStyle {
        let standard = SkeletonStyle.gradient(animated: true)
        return list.map { SkeletonTheme.style(for: $0, or: standard) } ?? standard
    }

    func didEndDisplaying(_ cell: UIView) {
        cell.skeletonSession?.hide(reloadData: false, transition: .atOnce)
        cell.skeleton?.seed = nil
        for case let text? in (texts.removeValue(forKey: ObjectIdentifier(cell)) ?? []).map(\.view) {
            LeafRoom.release(text, as: nil)
        }
    }

    /// A hide on a skeleton of `sessions` that stands for such an item takes all of the list's away.
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
    func appendSkeletonItems(_ count: Int, inSection section: Int?, style: SkeletonStyle?) {
        list.appendItems(count, inSection: section, of: AppendedSkeletonItems(self, style: style))
    }
}
