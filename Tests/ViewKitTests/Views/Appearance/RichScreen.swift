import ControlKit
import DrawKit
import Foundation
import TextKit
import ViewKit

/// A screen with views of many kinds that follow the style or the direction.
@MainActor
final class RichScreen: UIViewController {
    private let badge = UIView()

    override func viewDidLoad() {
        view.backgroundColor = .systemGroupedBackground
        view.tintColor = .systemOrange
        let column = UIStackView(arrangedSubviews: [makeHeader(), makeCard(), makeField(), makeText(), makeButtons()])
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 6
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
        ])
    }

    override func viewDidLayoutSubviews() {
        badge.frame = view.mirroredIfNeeded(CGRect(x: view.bounds.width - 20, y: 6, width: 12, height: 12))
    }

    private func makeHeader() -> UIView {
        let title = UILabel()
        title.font = .preferredFont(forTextStyle: .title3)
        title.text = "Settings"
        let picture = UIImageView(image: UIImage(bitmap: Self.picture))
        picture.contentMode = .left
        picture.layer.cornerRadius = 4
        picture.clipsToBounds = true
        picture.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [picture, title])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private func makeCard() -> UIView {
        let (card, forced, gradient) = (UIView(), UILabel(), GradientView())
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 8
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.separator.cgColor
        forced.text = "Always dark"
        forced.backgroundColor = .systemBackground
        forced.overrideUserInterfaceStyle = .dark
        for view in [forced, gradient] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            forced.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            forced.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            gradient.leadingAnchor.constraint(equalTo: forced.trailingAnchor, constant: 10),
            gradient.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            gradient.topAnchor.constraint(equalTo: forced.topAnchor),
            gradient.bottomAnchor.constraint(equalTo: forced.bottomAnchor),
            card.bottomAnchor.constraint(equalTo: forced.bottomAnchor, constant: 10),
        ])
        return card
    }

    private func makeField() -> UIView {
        let (field, empty) = (UITextField(), UITextField())
        field.text = "Typed"
        empty.placeholder = "Placeholder"
        for field in [field, empty] { field.borderStyle = .roundedRect }
        let row = UIStackView(arrangedSubviews: [field, empty])
        row.distribution = .fillEqually
        row.spacing = 8
        return row
    }

    private func makeText() -> UIView {
        let text = UITextView()
        text.isScrollEnabled = false
        text.backgroundColor = .secondarySystemGroupedBackground
        let attributed = NSMutableAttributedString(string: "Read me: ", attributes: [.foregroundColor: UIColor.link])
        attributed.append(
            NSAttributedString(string: "مرحبا, and more.", attributes: [.backgroundColor: UIColor.systemGray5]))
        text.attributedText = attributed
        return text
    }

    private func makeButtons() -> UIView {
        let (plain, filled, off) = (
            UIButton(type: .system), UIButton(configuration: .filled()), UIButton(type: .system)
        )
        plain.setTitle("Later", for: .normal)
        filled.setTitle("Save", for: .normal)
        off.setTitle("Off", for: .normal)
        off.isEnabled = false
        let row = UIStackView(arrangedSubviews: [plain, filled, off])
        row.distribution = .fillProportionally
        row.spacing = 8
        return row
    }

    /// An image of four by four blocks, each eight by eight pixels.
    private static let picture = Bitmap(
        size: PixelSize(width: 32, height: 32),
        pixels: .color((0..<1024).map { ($0 / 8 + $0 / 256) % 2 == 0 ? 0xFF30_80C0 : 0xFFE0_E040 }))

    /// A view whose layer is a gradient of colors that follow the style.
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }

        override init(frame: CGRect) {
            super.init(frame: frame)
            guard let gradient = layer as? CAGradientLayer else { return }
            gradient.colors = [UIColor.systemBackground.cgColor, UIColor.systemOrange.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }
}
