public import Foundation
import LayerKit
import Reporting

extension UIView {
    /// The intrinsic width or height of a view whose content doesn't determine that dimension.
    public static let noIntrinsicMetric: CGFloat = -1
    /// A target size for `systemLayoutSizeFitting` that requests the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target size for `systemLayoutSizeFitting` that requests the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Implements `invalidateIntrinsicContentSize`.
    func intrinsicSizeDidChange() {
        guard let constraintState else { return }
        constraintState.stack?.contentSizeDidChange()
        if !constraintState.isLaidOutByFrame { layoutRoot.constraintState?.engine?.contentDidChange(of: self) }
    }

    /// Returns the priority with which the view resists growing beyond its content size. `.defaultLow` by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.hugging[axis] ?? .defaultLow
    }

    /// Implements `setContentHuggingPriority`.
    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        ownConstraintState.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// Returns the priority with which the view resists shrinking below its content size. `.defaultHigh` by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState?.resistance[axis] ?? .defaultHigh
    }

    /// Implements `setContentCompressionResistancePriority`.
    func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        ownConstraintState.resistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    /// The minimum height for the content overlay; only required constraints can make the view shorter. `nil` sets no
    /// minimum.
    package var overlayMinimumHeight: CGFloat? {
        get { constraintState?.overlayMinimumHeight }
        set {
            guard newValue != overlayMinimumHeight else { return }
            let isUsable = newValue.map { $0.isFinite && $0 >= 0 } ?? true
            guard isUsable else {
                return Diagnostics.report("UIView: invalid minimum height of an overlay ignored")
            }
            ownConstraintState.overlayMinimumHeight = newValue
            layoutRoot.constraintState?.engine?.contentDidChange(of: self)
        }
    }

    /// Returns the size closest to `targetSize` that the constraints inside the view and the priorities allow. Doesn't
    /// lay out any views, and ignores constraints outside this view.
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
        // Rounding can result in -0; adding 0 turns it into 0.
        return CGSize(
            width: (size.width * scale - 1e-6).rounded(.up) / scale + 0,
            height: (size.height * scale - 1e-6).rounded(.up) / scale + 0)
    }

    private func updateConstraintsInside() {
        updateConstraintsIfNeeded()
        for subview in storedSubviews where subview.constraintState != nil { subview.updateConstraintsInside() }
    }
}
