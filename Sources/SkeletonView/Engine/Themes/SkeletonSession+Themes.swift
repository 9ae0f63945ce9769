import LayerKit
import ViewKit

// Parts of a skeleton that look as their own themes say.

extension SkeletonSession {
    /// How bones of `view` look: as the nearest theme below the root says, else as the show does.
    func look(for view: UIView) -> BoneLook {
        guard let root, let theme = SkeletonTheme.nearest(to: view, below: root) else { return look }
        if let known = themedLooks[theme] { return known }
        let config = look.config.themed(by: theme.style).resolved(on: root)
        var start = look.start
        if config.lightSpace == .window, look.config.lightSpace != .window, let window = root.window,
            let begin = SkeletonFollowers.lightBegin(in: window, besides: self)
        {
            start = MotionStart(begin)
        }
        let made = BoneLook(config, start: start, root: root)
        themedLooks.add(made, of: theme)
        followLooks()
        return made
    }

    /// Makes all bones anew, in the looks that they have now.
    func restyleLeaves() {
        for leaf in leaves.values {
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
        guard let root, let origin = look.config.origin, let style = origin.presentStyle(on: root) else { return }
        change(to: look.config.themed(by: style), delay: 0)
        restyleLeaves()
    }
}
