import Foundation
import SkeletonView

/// The visible views in a scene, in depth-first order, and the effect of a skeleton on each.
@MainActor
struct SceneTree {
    /// The maximum number of views in a tree. Further views are left out.
    static let maximumViews = 600
    /// The maximum number of bones for which views are explained. More bones can't be distinguished, and explaining
    /// them would take longer than a frame.
    static let maximumBones = 5000

    /// A view in the tree, with the effect of the skeleton on it.
    @MainActor
    struct Item {
        let view: UIView
        /// The index of the view's nearest ancestor in the tree, if any.
        let parent: Int?
        /// The frame in the coordinate system of the container for which the tree was created.
        let frame: CGRect
        /// The outcome for the view; `nil` if no skeleton visits the view, or if there are more than `maximumBones`
        /// bones.
        let outcome: SkeletonReport.Outcome?
        /// A description of the outcome, with the reason.
        let words: String

        /// The class name for display, which is `UILabel` for the demo's own label class as well.
        var type: String { view.displayedType }
        /// The class name and the size, for display.
        var title: String { "\(type) \(Self.number(frame.width))×\(Self.number(frame.height))" }

        func isSame(as other: Item) -> Bool {
            view === other.view && parent == other.parent && frame == other.frame && words == other.words
        }

        private static func number(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
    }

    private(set) var items: [Item] = []

    /// Creates an empty tree.
    init() {}

    /// Creates a tree of the views in `content`, which shows `boneCount` bones. Frames are in the coordinate system of
    /// the view `container`. The view `always` is included even if its frame is empty or clipped, unless an ancestor is
    /// left out.
    init(of content: UIView, in container: UIView, boneCount: Int, always: UIView? = nil) {
        guard content.window != nil, !content.isHidden else { return }
        let isActive = content.sk.isSkeletonActive
        var explained: [ObjectIdentifier: SkeletonReport.Entry] = [:]
        if boneCount <= Self.maximumBones {
            for (view, entry) in content.sk.explainedViews { explained[ObjectIdentifier(view)] = entry }
        }
        func words(_ entry: SkeletonReport.Entry?) -> String {
            guard boneCount <= Self.maximumBones else { return "too many bones to explain" }
            guard let entry else { return "not reached by the skeleton" }
            return isActive ? entry.words : "with an automatic skeleton: \(entry.words)"
        }
        func visit(_ view: UIView, parent: Int?, clip: CGRect) {
            guard items.count < Self.maximumViews, !view.isHidden, view.alpha > 0.01 else { return }
            let frame = view.convert(view.bounds, to: container)
            let isSeen = frame.width > 0 && frame.height > 0 && frame.intersects(clip)
            guard isSeen || view === always else { return }
            var index = parent
            if !Self.isContentView(view) {
                let entry = explained[ObjectIdentifier(view)]
                items.append(
                    Item(view: view, parent: parent, frame: frame, outcome: entry?.outcome, words: words(entry)))
                index = items.count - 1
            }
            guard !Self.hasInternalSubviews(view) else { return }
            let inner = view.clipsToBounds ? clip.intersection(frame) : clip
            for subview in view.subviews { visit(subview, parent: index, clip: inner) }
        }
        visit(content, parent: nil, clip: container.bounds)
    }

    /// Returns the index of the deepest, frontmost view at `point`, if any.
    func deepest(at point: CGPoint) -> Int? { items.lastIndex { $0.frame.contains(point) } }

    func index(of view: UIView?) -> Int? { items.firstIndex { $0.view === view } }

    func isSame(as other: SceneTree) -> Bool {
        items.count == other.items.count && zip(items, other.items).allSatisfy { $0.isSame(as: $1) }
    }

    /// Returns the index of the parent, first child or adjacent sibling of the view at `index`; `nil` if there is no
    /// such view.
    func step(_ step: Step, from index: Int) -> Int? {
        switch step {
        case .parent: return items[index].parent
        case .child: return items.firstIndex { $0.parent == index }
        case .previous, .next:
            let siblings = items.indices.filter { items[$0].parent == items[index].parent }
            guard let position = siblings.firstIndex(of: index) else { return nil }
            let other = position + (step == .next ? 1 : -1)
            return siblings.indices.contains(other) ? siblings[other] : nil
        }
    }

    enum Step { case parent, child, previous, next }

    /// Returns `true` if `view` is the content view of a cell, which skeletons treat as part of the cell.
    private static func isContentView(_ view: UIView) -> Bool {
        (view.superview as? UITableViewCell)?.contentView === view
            || (view.superview as? UICollectionViewCell)?.contentView === view
    }

    /// Returns `true` if the subviews of `view` are internal, as in controls and text views.
    private static func hasInternalSubviews(_ view: UIView) -> Bool {
        view is UIControl || view is any SkeletonText || view is UIImageView || view is UIProgressView
            || view is UIActivityIndicatorView
    }
}

extension UIView {
    /// The class name to display, which is `UILabel` for the demo's own label class as well.
    var displayedType: String { self is DemoLabel ? "UILabel" : "\(type(of: self))" }
}
