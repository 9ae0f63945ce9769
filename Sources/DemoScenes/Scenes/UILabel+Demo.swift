import Foundation
import SkeletonView

extension UILabel {
    /// Creates a one-line label with a font of `size` points at the default text size; the font follows the preferred
    /// text size. Its bones have the demo's corner radius, even in an automatic skeleton, where labels don't have to be
    /// skeletonable.
    static func line(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) -> DemoLabel {
        let label = DemoLabel()
        label.followTextSize(size, weight: weight)
        label.textColor = color
        label.linesCornerRadius = SkeletonLineStyle.defaultRadius
        return label
    }

    /// The distance from one line of text to the next, in the label's font.
    var lineAdvance: CGFloat {
        height(of: "x\nx", width: 100) - height(of: "x", width: 100)
    }

    /// Returns the height of `text` in the label's font, wrapped at `width`, in points.
    func height(of text: String, width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// Returns the width of `text` on one line in the label's font, in points.
    func lineWidth(of text: String) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = text
        return label.intrinsicContentSize.width
    }

    /// Wraps the text if it is wider than `available` points.
    func wrap(in available: CGFloat) {
        numberOfLines = lineWidth(of: text ?? "") > available ? 0 : 1
    }
}
