import Foundation

extension CALayer {
    /// A copy of the layer and all below it, with the values that the animations show at the time of the present turn;
    /// nil outside of a window.
    ///
    /// The copy stands by itself: it is in no layer, changes to it are not seen, and it is not kept up to date.
    public func presentation() -> Self? {
        guard let host else { return nil }
        let time = host.clock.now
        let copy = type(of: self).init()
        copy.takePresentation(of: self, at: time)
        return copy
    }

    /// The layer that this one is a `presentation()` of; any other layer answers itself.
    public func model() -> CALayer { presentedLayer ?? self }

    /// What to call the layer in messages.
    var label: String { "\(type(of: self)) \(name.map { "\"\($0)\"" } ?? "without a name")" }

    private func takePresentation(of layer: CALayer, at time: TimeInterval) {
        presentedLayer = layer
        takePresentedValues(of: layer, at: time)
        levelsInside = layer.levelsInside
        hasRaisedSublayers = layer.hasRaisedSublayers
        layersInside = layer.layersInside.map { sublayer in
            let copy = type(of: sublayer).init()
            copy.takePresentation(of: sublayer, at: time)
            copy.superlayer = self
            return copy
        }
    }
}
