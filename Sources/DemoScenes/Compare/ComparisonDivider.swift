import SkeletonView

/// A vertical line with a knob that can be dragged, or moved with the arrow keys, from one edge of a view to the other.
@MainActor
final class ComparisonDivider: UISlider {
    private let line = UIView()

    private enum Metrics {
        static let line: CGFloat = 2
        /// The distance from the line's center, on either side, within which a press grabs the divider.
        static let grip: CGFloat = 8
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        minimumTrackTintColor = .clear
        maximumTrackTintColor = .clear
        value = 0.5
        line.isUserInteractionEnabled = false
        line.backgroundColor = DemoPalette.accent
        insertSubview(line, at: 0)
        accessibilityLabel = "Divider between A and B"
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The frame of the knob, in the divider's coordinates.
    var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    override func setValue(_ value: Float, animated: Bool) {
        super.setValue(value, animated: animated)
        // `UISlider` lays out only its own parts, not the line.
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: knob.midX - Metrics.line / 2, y: 0, width: Metrics.line, height: bounds.height)
    }

    /// Returns `true` on the knob, close to the line, and anywhere during a drag. Elsewhere, the screen behind the
    /// divider receives the events.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.contains(point) else { return false }
        return isTracking || knob.contains(point) || abs(point.x - knob.midX) <= Metrics.grip
    }
}
