import Foundation
import ViewKit

extension UILabel {
    /// A label of one line.
    static func line(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    /// Shows a text of paragraphs, each of which stands where it begins to read in its own language. Names and numbers,
    /// which are `text`, stand where reading begins on the screen.
    func showParagraphs(_ text: String) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineBreakMode = lineBreakMode
        attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: paragraph])
    }
}
