import Reporting

extension CALayer {
    /// A layer through whose opacity this one is seen, with all in it: wholly where the mask is opaque, not at all
    /// where it is clear or where it is not. Its colours have no effect. It is placed in this layer's coordinates, like
    /// a sublayer, without being one. Nil, the default, shows everything.
    ///
    /// A layer that this one is in is refused with a message. One that is in another layer is taken out of it.
    public var mask: CALayer? {
        get { extras?.mask }
        set {
            let old = extras?.mask
            guard newValue !== old else { return }
            if let newValue {
                guard room(for: newValue) == .enough else {
                    return Diagnostics.report("\(label): a layer that it is in cannot be its mask, and was refused")
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
