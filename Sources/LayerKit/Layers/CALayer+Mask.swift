import Reporting

extension CALayer {
    /// Implements the setter of `mask`.
    func setMask(_ newValue: CALayer?) {
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
