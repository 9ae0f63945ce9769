import Foundation
import LayerKit
import ListKit
import Reporting
import ViewKit

/// The items of a list that already show the app's content while the remaining items show a skeleton.
struct RevealedItems {
    var paths: Set<IndexPath> = []
    var sections: Set<Int> = []

    func contains(_ element: ListElement) -> Bool {
        sections.contains(element.section) || element.isCell && paths.contains(element.path)
    }
}

extension SkeletonList {
    /// Reveals the app's item at `path` while all other items keep their bones.
    func reveal(itemAt path: IndexPath, by transition: SkeletonTransition) {
        guard let source = skeletonSource, let session = source.session, session.isOn else { return }
        guard path.count == 2, path.item >= 0, path.item < list.appItems(inSection: path.section) else {
            return reportMissing("item \(Array(path))")
        }
        wait(for: session) { list in
            guard source.revealed.paths.insert(path).inserted else { return }
            list.reveal(.cell(path), of: session, by: transition)
        }
    }

    /// Reveals all items of `section` with its header and other supplementary views. From then on, the section has as
    /// many items as the app reports.
    func reveal(section: Int, by transition: SkeletonTransition) {
        guard let source = skeletonSource, let session = source.session, session.isOn else { return }
        guard section >= 0, section < list.numberOfSections else { return reportMissing("section \(section)") }
        wait(for: session) { list in
            let before = list.list.shownItems(inSection: section)
            guard source.revealed.sections.insert(section).inserted else { return }
            let shown = list.list.shownParts.map(\.element).filter { $0.section == section }
            for element in shown where !element.isCell || !source.revealed.paths.contains(element.path) {
                list.reveal(element, of: session, by: transition)
            }
            if before != list.list.appItems(inSection: section) { list.list.reloadCounts() }
        }
    }

    /// Shows the bones of all items again. Called when a skeleton is shown on the list or an ancestor.
    func coverRevealedItems() {
        guard let source = skeletonSource else { return }
        let hadSections = !source.revealed.sections.isEmpty
        source.revealed = RevealedItems()
        if hadSections { list.reloadCounts() }
    }

    // MARK: Private

    private func reportMissing(_ what: String) {
        Diagnostics.report(
            "SkeletonView: \(what) can't replace its bones, because the data source of the \(type(of: self)) "
                + "doesn't have it yet; hide its skeleton when it does")
    }

    /// Calls `action` when `session` has been visible long enough, unless it has ended by then.
    private func wait(for session: SkeletonSession, then action: @escaping @MainActor (any SkeletonList) -> Void) {
        let delay = session.timeUntilHide
        guard delay > 0, let window else { return action(self) }
        window.schedule(after: delay) { [weak self, weak session] in
            if let self, let session, session.isOn, skeletonSource?.session === session { action(self) }
        }
    }

    private func reveal(_ element: ListElement, of session: SkeletonSession, by transition: SkeletonTransition) {
        guard let part = list.dequeueAppPart(for: element) else { return }
        // Add bones to the app's view first, so that they can be removed with the transition.
        session.update()
        session.removePart(part, isVisited: false, reloadData: true, transition: transition)
        list.measure(part, for: element)
    }
}
