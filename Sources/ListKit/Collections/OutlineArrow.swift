import Foundation

/// The arrow that expands and collapses an item with children. It points in the reading direction, or down if the item
/// is expanded. It is a button so that keyboard users can reach it.
@MainActor
final class OutlineArrow: UIButton {
    private let mark = AccessoryMark(.disclosureIndicator)
    private(set) var isExpanded = false

    init(color: UIColor?, press: @escaping @MainActor () -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        accessibilityLabel = "Show more"
        if let mark {
            mark.color = color ?? UIColor.tertiaryLabel
            addSubview(mark)
        }
        addAction(UIAction { _ in press() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        accessibilityLabel = isExpanded ? "Show less" : "Show more"
        if animated, hasRunningClock { UIView.animate(withDuration: 0.25, animations: turnMark) } else { turnMark() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let mark else { return }
        // The arrow is aligned to the trailing edge so that it lines up with other accessories in one column.
        let half = max(mark.bounds.width, mark.bounds.height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        mark.center = CGPoint(x: isMirrored ? half : bounds.width - half, y: bounds.midY)
        turnMark()
    }

    private func turnMark() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        mark?.transform = isExpanded ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
    }
}
