import Foundation
import LayerKit
import TextKit
import ViewKit

/// The title of a segment, with its font and color or its attributes.
enum SegmentTitle {
    case plain(String, UIFont, UIColor)
    /// A title with custom attributes.
    case styled(NSAttributedString)
}

/// A segment. It displays a title or an image, with a divider before it.
@MainActor
final class SegmentView: ControlPart {
    let label = UILabel()
    let picture = UIImageView()
    let line = UIView()
    let background = UIView()

    private enum Metrics {
        static let margin: CGFloat = 2
        static let padding: CGFloat = 10
        static let lineInset: CGFloat = 8
        static let radius: CGFloat = 6
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        picture.contentMode = .center
        line.backgroundColor = ControlColors.line
        background.layer.cornerRadius = Metrics.radius
        for view in [line, background, picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Displays `title`, or `image` if the title is `nil`.
    func show(_ title: SegmentTitle?, _ image: UIImage?) {
        switch title {
        case .plain(let text, let font, let color):
            label.text = text
            if label.font != font { label.font = font }
            if label.textColor != color { label.textColor = color }
        case .styled(let text): if label.attributedText !== text { label.attributedText = text }
        case nil: label.text = nil
        }
        picture.image = title == nil ? image : nil
    }

    override var defaultAccessibility: DefaultAccessibility {
        guard let control = superview as? UISegmentedControl,
            let index = control.views.firstIndex(where: { $0 === self })
        else { return .none }
        let position = "\(index + 1) of \(control.views.count)"
        return .element(label.text, value: position, control.accessibilityTraits(ofSegmentAt: index), role: .segment)
    }

    /// The width that the content requires, including padding.
    var naturalWidth: CGFloat {
        let content = label.hasText ? label.sizeThatFits(.zero).width : picture.image?.size.width ?? 0
        return (content + 2 * Metrics.padding).rounded(.up)
    }

    override func layoutSubviews() {
        background.frame = bounds.shrunk(dx: Metrics.margin, dy: Metrics.margin)
        let inner = bounds.shrunk(dx: Metrics.padding / 2, dy: 0)
        let height = label.sizeThatFits(.zero).height
        label.frame = CGRect(
            x: inner.minX, y: (bounds.midY - height / 2).rounded(), width: inner.width, height: height)
        picture.frame = bounds
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX : bounds.minX
        line.frame = CGRect(
            x: x - 0.5, y: Metrics.lineInset, width: 1, height: max(0, bounds.height - 2 * Metrics.lineInset))
    }
}
