import Reporting

extension CALayer {
    /// A layer whose alpha masks this layer and its content: opaque where the mask is opaque, invisible where it is
    /// clear or absent. The mask's colors have no effect. It is positioned in this layer's coordinates, but is not a
    /// sublayer. `nil`, the default, means no mask.
    ///
    /// An ancestor of this layer is ignored and reported. A mask that is in another layer is removed from that layer.
    public var mask: CALayer? {
        get { extras?.mask }
        set {
            let old = extras?.mask
            guard newValue !== old else { return }
            if let newValue {
                guard room(for: newValue) == .enough else {
                    return Diagnostics.report("\(label): an ancestor can't be the mask; ignored")
                }
                newValue.removeFromSuperlayer()
            }
            if old != nil || newValue != nil { madeExtras.mask = newValue }
            if let old {
                old.superlayer = nil
                old.setTree(nil)
            }
            updateParts(.mask, are: newValue != nil)
            guard let newValue else { return }
            newValue.superlayer = self
            didTake(newValue)
        }
    }
}
