import Foundation
import LayerKit
import ViewKit

// Parts of a skeleton that have their own theme.

extension SkeletonSession {
    /// Returns the look of the bones of `view`: the look of the nearest theme below the root or, without such a theme,
    /// the skeleton's own look.
    func look(for view: UIView) -> BoneLook {
        guard SkeletonTheme.isAnySet, let root else { return look }
        let top = look.config.isListItem ? root.superview : root
        guard let theme = SkeletonTheme.nearest(to: view, below: top) else { return look }
        if let cached = themedLooks[theme] { return cached }
        let config = look.config.themed(by: theme.style).resolved(on: theme.owner ?? root)
        let start = start(of: config, isNew: !themedLooks.hasFormer(theme))
        let themedLook = BoneLook(config, start: start, root: root, part: theme.owner)
        themedLooks.add(themedLook, of: theme)
        // An additional look can add a shared highlight but not remove one.
        if config.highlightSpace == .root { root.layer.isGradientSpace = true }
        if config.highlightSpace == .window, windowSweep == nil { joinWindowSweep() }
        return themedLook
    }

    /// Returns when the bones of a themed part start to move if their look is `config`. `isNew` is `true` if the part's
    /// theme had no look in this skeleton yet.
    private func start(of config: SkeletonConfig, isNew: Bool) -> MotionStart {
        guard let window = root?.window else { return look.start }
        if config.highlightSpace != .perView, look.config.highlightSpace == .perView {
            // A shared highlight is already moving while the bones fade in.
            let begin = min(look.begin, fade?.begin ?? look.begin)
            guard config.highlightSpace == .window else { return MotionStart(begin) }
            let shared = ActiveSkeletons.sweepStart(in: window, excluding: self) ?? begin
            return MotionStart(shared, since: isNew ? window.time : begin)
        }
        // If the time limit of the motion has passed, a part's new look restarts it, so the change is visible.
        let isOver = config.isMoving && window.time - look.begin >= config.limit
        return isNew && isOver && config.highlightSpace != .window ? MotionStart(window.time) : look.start
    }

    /// Recreates all bones in their current looks.
    func restyleLeaves() {
        for leaf in leaves {
            if let view = leaf.view { leaf.restyle(look(for: view)) }
        }
    }

    /// Sets up shared highlights: marks the root as an animation space, and joins the window-wide highlight.
    func followLooks() {
        let looks = [look] + themedLooks.all
        root?.layer.isGradientSpace = looks.contains { $0.config.highlightSpace == .root }
        joinWindowSweep()
    }

    /// Updates the look of a skeleton that was shown without a style, if the theme that it uses has changed.
    func followTheme() {
        guard let root, let origin = look.config.origin else { return }
        let view = look.config.isListItem ? root.superview ?? root : root
        guard let style = origin.changedStyle(on: view) else { return }
        times.setFailureColor(style.timeoutTintColor)
        change(to: look.config.themed(by: style), delay: 0)
        renewMotion()
        restyleLeaves()
    }
}
