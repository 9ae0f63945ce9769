import Foundation
import Testing
import ViewKit

/// A view with a given content size.
final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { content }
}

/// A root view to which a test adds views and constraints. The constraints are counted.
@MainActor
final class LayoutScreen {
    let root: UIView
    private(set) var constraintCount = 0

    /// A closure that receives every screen created while it is set.
    static var collector: ((LayoutScreen) -> Void)?

    init(_ width: CGFloat = 320, _ height: CGFloat = 480) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        Self.collector?(self)
    }

    /// Adds a view laid out by constraints. Its content is `width` by `height` points; -1 means no intrinsic size.
    func box(
        _ width: CGFloat = -1, _ height: CGFloat = -1, in parent: UIView? = nil, hugging: Float = 250,
        resistance: Float = 750
    ) -> SizedView {
        let view = SizedView(width, height)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
        }
        add(view, to: parent)
        return view
    }

    func add(_ view: UIView, to parent: UIView? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
    }

    /// Adds a stack view that arranges `views`.
    func stack(
        _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, _ distribution: UIStackView.Distribution,
        _ alignment: UIStackView.Alignment, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        add(stack)
        return stack
    }

    /// Sets the size of `view` with constraints.
    func fix(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
        activate(
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height))
    }

    /// Sets the frame of `view`, a subview of the root, with constraints.
    func pin(_ view: UIView, _ frame: CGRect) {
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height))
    }

    func guide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        return guide
    }

    func activate(_ constraints: NSLayoutConstraint...) {
        constraintCount += constraints.count
        NSLayoutConstraint.activate(constraints)
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }

    /// Lays out the screen and expects `frames`, in the coordinates of the superviews.
    func expect(_ frames: [(UIView, CGRect)], sourceLocation: SourceLocation = #_sourceLocation) {
        root.layoutIfNeeded()
        for (index, (view, frame)) in frames.enumerated() {
            #expect(view.frame == frame, "view \(index)", sourceLocation: sourceLocation)
        }
    }
}

/// Returns a rectangle. This is shorthand for `CGRect.init`.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension NSLayoutConstraint {
    /// Sets the priority of this constraint and returns it.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
