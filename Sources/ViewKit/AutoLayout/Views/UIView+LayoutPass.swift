import Foundation
import LayerKit

extension UIView {
    /// The frame without the transform, which is what constraints give.
    var placedFrame: CGRect {
        get {
            let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
            return CGRect(
                x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
                height: size.height)
        }
        set {
            guard newValue != placedFrame else { return }
            let anchor = layer.anchorPoint
            if newValue.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }

    /// Gives the subviews that constraints place their frames, before `layoutSubviews`. Views that have nothing to do
    /// with constraints do not come here.
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
        for subview in subviews where subview.constraintState?.isLaidOutByFrame == false {
            if let frame = engine.frame(of: subview) { subview.placedFrame = frame }
        }
        if let scroll, let size = engine.contentSize(of: scroll), scroll.contentSize != size {
            scroll.contentSize = size
        }
    }

    /// See `layoutIfNeeded`.
    func settleLayout() {
        guard let engine = layoutRoot.constraintState?.engine, !engine.isSolving else { return layer.layoutIfNeeded() }
        LayoutFixpoint.reach("the layout", blaming: { layer.firstInNeedOfLayout ?? engine.root }) {
            updateConstraintsIfNeeded()
            engine.solveIfNeeded()
            var top = self
            while let around = top.superview, around.layer.needsLayout, !around.layer.isLayingOut { top = around }
            top.layer.layoutIfNeeded()
            // What this view asks for while it is being laid out is done by those who lay it out.
            return (engine.needsSolve || layer.subtreeNeedsLayout) && !layer.isLayingOut
        }
    }

    /// The frame or the size of the view changed from `old`: subviews with an autoresizing mask follow, constraints
    /// that name the view see its new frame, and the superview of one of another size is laid out.
    func placedFrameDidChange(from old: CGRect) {
        let new = placedFrame
        guard new != old else { return }
        safeAreaPlaceDidChange()
        if let constraintState, constraintState.isLaidOutByFrame {
            constraintState.outerEngine?.frameDidChange(of: self)
        }
        guard new.size != old.size else { return }
        for subview in subviews { subview.followSuperview(from: old.size, to: new.size) }
        // Whoever gives the size while it lays out knows of it.
        if let superview, !superview.isPlacingSubviews { superview.setNeedsLayout() }
    }

    /// The rectangle of a guide of this view, in its own coordinates.
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

    /// The direction that the view reads in may be another: constraints from leading to trailing are looked at again.
    func layoutDirectionDidChange() {
        guard let engine = layoutRoot.constraintState?.engine else { return }
        engine.refreshConstraints(of: self)
        for constraint in constraints { engine.refresh(constraint) }
    }

    /// The view came into another window, or into none, where pixels and the direction of reading may be others.
    func layoutWindowDidChange() {
        constraintState?.engine?.setNeedsSolve()
        if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    }
}
