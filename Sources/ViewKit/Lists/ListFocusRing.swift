import Foundation

/// The frame around the item of a list that keys act on.
@MainActor
final class ListFocusRing: UIView {
    private enum Metrics {
        static let width: CGFloat = 3
        /// Of items that have no round corners themselves.
        static let cornerRadius: CGFloat = 4
    }

    /// The colour of what can be used in the list.
    var tint: UIColor = .systemBlue { didSet { layer.borderColor = tint.cgColor } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.zPosition = 0.75
        layer.borderWidth = Metrics.width
        layer.borderColor = tint.cgColor
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Stands around `rect` of the list's coordinates, whose corners are round by `radius`; nil hides it.
    func place(around rect: CGRect?, radius: CGFloat = 0) {
        isHidden = rect == nil
        layer.cornerRadius = max(Metrics.cornerRadius, radius)
        if let rect { frame = rect }
    }
}
