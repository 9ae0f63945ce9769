import Foundation
import LayerKit
import ViewKit

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
        let taken = leaves.take { _, leaf in leaf.view?.isDescendant(of: subtree) ?? true }
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
        guard let root else { return }
        let walk = SkeletonWalk(from: root)
        suppress(walk.suppressed)
        if isPart, walk.isEmpty { endWithLastPart(reloadData: reloadData, transition: transition) }
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
    private func leavingFade(_ transition: SkeletonTransition) -> StandInFade? {
        guard let time = root?.window?.time, let fade, transition.duration > 0 else { return nil }
        return makeFade(from: fade.value(at: time), to: 0, begin: time, by: transition)
    }

    private func finish(_ part: FadingPart) {
        parts.removeAll { $0 === part }
        part.finish()
        release(part.lists)
    }
}
