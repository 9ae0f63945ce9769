import Foundation
import ViewKit

/// What tables and collection views have in common while they show the items of a skeleton.
@MainActor
class SkeletonListSource {
    /// What a part of a list other than a cell is.
    enum Kind: Hashable {
        case header, footer
        case supplementary(String)
    }

    /// The skeleton that the items belong to.
    weak var session: SkeletonSession?

    private struct Place: Hashable {
        let kind: Kind
        let path: IndexPath
    }

    private struct Weak<View: UIView> {
        weak var view: View?
    }

    /// The headers and the like that the skeleton gave last for their places.
    private var given: [Place: Weak<UIView>] = [:]
    /// The labels that have the room for bones which they may not have yet.
    private var labels: [ObjectIdentifier: Weak<UILabel>] = [:]
    private var hasBones = true
    /// The classes of parts that were looked through for views that the skeleton does not come to.
    private var examined: Set<ObjectIdentifier> = []

    /// Whether the skeleton, and not the app, gave `view` for its place.
    func gave(_ view: UIView, as kind: Kind, at path: IndexPath) -> Bool {
        given[Place(kind: kind, path: path)]?.view === view
    }

    /// Takes note of what the skeleton gives for a place; nil is the app's own.
    func give<View: UIView>(_ view: View?, as kind: Kind, at path: IndexPath) -> View? {
        given[Place(kind: kind, path: path)] = view.map { Weak(view: $0) }
        if let view { makeRoom(in: view) }
        return view
    }

    /// Lets `part`, which is measured before it has bones, be as high as it will be with them.
    func makeRoom(in part: UIView) {
        guard hasBones, part.isSkeletonable else { return }
        if examined.insert(ObjectIdentifier(type(of: part))).inserted { UnreachedViews.report(in: part) }
        for case let label as UILabel in SkeletonWalk(from: part).leaves {
            LabelRoom.hold(forUnmeasured: label)
            if label.standInMinimumHeight != nil { labels[ObjectIdentifier(label)] = Weak(view: label) }
        }
    }

    /// The skeleton has bones again, after `endBones`.
    func beginBones() {
        hasBones = true
    }

    /// The bones end: labels that did not come to have any need no room for them.
    func endBones() {
        hasBones = false
        for case let label? in labels.values.map(\.view) where label.leafPresence == nil { LabelRoom.release(label) }
        labels = [:]
    }
}
