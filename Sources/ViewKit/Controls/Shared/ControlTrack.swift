import Foundation
import LayerKit

/// A line that is filled up to a place and hollow beyond it.
@MainActor
final class ControlTrack: UIView {
    private let trough = UIView()
    private let fill = UIView()
    private var filled: (length: CGFloat, isFromRight: Bool) = (0, false)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        trough.layer.borderWidth = 1
        for view in [trough, fill] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Draws itself in these colours; without one for the part that is not filled, that is hollow.
    func show(fill color: UIColor, trough ground: UIColor?) {
        fill.backgroundColor = color
        trough.backgroundColor = ground ?? ControlColors.trough
        trough.layer.borderColor = (ground ?? ControlColors.edge).cgColor
    }

    /// Fills the part up to the distance `x` from the left, or what is right of that.
    func place(filledTo x: CGFloat, fromRight: Bool) {
        filled = (x, fromRight)
        trough.frame = bounds
        let x = min(max(0, x), bounds.width)
        fill.frame = CGRect(
            x: fromRight ? x : 0, y: 0, width: fromRight ? bounds.width - x : x, height: bounds.height)
        for view in [trough, fill] { view.layer.cornerRadius = bounds.height / 2 }
    }

    override func layoutSubviews() {
        place(filledTo: filled.length, fromRight: filled.isFromRight)
    }
}
