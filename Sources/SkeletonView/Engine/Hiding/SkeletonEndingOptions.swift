import LayerKit

/// The options with which a skeleton ends, passed from the call to each effect.
struct SkeletonEndingOptions {
    /// Ends the skeleton without a transition and leaves lists unchanged.
    static let atOnce = SkeletonEndingOptions(transition: .none)

    /// The transition from bones to content.
    var transition: SkeletonTransition
    /// `true` to show the app's items in lists immediately, `false` at the next reload, `nil` to leave lists unchanged.
    var reloadsLists: Bool?
    /// If the root is a list, the delays after which it replaces its rows one by one, or `nil` to replace them
    /// together.
    var rows: RowDelays?
    /// The fade of an enclosing skeleton that the same call ends.
    var outerFade: OverlayFade?
}
