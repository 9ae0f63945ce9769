import Foundation
import LayerKit

extension UIView {
    /// The frame that the view would have without its transform.
    package var placedFrame: CGRect {
        get { frame(anchoredAt: ownLayer.anchorPoint) }
        set { place(newValue, anchoredAt: ownLayer.anchorPoint) }
    }

    /// The frame that constraints set and read. As on iOS, its middle is the view's `center`, so another anchor point
    /// displaces the view.
    var constrainedFrame: CGRect {
        get { frame(anchoredAt: CGPoint(x: 0.5, y: 0.5)) }
        set { place(newValue, anchoredAt: CGPoint(x: 0.5, y: 0.5)) }
    }

    private func frame(anchoredAt anchor: CGPoint) -> CGRect {
        let (size, position) = (bounds.size, ownLayer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    private func place(_ frame: CGRect, anchoredAt anchor: CGPoint) {
        guard frame != self.frame(anchoredAt: anchor) else { return }
        if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// Applies the solved frames to subviews placed by constraints. Called before `layoutSubviews`. Returns immediately
    /// if the view has no Auto Layout state.
    func placeConstrainedSubviews() {
        guard let constraintState else { return }
        updateConstraintsIfNeeded()
        let scroll = self as? UIScrollView
        if constraintState.scrollFrameGuide != nil, constraintState.scrolledOrigin != bounds.origin {
            constraintState.scrolledOrigin = bounds.origin
            layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        }
        guard constraintState.hasConstrainedSubviews || constraintState.engine != nil || scroll != nil,
            let engine = layoutRoot.constraintState?.engine
        else { return }
        engine.solveIfNeeded(layingOut: self)
        for subview in storedSubviews where subview.constraintState?.isLaidOutByFrame == false {
            if let frame = engine.frame(of: subview) { subview.constrainedFrame = frame }
        }
        if let scroll, let size = engine.contentSize(of: scroll), scroll.contentSize != size {
            scroll.contentSize = size
        }
    }

    /// Implements `layoutIfNeeded`.
    func settleLayout() {
        guard let engine = layoutRoot.constraintState?.engine, !engine.isSolving else {
            return ownLayer.layoutIfNeeded()
        }
        LayoutFixpoint.reach("the layout", blaming: { ownLayer.firstInNeedOfLayout ?? engine.root }) {
            updateConstraintsIfNeeded()
            engine.solveIfNeeded()
            var top = self
            while let outer = top.storedSuperview, outer.ownLayer.needsLayout, !outer.ownLayer.isLayingOut {
                top = outer
            }
            top.ownLayer.layoutIfNeeded()
            // Layout requested while this view is being laid out is left to the pass in progress.
            return (engine.needsSolve || ownLayer.subtreeNeedsLayout) && !ownLayer.isLayingOut
        }
    }

    /// Handles a change of `placedFrame` from `old`: updates the safe area and, if the view is laid out by frame, the
    /// constraints that depend on the frame. If the size changed, also applies the subviews' autoresizing masks and
    /// requests layout of the superview.
    func placedFrameDidChange(from old: CGRect) {
        let new = placedFrame
        guard new != old else { return }
        safeAreaPositionDidChange()
        if let constraintState, constraintState.isLaidOutByFrame {
            constraintState.outerEngine?.frameDidChange(of: self)
        }
        guard new.size != old.size else { return }
        if autoresizesSubviews {
            for subview in storedSubviews { subview.followSuperview(from: old.size, to: new.size) }
        }
        updateSubviewsPreservingMargins()
        // A superview that sets the size during its own layout doesn't need another pass.
        if let superview = storedSuperview, !superview.isPlacingSubviews { superview.setNeedsLayout() }
    }

    /// Returns the rectangle of a guide of this view, in the view's coordinates.
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        switch guide.source {
        case .margins: return bounds.inset(by: layoutMargins)
        case .safeArea: return bounds.inset(by: safeAreaInsets)
        case .scrollFrame: return bounds
        case .constraints, .scrolledContent:
            let engine = layoutRoot.constraintState?.engine
            engine?.solveIfNeeded()
            return engine?.knows(guide) == true ? engine?.frame(of: guide, in: self) ?? .zero : .zero
        }
    }

    /// Schedules an update of the constraints that may refer to leading or trailing edges. Called when the layout
    /// direction has changed.
    func layoutDirectionDidChange() {
        guard let engine = layoutRoot.constraintState?.engine else { return }
        engine.refreshConstraints(of: self)
        for constraint in constraints { engine.refresh(constraint) }
    }

    /// Schedules layout, because the pixel scale and layout direction may differ, and a constraint update for classes
    /// that require one. Called when the view has moved to another window or left its window.
    func layoutWindowDidChange() {
        constraintState?.engine?.setNeedsSolve()
        if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    }
}
