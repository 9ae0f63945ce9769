import Foundation
import LayerKit
import ViewKit

/// How the last part left that was taken out of a skeleton.
struct LastPart {
    let reloadData: Bool
    let transition: SkeletonTransition
}

/// Parts that are taken out of the skeleton, one by one.
extension SkeletonSession {
    /// Shows the content of `subtree` while the rest of the skeleton stays.
    ///
    /// With `isPart`, the walk came to it: where it was the last part, the skeleton is over. With `rows` it is a list
    /// whose rows give way one by one.
    func takeOut(
        _ subtree: UIView, isPart: Bool, reloadData: Bool, transition: SkeletonTransition, rows: RowTurns? = nil
    ) {
        subtree.ownSkeleton.takenOutOf = self
        subtree.ownSkeleton.blankParts = nil
        subtree.setNeedsLayout()
        let leaving = leavingFade(transition)
        let rowFades = fades(of: rows, by: transition)
        let departing = endLists(reloadData: reloadData, fade: leaving, rows: rowFades, in: subtree)
        let taken = leaves.take(in: subtree)
        if let leaving = rowFades?.last ?? leaving, let window = root?.window, !taken.isEmpty || !departing.isEmpty {
            parts.append(
                FadingPart(
                    taken, lists: departing, of: subtree, fade: leaving, isOnePicture: rowFades == nil,
                    in: window
                ) { [weak self] in
                    self?.finish($0)
                })
        } else {
            for leaf in taken { leaf.remove() }
            release(departing)
        }
        showSuppressed(in: subtree)
        guard isPart else { return }
        lastPart = LastPart(reloadData: reloadData, transition: transition)
        // Each of many parts must not cost a walk; should what is left be gone, the next update finds that out.
        if !hasOtherPart { endIfEmpty() }
    }

    /// Ends with the last part that was taken out if none is left; `walk` is one of now.
    func endIfEmpty(_ walk: SkeletonWalk? = nil) {
        guard let lastPart, let root, (walk ?? SkeletonWalk(from: root)).isEmpty else { return }
        self.lastPart = nil
        endWithLastPart(reloadData: lastPart.reloadData, transition: lastPart.transition)
    }

    /// Whether a bone or a list that is known is left in the tree.
    private var hasOtherPart: Bool {
        leaves.containsFromEnd { $0.view.map(isAround) ?? false }
            || lists.values.contains { presence in
                presence.list.map { isAround($0) && $0.givesSkeleton(automatically: isAutomatic) } ?? false
            }
    }

    /// Takes away what is left of the parts that fade.
    func finishParts() {
        while let part = parts.first { finish(part) }
    }

    /// How long the slowest part still fades.
    var timeUntilPartsFaded: TimeInterval {
        guard let time = root?.window?.time else { return 0 }
        return max(0, (parts.map(\.end).max() ?? time) - time)
    }

    /// How a part leaves; nil for at once.
    private func leavingFade(_ transition: SkeletonTransition) -> OverlayFade? {
        guard let time = root?.window?.time, let fade, transition.duration > 0 else { return nil }
        return makeFade(from: fade.value(at: time), to: 0, begin: time, by: transition)
    }

    private func finish(_ part: FadingPart) {
        if let place = parts.firstIndex(where: { $0 === part }) { parts.remove(at: place) }
        part.finish()
        release(part.lists)
    }
}
