package import Foundation
import SkeletonView
package import ViewKit

/// A loading screen: `count` skeletonable views in the same grid as in the scenario `shimmer`, with three labels per
/// plain view. Resizing the screen moves every bone.
@MainActor
package final class LoadingScreen: UIView {
    private let count: Int

    /// Creates a screen of `count` views, without a skeleton.
    package init(views count: Int, size: CGSize) {
        self.count = count
        super.init(frame: CGRect(origin: .zero, size: size))
        for index in 0..<count {
            let view = index % 4 == 0 ? UIView() : UILabel()
            view.isSkeletonable = true
            addSubview(view)
        }
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        let grid = BoneGrid(count: count, size: bounds.size)
        for (index, view) in subviews.enumerated() { view.frame = grid.frame(at: index) }
    }
}
