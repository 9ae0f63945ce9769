import LayerKit

/// The options that `SkeletonSession.handle` passes to the effects of an event. Only `transition` matters unless the
/// event ends the skeleton.
struct SkeletonEndOptions {
    /// Options without a transition that leave lists unchanged.
    static let atOnce = SkeletonEndOptions(transition: .none)

    /// The transition between bones and content.
    var transition: SkeletonTransition
    /// `true` to show the app's items in lists immediately, `false` at the next reload, `nil` to leave lists unchanged.
    var reloadsLists: Bool?
    /// If the root is a list, the delays after which it replaces its rows one by one, or `nil` to replace them
    /// together.
    var rows: RowDelays?
    /// The fade of an enclosing skeleton that the same call ends.
    var outerFade: OverlayFade?
}
