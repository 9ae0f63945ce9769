import NibKit
import SkeletonView
import ViewKit

/// Converts a view's skeleton properties to user-defined runtime attributes, which can be saved in the view's
/// storyboard or xib.
@MainActor
enum SkeletonEdits {
    /// Returns the values of all properties that a file can set on `view`, in the order of the inspector. A suspended
    /// `isSkeletonable` flag counts as set.
    static func values(of view: UIView) -> [RuntimeAttributeEdit] {
        var values: [RuntimeAttributeEdit] = [
            .init("isSkeletonable", .bool(view.isSkeletonable || view.isSkeletonableFlagSuspended)),
            .init("isHiddenWhenSkeletonIsActive", .bool(view.isHiddenWhenSkeletonIsActive)),
            .init(
                "isUserInteractionDisabledWhenSkeletonIsActive",
                .bool(view.isUserInteractionDisabledWhenSkeletonIsActive)),
        ]
        if let radius = view.chosenSkeletonCornerRadius {
            values.append(.init("skeletonCornerRadius", .real(Double(radius))))
        }
        guard let text = view as? any SkeletonText else { return values }
        values += [
            .init("lastLineFillPercent", .integer(text.lastLineFillPercent)),
            .init("linesCornerRadius", .integer(text.linesCornerRadius)),
            .init("skeletonLineSpacing", .real(Double(text.skeletonLineSpacing))),
        ]
        return values
    }

    /// Returns the values of `view` that have changed since the view was first selected.
    static func changes(of view: UIView) -> [RuntimeAttributeEdit] {
        guard let first = view[FirstEdits.self] else { return [] }
        return values(of: view).filter { !first.contains($0) }
    }

    /// Returns the changes to `view` and its descendants.
    static func changes(in view: UIView) -> [ElementEdits] {
        var changes: [ElementEdits] = []
        var views = [view]
        while let view = views.popLast() {
            views += view.subviews
            let edits = Self.changes(of: view)
            guard let id = view.interfaceIdentifier, !edits.isEmpty else { continue }
            changes.append(ElementEdits(file: view.interfaceFile, id: id, edits: edits))
        }
        return changes
    }

    /// Stores the values of `view`, unless they are already stored.
    static func storeValues(of view: UIView) {
        if view[FirstEdits.self] == nil { view[FirstEdits.self] = values(of: view) }
    }
}

/// The values of a view when it was first selected.
private enum FirstEdits: ViewAttachmentKey {
    static var defaultValue: [RuntimeAttributeEdit]? { nil }
}
