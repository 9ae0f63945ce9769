package import ViewKit

/// A screen of the demo's window.
@MainActor
protocol DemoScreen: UIViewController {
    /// The bar at the top.
    var header: ScreenHeader { get }
    /// The content between the bars.
    var content: UIView { get }
    /// The actions that the screen's keys perform.
    var keyActions: [ActionBar.Action] { get }
    /// `true` if the screen has skeletons in the style given to `apply`.
    var hasStyledSkeletons: Bool { get }

    /// Returns the titles of the inspector's settings and sections that have no effect on this screen with `style`.
    func ignoredSettings(in style: DemoStyle) -> Set<String>

    /// The line styles of the screen's labels; empty if its skeletons don't use the inspector's settings.
    var visibleLineStyles: VisibleLineStyles { get }

    /// The playbacks that the user can choose from; empty for a screen without a skeleton.
    var playbacks: [DemoPlayback] { get }
    /// The chosen playback. The window sets it before the screen appears; later, `choose(_:)` changes it. Ignored if
    /// `playbacks` is empty.
    var playback: DemoPlayback { get set }
    /// Called after a different playback has been chosen.
    var playbackDidChange: (@MainActor (DemoPlayback) -> Void)? { get set }
    /// Pauses or resumes the window's clock.
    var togglePause: (@MainActor () -> Void)? { get set }

    /// `true` if the frame time HUD is shown by default.
    var showsHud: Bool { get }
    /// The space that is reserved for the frame time HUD in the bottom trailing corner, in points; zero if the HUD
    /// isn't shown.
    var hudSize: CGSize { get set }
    /// The number of bones currently shown.
    var boneCount: Int { get }

    /// Called after the number of bones may have changed on a screen where the user can choose it.
    var boneCountDidChange: (@MainActor () -> Void)? { get set }

    /// Performs the action for `key` if the action is available. Returns `true` if there is such an action, even if it
    /// isn't available.
    @discardableResult
    func performAction(forKey key: String) -> Bool
    /// Chooses `playback` and shows it.
    func choose(_ playback: DemoPlayback)
    /// Updates the availability and the titles of the actions.
    func updateActions()

    /// Applies `style` to current and future skeletons.
    func apply(_ style: DemoStyle)
}

extension UIViewController {
    /// The content of a demo screen, without its bars and without the copy that it is compared with; `nil` for other
    /// controllers.
    package var sceneContent: UIView? {
        ((self as? any DemoScreen) ?? (self as? ComparedScreenController)?.screen)?.content
    }
}

extension DemoScreen {
    /// Ends text editing, closes the topmost panel, or cancels view selection. Returns `false` if there was nothing to
    /// end, close or cancel; Escape then asks whether to quit.
    func closeTopmostPanel() -> Bool { (parent as? DemoViewController)?.closeTopmost() ?? false }
    /// The title of the action that cancels view selection or closes the inspector; `nil` if neither applies.
    var closingTitle: String? { (parent as? DemoViewController)?.closingTitle }
}
