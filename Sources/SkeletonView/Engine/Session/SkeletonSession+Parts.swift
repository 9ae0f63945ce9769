import Foundation
import LayerKit
import ViewKit

/// Removal of parts from the skeleton, one by one.
extension SkeletonSession {
    /// Reveals the content of `subtree` while the rest of the skeleton stays.
    ///
    /// `isVisited` is `true` if `subtree` is a part that the skeleton's walk visits; removing the last such part ends
    /// the skeleton. `rows` contains the delays of a list's rows if they are replaced one by one, otherwise `nil`.
    func removePart(
        _ subtree: UIView, isVisited: Bool, reloadData: Bool, transition: SkeletonTransition, rows: RowDelays? = nil
    ) {
        subtree.ownSkeleton.removedFrom = self
        subtree.ownSkeleton.blankParts = nil
        subtree.setNeedsLayout()
        let leaving = makePartFadeOut(transition)
        let rowFades = fades(of: rows, by: transition)
        let departing = lists.end(in: subtree, by: self, reloadData: reloadData, fade: leaving, rows: rowFades)
        let taken = leaves.take(in: subtree)
        if let leaving = rowFades?.last ?? leaving, let window = root?.window, !taken.isEmpty || !departing.isEmpty {
            parts.append(
                FadingPart(
                    taken, lists: departing, of: subtree, fade: leaving, fadesAsWhole: rowFades == nil,
                    in: window
                ) { [weak self] in
                    self?.finish($0)
                })
        } else {
            for leaf in taken { leaf.remove() }
            lists.release(departing, by: self)
        }
        suppressed.removeAll(in: subtree, by: self)
        guard isVisited else { return }
        lastPartEnding = SkeletonEndOptions(transition: transition, reloadsLists: reloadData)
        // Avoid walking the tree after each removed part. If the other parts are already gone, the next update ends the
        // skeleton.
        if !hasOtherPart { endIfEmpty() }
    }

    /// Ends the skeleton with the options of the last removed part if no part is left. `walk` must be current.
    func endIfEmpty(_ walk: SkeletonWalk? = nil) {
        guard let lastPartEnding, let root, (walk ?? SkeletonWalk(from: root)).isEmpty else { return }
        self.lastPartEnding = nil
        endWithLastPart(lastPartEnding)
    }

    /// `true` if the tree still contains a view with bones of this skeleton, or a list that shows skeleton items.
    private var hasOtherPart: Bool {
        leaves.containsFromEnd { $0.view.map(contains) ?? false }
            || lists.contains { contains($0) && $0.showsSkeleton(automatically: isAutomatic) }
    }

    /// Removes the parts that are still fading.
    func finishParts() {
        while let part = parts.first { finish(part) }
    }

    /// The number of seconds until all parts have faded.
    var timeUntilPartsFaded: TimeInterval {
        guard let time = root?.window?.time else { return 0 }
        return max(0, (parts.map(\.end).max() ?? time) - time)
    }

    private func finish(_ part: FadingPart) {
        if let index = parts.firstIndex(where: { $0 === part }) { parts.remove(at: index) }
        part.finish()
        lists.release(part.lists, by: self)
    }
}
