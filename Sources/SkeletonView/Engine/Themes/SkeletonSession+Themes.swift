import Foundation
import LayerKit
import ViewKit

// Parts of a skeleton that look as their own themes say.

extension SkeletonSession {
    /// How bones of `view` look: as the nearest theme below the root says, else as the show does.
    func look(for view: UIView) -> BoneLook {
        guard SkeletonTheme.areUsed, let root else { return look }
        let top = look.config.isOfItem ? root.superview : root
        guard let theme = SkeletonTheme.nearest(to: view, below: top) else { return look }
        if let known = themedLooks[theme] { return known }
        let config = look.config.themed(by: theme.style).resolved(on: theme.owner ?? root)
        let start = start(of: config, isNew: !themedLooks.hasFormer(theme))
        let made = BoneLook(config, start: start, root: root, part: theme.owner)
        themedLooks.add(made, of: theme)
        // One more look changes nothing of what the others need.
        if config.lightSpace == .root { root.layer.isGradientSpace = true }
        if config.lightSpace == .window, windowLight == nil { joinWindowLight() }
        return made
    }

    /// When bones of a part begin to move that look as `config` says, which may be new to the skeleton.
    private func start(of config: SkeletonConfig, isNew: Bool) -> MotionStart {
        guard let window = root?.window else { return look.start }
        if config.lightSpace != .perView, look.config.lightSpace == .perView {
            // A common light slides while the bones still fade in.
            let begin = min(look.begin, fade?.begin ?? look.begin)
            guard config.lightSpace == .window else { return MotionStart(begin) }
            let shared = SkeletonFollowers.lightBegin(in: window, besides: self) ?? begin
            return MotionStart(shared, since: isNew ? window.time : begin)
        }
        // Who gives a part another look wants to see it, though the time is over for which bones may move.
        let isOver = config.isMoving && window.time - look.begin >= config.limit
        return isNew && isOver && config.lightSpace != .window ? MotionStart(window.time) : look.start
    }

    /// Makes all bones anew, in the looks that they have now.
    func restyleLeaves() {
        for leaf in leaves {
            if let view = leaf.view { leaf.restyle(look(for: view)) }
        }
    }

    /// Has what common lights need: a root that they are measured in, and a part in the window's.
    func followLooks() {
        let looks = [look] + themedLooks.all
        root?.layer.isGradientSpace = looks.contains { $0.config.lightSpace == .root }
        joinWindowLight()
    }

    /// A show that named no style took that of a theme: it is another now.
    func followTheme() {
        guard let root, let origin = look.config.origin else { return }
        let view = look.config.isOfItem ? root.superview ?? root : root
        guard let style = origin.presentStyle(on: view) else { return }
        times.setFailureColor(style.failureTintColor)
        change(to: look.config.themed(by: style), delay: 0)
        renewMotion()
        restyleLeaves()
    }
}
