import LayerKit

/// How a skeleton ends, passed from the call to each effect.
struct SkeletonEndingOptions {
    /// A change without a transition that leaves the lists alone.
    static let atOnce = SkeletonEndingOptions(transition: .none)

    /// How bones and content replace each other.
    var transition: SkeletonTransition
    /// `true` if the lists show the app's items at once, `false` if at the next reload. `nil` leaves them alone.
    var reloadsLists: Bool?
    /// The times at which the rows of the root, a list, are replaced one by one. `nil` replaces the root at once.
    var rows: RowDelays?
    /// The fade of a skeleton around this one that ends with the same call.
    var outerFade: OverlayFade?
}
