/// What a layer asks of the object that uses it; a view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Gives the layer its contents. Without this, they are what `draw(_:in:)` draws.
    func display(_ layer: CALayer)
    /// The layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Draws what the layer shows into `ctx`, whose coordinates are the layer's.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// What the change of the property `event` does, where a transaction animates changes; nil lets the layer say.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Shows what `draw(_:in:)` draws.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
