import Foundation
import Reporting

extension CALayer {
    /// Puts `layer` over all other sublayers, out of the layer that it was in. A layer that this one is in is refused
    /// with a message, and so is one that would make a tree of more than 512 levels.
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers.count))
    }

    /// Puts `layer` in place `index` of the sublayers, counted from the lowest and clamped to their number.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard canTake(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: Int(index))
    }

    /// Puts `layer` directly above `sibling`, or on top when `sibling` is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if layer === sibling, layer.superlayer === self { return }
        guard canTake(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: sublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers.count)
    }

    /// Puts `layer` directly below `sibling`, or at the bottom when `sibling` is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if layer === sibling, layer.superlayer === self { return }
        guard canTake(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: sublayers.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts `newLayer` in the place of `oldLayer`; when that is not a sublayer, nothing happens.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, sublayers.contains(where: { $0 === oldLayer }) else { return }
        guard canTake(newLayer) else { return }
        newLayer.removeFromSuperlayer()
        let index = sublayers.firstIndex { $0 === oldLayer } ?? sublayers.count
        oldLayer.removeFromSuperlayer()
        place(newLayer, at: index)
    }

    /// Takes the layer out of the layer that it is in; outside of one this does nothing.
    public func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.setNeedsRecord()
        if superlayer.standIn === self { superlayer.standIn = nil }
        superlayer.sublayers.removeAll { $0 === self }
        self.superlayer = nil
        superlayer.didLose(self)
        setTree(nil)
    }

    /// The sublayers by rising `zPosition`; equal ones in the order of `sublayers`.
    var sublayersInDrawingOrder: [CALayer] {
        guard hasRaisedSublayers else { return sublayers }
        // A loop, for this is asked of every layer in every record: a closure would check its actor each time.
        var isOrdered = true
        for layer in sublayers where layer.zPosition != 0 { isOrdered = false }
        if isOrdered { return sublayers }
        let placed = sublayers.enumerated().sorted { left, right in
            (left.element.zPosition, left.offset) < (right.element.zPosition, right.offset)
        }
        return placed.map(\.element)
    }

    /// Whether `layer` can be put into this one; says why not.
    private func canTake(_ layer: CALayer) -> Bool {
        switch room(for: layer) {
        case .enough: return true
        case .isInside:
            Diagnostics.report("\(label): a layer was put into itself or into a layer inside it, which is refused")
        case .tooDeep:
            Diagnostics.report(
                "\(label): a layer was not added, for the tree would be more than \(Nesting.mostLevels) levels deep")
        }
        return false
    }

    private func place(_ layer: CALayer, at index: Int) {
        sublayers.insert(layer, at: min(max(0, index), sublayers.count))
        layer.superlayer = self
        if layer.zPosition != 0 { hasRaisedSublayers = true }
        didNest(layer)
        didTake(layer)
    }
}

extension CALayer: NestedNode {
    package var nodeAround: CALayer? { superlayer }
    package var nodesInside: [CALayer] { sublayers }
}
