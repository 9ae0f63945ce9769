/// The state shared by all layers of a tree: pending work and the owner. Every layer references it, so a change need
/// not walk up the tree or retain the owner.
@MainActor
final class LayerTree {
    var needsRecord = true
    var needsLayout = true
    /// The layers whose contents must be drawn.
    var awaitingDisplay: [CALayer] = []
    /// `true` if a layer has, or had, its own time.
    var hasOwnTimes = false
    weak var host: LayerHost?
}
