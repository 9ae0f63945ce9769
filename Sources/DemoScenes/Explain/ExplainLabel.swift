import Foundation
import ViewKit

/// A label that describes a view in white text, on a background dark enough to keep the text legible.
@MainActor
final class ExplainLabel: UIView {
    private static let padding = CGSize(width: 6, height: 2)

    private let label = UILabel.line(size: 11, weight: .medium, color: .white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 4
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Displays `text`, which may contain line breaks, on blue if `isEmphasized` is `true` and on near black otherwise.
    /// The white text has a contrast of more than 4.5:1 on both.
    func show(_ text: String, isEmphasized: Bool) {
        if label.text != text { label.text = text }
        backgroundColor = isEmphasized ? UIColor(hex: 0x0A55B5) : UIColor(white: 0.08, alpha: 0.92)
    }

    /// Returns the size that the text needs within `available`.
    func size(in available: CGSize) -> CGSize {
        let (wide, high) = (2 * Self.padding.width, 2 * Self.padding.height)
        let text = label.sizeThatFits(CGSize(width: max(1, available.width - wide), height: 0))
        return CGSize(width: (text.width + wide).rounded(.up), height: (text.height + high).rounded(.up))
    }

    override func layoutSubviews() {
        label.frame = bounds.shrunk(dx: Self.padding.width, dy: Self.padding.height)
    }
}

extension UIColor {
    /// Creates a color from 0xRRGGBB that is the same in the light and the dark appearance.
    fileprivate convenience init(hex: UInt32) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
