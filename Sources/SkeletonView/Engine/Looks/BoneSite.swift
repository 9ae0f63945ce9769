import Foundation
import LayerKit
import ViewKit

/// The properties of a bone's position that its motion can depend on.
struct BoneSite: Equatable {
    var size = CGSize.zero
    /// The distance of the bone's top from the top of the skeleton's root, in points, ignoring scrolling.
    var depth: CGFloat = 0
    var isRightToLeft = false
    /// The center of a disc highlight in the bone's coordinates and its final radius, in points.
    var disc: (center: CGPoint, reach: CGFloat)?

    static func == (left: BoneSite, right: BoneSite) -> Bool {
        left.size == right.size && left.depth == right.depth && left.isRightToLeft == right.isRightToLeft
            && left.disc?.center == right.disc?.center && left.disc?.reach == right.disc?.reach
    }
}

extension BoneSite {
    /// Creates the site of the bone at `frame` in `view`, in the skeleton of `root`.
    @MainActor
    init(of frame: CGRect, in view: UIView, root: UIView?, direction: UIUserInterfaceLayoutDirection) {
        size = frame.size
        isRightToLeft = direction == .rightToLeft
        guard let root else { return }
        var depth = view.convert(frame, to: root).minY
        var next = view === root ? nil : view.superview
        while let ancestor = next, ancestor !== root {
            if let scroll = ancestor as? UIScrollView { depth += scroll.contentOffset.y }
            next = ancestor.superview
        }
        self.depth = depth.isFinite ? max(0, depth) : 0
    }
}
