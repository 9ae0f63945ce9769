import SkeletonView

/// A comparison of a screen with a copy of itself in another style. Both show the same feed, skeleton and content at
/// the same time, and scroll together.
@MainActor
final class StyleComparison {
    /// The screen that is compared, which shows the current style.
    let screen: SkeletonScreenController
    private let copy: SkeletonScreenController
    private let view: ComparisonView
    private var pinned: DemoStyle

    /// Shows `copy`, in the style `pinned`, over `screen`. Both become children of `parent`.
    init(
        _ screen: SkeletonScreenController, with copy: SkeletonScreenController, in pinned: DemoStyle,
        on parent: UIViewController
    ) {
        self.screen = screen
        self.copy = copy
        self.pinned = pinned
        copy.hasBars = false
        copy.leader = screen
        view = ComparisonView(copy.view)
        parent.addChild(copy)
        parent.view.insertSubview(view, aboveSubview: screen.view)
        copy.didMove(toParent: parent)
        layOut()
        parent.view.layoutIfNeeded()
        screen.lead(copy)
    }

    /// The position of the divider, from 0 at the leading edge to 1 at the trailing edge.
    var position: Float {
        get { view.position }
        set { view.position = newValue }
    }

    /// Applies `pinned` to the copy, and shows the names of both styles. `style` is the style of the screen.
    func show(_ pinned: DemoStyle, beside style: DemoStyle) {
        if pinned != self.pinned {
            self.pinned = pinned
            copy.apply(pinned)
        }
        pinned.updateShimmer(over: copy.content)
        // Two equal sides would look as if nothing had happened.
        let second = style == pinned ? "like A; change it in the inspector (I)" : style.lookName
        view.show((pinned.lookName, second))
    }

    /// Places the copy over the content of the screen, or hides the copy if the screen shows a message.
    func layOut() {
        guard let parent = view.superview else { return }
        view.frame = screen.content.convert(screen.content.bounds, to: parent)
        view.setHidden(screen.showsMessage)
    }

    /// Removes the copy.
    func end() {
        copy.willMove(toParent: nil)
        view.removeFromSuperview()
        copy.removeFromParent()
    }
}

extension DemoStyle {
    /// The title of the preset with this look, or "Custom".
    fileprivate var lookName: String { DemoPreset.all.first { $0.matches(self) }?.title ?? "Custom" }
}
