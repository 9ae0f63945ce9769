public import Foundation
import LayerKit
import Reporting

extension UIView {
    /// Stands for a width or height that the content does not say.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The smallest size, as a target of `systemLayoutSizeFitting`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A size beyond all others, as a target of `systemLayoutSizeFitting`.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// See `invalidateIntrinsicContentSize`.
    func intrinsicSizeDidChange() {
        guard let constraintState else { return }
        constraintState.stack?.contentSizeDidChange()
        if !constraintState.isLaidOutByFrame { layoutRoot.constraintState?.engine?.contentDidChange(of: self) }
    }

    /// How much the view resists being larger than its content. `.defaultLow` by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        ownConstraintState.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists being smaller than its content. `.defaultHigh` by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        ownConstraintState.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The height that a stand-in needs: the view is not lower, unless required constraints make it so.
    package var overlayMinimumHeight: CGFloat? {
        get { constraintState?.overlayMinimumHeight }
        set {
            guard newValue != overlayMinimumHeight else { return }
            let isUsable = newValue.map { $0.isFinite && $0 >= 0 } ?? true
            guard isUsable else {
                return Diagnostics.report("UIView: a stand-in's minimum height that is not a usable number was refused")
            }
            ownConstraintState.overlayMinimumHeight = newValue
            layoutRoot.constraintState?.engine?.contentDidChange(of: self)
        }
    }

    /// The size that the constraints in the view give it, as near to `targetSize` as the priorities allow. Nothing is
    /// laid out; constraints around the view do not count.
    func fittingSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInside()
        let engine = LayoutEngine(
            root: self, target: LayoutEngine.Target(size: targetSize, horizontal: horizontal, vertical: vertical))
        var contents: (constraints: [NSLayoutConstraint], views: [UIView]) = ([], [])
        collectLayout(&contents)
        for view in contents.views where view !== self { engine.contentDidChange(of: view) }
        for constraint in contents.constraints { engine.add(constraint) }
        engine.solveIfNeeded()
        let size = engine.solvedRootSize
        let scale = engine.pixelScale
        // Adding 0 makes a 0 of the -0 that rounding gives.
        return CGSize(
            width: (size.width * scale - 1e-6).rounded(.up) / scale + 0,
            height: (size.height * scale - 1e-6).rounded(.up) / scale + 0)
    }

    private func updateConstraintsInside() {
        updateConstraintsIfNeeded()
        for subview in subviews where subview.constraintState != nil { subview.updateConstraintsInside() }
    }
}
