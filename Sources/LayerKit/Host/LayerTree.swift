/// The state shared by all layers of a tree: the pending work and the owner. Every layer references this state, so a
/// change to a layer doesn't need to walk up the tree, and layers don't retain the owner.
@MainActor
final class LayerTree {
    var needsRecord = true
    var needsLayout = true
    /// The layers whose contents must be drawn.
    var awaitingDisplay: [CALayer] = []
    /// The layers that are drawn in each frame because a custom value is animated.
    var redrawnLayers: [WeakLayer] = []
    /// `true` if a layer in the tree has, or has had, timing that differs from its superlayer's.
    var hasOwnTimes = false
    weak var host: LayerHost?
}

/// A reference to a layer that doesn't retain it.
struct WeakLayer {
    weak var layer: CALayer?
}
