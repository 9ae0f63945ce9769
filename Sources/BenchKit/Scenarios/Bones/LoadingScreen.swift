package import Foundation
import SkeletonView
package import ViewKit

/// A screen that waits for its data: `count` skeletonable views in the grid of `shimmer`, three labels to each picture.
/// It follows its size, so that a new one moves every bone.
@MainActor
package final class LoadingScreen: UIView {
    private let count: Int

    /// Makes a screen of `count` views of its own; nothing is shown on it yet.
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
