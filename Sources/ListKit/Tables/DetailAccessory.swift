import Foundation
import ViewKit

/// The info button of a cell, followed by a disclosure indicator if the type has one.
@MainActor
final class DetailAccessory: UIView {
    private static let buttonSize = CGSize(width: 30, height: 30)
    /// The space between the button and the disclosure indicator, in points.
    private static let gap: CGFloat = 6
    let button = UIButton(type: .custom)
    private let mark: AccessoryMark?

    /// Creates the accessory for `type`, whose button calls `press`. Returns `nil` for types without a button.
    init?(_ type: UITableViewCell.AccessoryType, press: @escaping @MainActor () -> Void) {
        guard type == .detailButton || type == .detailDisclosureButton else { return nil }
        mark = type == .detailDisclosureButton ? AccessoryMark(.disclosureIndicator) : nil
        var size = Self.buttonSize
        if let mark { size.width += Self.gap + mark.bounds.width }
        super.init(frame: CGRect(origin: .zero, size: size))
        let symbolSize = UIImage.SymbolConfiguration(pointSize: 22)
        button.setImage(UIImage(systemName: "info.circle", withConfiguration: symbolSize), for: .normal)
        button.accessibilityLabel = "More Info"
        button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
        addSubview(button)
        if let mark { addSubview(mark) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.buttonSize
        button.frame = mirroredIfNeeded(CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size))
        guard let mark else { return }
        let markSize = mark.bounds.size
        let corner = CGPoint(x: bounds.width - markSize.width, y: ((bounds.height - markSize.height) / 2).rounded())
        mark.frame = mirroredIfNeeded(CGRect(origin: corner, size: markSize))
    }
}
