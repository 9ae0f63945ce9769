import Foundation
import SkeletonView

/// A grid of many views of equal size, each of which gets a bone.
@MainActor
final class BoneGrid: UIView {
    /// The fraction of the width and height of a grid cell that the cell's bone covers.
    private static let boneFraction: CGFloat = 0.8

    private let count: Int

    init(_ count: Int) {
        self.count = count
        super.init(frame: .zero)
        for _ in 0..<count {
            let view = UIView()
            view.backgroundColor = DemoPalette.bone
            view.isSkeletonable = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        let columns = max(1, (CGFloat(count) * bounds.width / bounds.height).squareRoot().rounded(.up))
        let rows = (CGFloat(count) / columns).rounded(.up)
        let cell = CGSize(width: bounds.width / columns, height: bounds.height / rows)
        let (width, height) = (cell.width * Self.boneFraction, cell.height * Self.boneFraction)
        for (index, view) in subviews.enumerated() {
            let (row, column) = (index / Int(columns), index % Int(columns))
            view.frame = CGRect(
                x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: width, height: height)
        }
    }
}
