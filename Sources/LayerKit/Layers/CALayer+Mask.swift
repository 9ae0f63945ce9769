import Reporting

extension CALayer {
    /// The layer whose alpha masks this layer and its content: they are unchanged where the mask is opaque, and
    /// invisible where the mask is clear and outside it. The mask's colors have no effect. The mask uses this layer's
    /// coordinates but is not a sublayer. `nil`, the default, means no mask.
    ///
    /// If the new mask is this layer or one of its ancestors, or would make the tree deeper than 512 levels, the mask
    /// is reported and ignored. If the mask is in another layer, it is removed from there.
    public var mask: CALayer? {
        get { extras?.mask }
        set {
            let old = extras?.mask
            guard newValue !== old else { return }
            if let newValue {
                switch nestingOutcome(adding: newValue) {
                case .allowed: break
                case .cyclic: return Diagnostics.report("\(label): an ancestor can't be the mask; ignored")
                case .tooDeep:
                    return Diagnostics.report(
                        "\(label): the mask would make the tree deeper than \(Nesting.maximumLevels) levels; ignored")
                }
                newValue.removeFromSuperlayer()
            }
            if old != nil || newValue != nil { ensuredExtras.mask = newValue }
            if let old {
                old.superlayer = nil
                old.setTree(nil)
            }
            updateParts(.mask, are: newValue != nil)
            guard let newValue else { return }
            newValue.superlayer = self
            didInsert(newValue)
        }
    }
}
