import Foundation

extension CALayer {
    /// Returns a copy of the layer and its sublayers with the values that animations currently show, or `nil` if the
    /// layer is not in a window.
    ///
    /// The copy is independent: it has no superlayer, is not updated, and changing it has no effect.
    public func presentation() -> Self? {
        guard let host else { return nil }
        let time = host.clock.now
        let copy = type(of: self).init()
        copy.copyPresentation(from: self, at: time)
        return copy
    }

    /// Returns the model layer of a presentation layer. For other layers, returns the layer itself.
    public func model() -> Self { presentedLayer.flatMap { $0 as? Self } ?? self }

    /// A description of the layer for log messages.
    var label: String { "\(type(of: self)) \(name.map { "\"\($0)\"" } ?? "without a name")" }

    private func copyPresentation(from layer: CALayer, at time: TimeInterval) {
        presentedLayer = layer
        copyPresentedValues(from: layer, at: time)
        subtreeHeight = layer.subtreeHeight
        hasRaisedSublayers = layer.hasRaisedSublayers
        childLayers = layer.childLayers.map { sublayer in
            let copy = type(of: sublayer).init()
            copy.copyPresentation(from: sublayer, at: time)
            copy.superlayer = self
            return copy
        }
    }
}
