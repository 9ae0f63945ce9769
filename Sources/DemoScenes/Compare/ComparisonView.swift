import SkeletonView

/// A view over a screen's content that shows a copy of that content from the leading edge to a divider.
@MainActor
final class ComparisonView: UIView {
    private let copy: UIView
    private let pane = UIView()
    private let divider = ComparisonDivider()
    private let (first, second) = (ComparisonLabel(), ComparisonLabel())

    private enum Metrics {
        static let margin: CGFloat = 12
    }

    /// Creates a view that shows `copy`, which is laid out at the size of the whole view and clipped at the divider.
    init(_ copy: UIView) {
        self.copy = copy
        super.init(frame: .zero)
        limitTextSize()
        pane.clipsToBounds = true
        pane.isUserInteractionEnabled = false
        pane.accessibilityElementsHidden = true
        pane.addSubview(copy)
        for view in [pane, first, second, divider] { addSubview(view) }
        divider.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The position of the divider, from 0 at the leading edge to 1 at the trailing edge.
    var position: Float {
        get { divider.value }
        set {
            divider.value = newValue
            setNeedsLayout()
        }
    }

    /// Labels the sides of the divider with the names of their styles. `names.a` is on the leading side.
    func show(_ names: (a: String, b: String)) {
        first.text = "A  \(names.a)"
        second.text = "B  \(names.b)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        divider.frame = bounds
        let middle = mirroredIfNeeded(divider.knob).midX
        pane.frame = mirroredIfNeeded(CGRect(x: 0, y: 0, width: middle, height: bounds.height))
        copy.frame = bounds.offsetBy(dx: -pane.frame.minX, dy: 0)
        let margin = Metrics.margin
        for (label, isLeading) in [(first, true), (second, false)] {
            let size = label.sizeThatFits(bounds.size)
            let x = isLeading ? middle - margin - size.width : middle + margin
            // At the bottom, the names don't cover the title of the first post.
            let y = bounds.height - margin - size.height
            label.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: size.width, height: size.height))
            label.isHidden = x < margin || x + size.width + margin > bounds.width
        }
    }

    /// Returns only the divider or its parts. Elsewhere, the screen behind this view receives the events.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
