import Foundation
import ListKit
import ViewKit

/// Provides the views of a skeleton's items and prepares them for bones. Each subclass does so for one kind of list:
/// tables or collection views.
@MainActor
class SkeletonListSource {
    /// The skeleton that the items belong to.
    weak var session: SkeletonSession?
    /// `true` if the skeleton is automatic: its leaves don't have to be skeletonable.
    var isAutomatic: Bool

    private struct Weak<View: UIView> {
        weak var view: View?
    }

    /// The latest table headers, table footers and supplementary views from the skeleton, by element.
    private var providedViews: [ListElement: Weak<UIView>] = [:]
    /// The labels and text views that reserve height for bones, including those without bones yet.
    private var reservedTexts: [ObjectIdentifier: Weak<UIView>] = [:]
    /// The object that keeps the list's parts blank while the skeleton has bones; `nil` otherwise.
    private var blankParts: BlankParts? = BlankParts()
    /// The items and sections that already show the app's content.
    var revealed = RevealedItems()
    /// The classes of parts that have already been checked for skeletonable views that the skeleton doesn't reach.
    private var checkedClasses: Set<ObjectIdentifier> = []

    init(automatically: Bool) {
        isAutomatic = automatically
    }

    /// Returns `true` if `view` for `element` came from the skeleton, not from the app.
    func isProvided(_ view: UIView, for element: ListElement) -> Bool { providedViews[element]?.view === view }

    /// Records and prepares `view`, the skeleton's view for `element`, and returns it. `view` is `nil` if the app
    /// provides the view.
    func provide(_ view: UIView?, for element: ListElement) -> UIView? {
        providedViews[element] = view.map { Weak(view: $0) }
        if let view { prepare(view, for: element) }
        return view
    }

    /// Excludes `part`, which the app provided, from the skeleton if its element is revealed.
    func didDisplay(_ part: UIView, for element: ListElement) {
        if revealed.contains(element) { part.ownSkeleton.removedFrom = session }
    }

    /// Prepares `part`, the skeleton's view for `element`, for bones: keeps its content hidden, and reserves the height
    /// of its bones, which don't exist yet when the list measures `part`. If the skeleton isn't automatic, also reports
    /// skeletonable views in `part` that the skeleton doesn't reach.
    ///
    /// Has no effect while the skeleton has no bones, or if `part` gets none because it isn't skeletonable.
    func prepare(_ part: UIView, for element: ListElement) {
        guard let blankParts, isAutomatic || part.isSkeletonable else { return }
        part.ownSkeleton.blankParts = blankParts
        if isAutomatic {
            part.ownSkeleton.seed = Self.seed(of: element)
        } else if checkedClasses.insert(ObjectIdentifier(type(of: part))).inserted {
            UnreachedViews.report(in: part)
        }
        let walk = SkeletonWalk(from: part, automatically: isAutomatic)
        for leaf in walk.leaves {
            for text in LeafHeightReservation.reserve(forUnmeasured: leaf, as: walk.bones[ObjectIdentifier(leaf)]) {
                reservedTexts[ObjectIdentifier(text)] = Weak(view: text)
            }
        }
        if isAutomatic { LeafHeightReservation.markTextsWithoutPlaceholderCurrent(in: part) }
    }

    /// Returns a seed for `element`, derived from its index path and from whether it is a cell. The same element always
    /// gets the same seed.
    static func seed(of element: ListElement) -> UInt64 {
        var seed: UInt64 = element.isCell ? 1 : 2
        for index in element.path { seed = PlaceholderGenerator.seed(seed, index) }
        return seed
    }

    /// Keeps the list's parts blank again after `endBones`. No effect if they are already kept blank.
    func beginBones() {
        if blankParts == nil { blankParts = BlankParts() }
    }

    /// Stops keeping the list's parts blank, and releases the reservations of labels and text views that never got
    /// bones. Called when the bones are removed.
    func endBones() {
        blankParts = nil
        for case let text? in reservedTexts.values.map(\.view) where text.leafPresence == nil {
            LeafHeightReservation.release(text, as: nil)
        }
        reservedTexts = [:]
    }
}
