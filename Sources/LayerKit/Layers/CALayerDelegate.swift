/// The delegate of a layer. A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Updates the layer's contents. By default, calls `draw(_:in:)` and displays the result.
    func display(_ layer: CALayer)
    /// Called by the default implementation of `display(_:)` before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents into `ctx`, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Returns the action for a change to the property `event` while implicit animations are enabled. `nil`, the
    /// default, lets the layer choose the action; `NSNull` means no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Calls `draw(_:in:)` and displays the result.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Returns `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
