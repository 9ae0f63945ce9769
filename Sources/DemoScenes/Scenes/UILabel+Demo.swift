import Foundation
import SkeletonView

extension UILabel {
    /// A label of one line, `size` points high in the usual text size; it follows the one that is wished for. Its bones
    /// are as round as all of the demo's, also where they are found without a flag.
    static func line(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) -> DemoLabel {
        let label = DemoLabel()
        label.followTextSize(size, weight: weight)
        label.textColor = color
        label.linesCornerRadius = SkeletonLineStyle.usualRadius
        return label
    }

    /// The height of one line among others, in the label's font.
    var lineAdvance: CGFloat {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        func height(_ text: String) -> CGFloat {
            label.text = text
            return label.sizeThatFits(CGSize(width: 100, height: 0)).height
        }
        return height("x\nx") - height("x")
    }

    /// How wide `text` is in one line, in the label's font; in points.
    func lineWidth(of text: String) -> CGFloat {
        let label = UILabel()
        (label.font, label.text) = (font, text)
        return label.intrinsicContentSize.width
    }

    /// Lets the text go on in further lines where one is wider than `room`, in points.
    func wrap(in room: CGFloat) {
        numberOfLines = lineWidth(of: text ?? "") > room ? 0 : 1
    }
}
