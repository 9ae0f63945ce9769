/// What all layers of one tree share: what the next frame has to do, and whose tree it is. Every layer holds it, so
/// that no change has to climb, or to take hold of the owner.
@MainActor
final class LayerTree {
    var needsRecord = true
    var needsLayout = true
    /// The layers whose contents have to be drawn.
    var awaitingDisplay: [CALayer] = []
    /// Whether a layer has, or had, a time of its own.
    var hasOwnTimes = false
    weak var host: LayerHost?
}
