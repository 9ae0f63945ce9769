import Foundation
import ListKit
import ViewKit

/// The common part of the skeleton sources of tables and collection views.
@MainActor
class SkeletonListSource {
    /// The skeleton that the items belong to.
    weak var session: SkeletonSession?
    /// `true` if the skeleton finds its leaves without flags.
    var isAutomatic: Bool

    private struct Weak<View: UIView> {
        weak var view: View?
    }

    /// The latest headers and supplementary views from the skeleton, by place.
    private var given: [ListElement: Weak<UIView>] = [:]
    /// The text views with room for bones that they may not have yet.
    private var texts: [ObjectIdentifier: Weak<UIView>] = [:]
    /// Keeps the parts blank since the bones appeared. `nil` if there are no bones.
    private var blankParts: BlankParts? = BlankParts()
    /// The app's items and sections that are already revealed while the others have bones.
    var revealed = RevealedItems()
    /// The part classes that were already checked for flagged views that the skeleton doesn't reach.
    private var examined: Set<ObjectIdentifier> = []

    init(automatically: Bool) {
        isAutomatic = automatically
    }

    /// Returns `true` if `view` for `element` came from the skeleton and not from the app.
    func gave(_ view: UIView, for element: ListElement) -> Bool { given[element]?.view === view }

    /// Records the skeleton's view for `element`; `nil` is the app's own.
    func give(_ view: UIView?, for element: ListElement) -> UIView? {
        given[element] = view.map { Weak(view: $0) }
        if let view { prepare(view, at: element) }
        return view
    }

    /// Records that the app gave `part`, which isn't part of the skeleton.
    func took(_ part: UIView, for element: ListElement) {
        if revealed.contains(element) { part.ownSkeleton.removedFrom = session }
    }

    /// Keeps `part` blank under its bones. It is measured before it has them, so this also reserves the room that they
    /// need.
    func prepare(_ part: UIView, at element: ListElement) {
        guard let blankParts, isAutomatic || part.isSkeletonable else { return }
        part.ownSkeleton.blankParts = blankParts
        if isAutomatic {
            part.ownSkeleton.seed = Self.seed(of: element)
        } else if examined.insert(ObjectIdentifier(type(of: part))).inserted {
            UnreachedViews.report(in: part)
        }
        let walk = SkeletonWalk(from: part, automatically: isAutomatic)
        for leaf in walk.leaves {
            for text in LeafHeightReservation.hold(forUnmeasured: leaf, as: walk.bones[ObjectIdentifier(leaf)]) {
                texts[ObjectIdentifier(text)] = Weak(view: text)
            }
        }
        if isAutomatic { LeafHeightReservation.keepOtherTexts(in: part) }
    }

    /// Returns a seed that is different for each row and header, and always the same for one.
    static func seed(of element: ListElement) -> UInt64 {
        var seed: UInt64 = element.isCell ? 1 : 2
        for index in element.path { seed = PlaceholderGenerator.seed(seed, index) }
        return seed
    }

    /// Called when the skeleton has bones again after `endBones`.
    func beginBones() {
        if blankParts == nil { blankParts = BlankParts() }
    }

    /// Called when the bones end. Texts that never got bones release their room.
    func endBones() {
        blankParts = nil
        for case let text? in texts.values.map(\.view) where text.leafPresence == nil {
            LeafHeightReservation.release(text, as: nil)
        }
        texts = [:]
    }
}
