import Foundation
import LayerKit
import ViewKit

/// A track that is filled up to a position.
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

    /// Sets the colors of the filled and unfilled parts. If `background` is `nil`, the unfilled part is outlined.
    func show(fill color: UIColor, trough background: UIColor?) {
        fill.backgroundColor = color
        trough.backgroundColor = background ?? ControlColors.track
        trough.layer.borderColor = (background ?? ControlColors.edge).cgColor
    }

    /// Fills the track from the left end to `x`, or from `x` to the right end if `fromRight` is `true`.
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
