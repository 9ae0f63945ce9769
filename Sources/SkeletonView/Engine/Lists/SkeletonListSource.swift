import Foundation
import ListKit
import ViewKit

/// What tables and collection views have in common while they show the items of a skeleton.
@MainActor
class SkeletonListSource {
    /// The skeleton that the items belong to.
    weak var session: SkeletonSession?
    /// Whether the skeleton finds its leaves without flags.
    var isAutomatic: Bool

    private struct Weak<View: UIView> {
        weak var view: View?
    }

    /// The headers and the like that the skeleton gave last for their places.
    private var given: [ListElement: Weak<UIView>] = [:]
    /// The texts that have the room for bones which they may not have yet.
    private var texts: [ObjectIdentifier: Weak<UIView>] = [:]
    /// Keeps blank what was given since the bones began; nil without bones.
    private var blankParts: BlankParts? = BlankParts()
    /// The app's items, and sections, that are shown already while the others have bones.
    var revealed = RevealedItems()
    /// The classes of parts that were looked through for views that the skeleton does not come to.
    private var examined: Set<ObjectIdentifier> = []

    init(automatically: Bool) {
        isAutomatic = automatically
    }

    /// Whether the skeleton, and not the app, gave `view` for `element`.
    func gave(_ view: UIView, for element: ListElement) -> Bool { given[element]?.view === view }

    /// Takes note of what the skeleton gives for `element`; nil is the app's own.
    func give(_ view: UIView?, for element: ListElement) -> UIView? {
        given[element] = view.map { Weak(view: $0) }
        if let view { prepare(view, at: element) }
        return view
    }

    /// The app gave `part`, which is no part of the skeleton.
    func took(_ part: UIView, for element: ListElement) {
        if revealed.contains(element) { part.ownSkeleton.takenOutOf = session }
    }

    /// Keeps `part` blank under its bones, and lets it, which is measured before it has them, be as high as it will be
    /// with them.
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
            for text in LeafRoom.hold(forUnmeasured: leaf, as: walk.bones[ObjectIdentifier(leaf)]) {
                texts[ObjectIdentifier(text)] = Weak(view: text)
            }
        }
        if isAutomatic { LeafRoom.keepOtherTexts(in: part) }
    }

    /// Another for each row and header, and the same each time.
    static func seed(of element: ListElement) -> UInt64 {
        var seed: UInt64 = element.isCell ? 1 : 2
        for index in element.path { seed = PlaceholderGenerator.seed(seed, index) }
        return seed
    }

    /// The skeleton has bones again, after `endBones`.
    func beginBones() {
        if blankParts == nil { blankParts = BlankParts() }
    }

    /// The bones end: texts that did not come to have any need no room for them.
    func endBones() {
        blankParts = nil
        for case let text? in texts.values.map(\.view) where text.leafPresence == nil {
            LeafRoom.release(text, as: nil)
        }
        texts = [:]
    }
}
