import Foundation
import Reporting

extension CALayer {
    /// Implements `insertSublayer(_:at:)`.
    func insert(_ layer: CALayer, at index: Int) {
        guard canAdd(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: index)
    }

    /// Implements the setter of `sublayers`.
    func replaceSublayers(with layers: [CALayer]) {
        for layer in childLayers where !layers.has(layer) { layer.removeFromSuperlayer() }
        for layer in layers { insert(layer, at: childLayers.count) }
    }

    /// Implements `insertSublayer(_:above:)`.
    func insert(_ layer: CALayer, over sibling: CALayer?) {
        if layer === sibling, layer.superlayer === self { return }
        guard canAdd(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: childLayers.position(of: sibling).map { $0 + 1 } ?? childLayers.count)
    }

    /// Implements `insertSublayer(_:below:)`.
    func insert(_ layer: CALayer, under sibling: CALayer?) {
        if layer === sibling, layer.superlayer === self { return }
        guard canAdd(layer) else { return }
        layer.removeFromSuperlayer()
        place(layer, at: childLayers.position(of: sibling) ?? 0)
    }

    /// Implements `replaceSublayer(_:with:)`.
    func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, childLayers.has(oldLayer) else { return }
        guard canAdd(newLayer) else { return }
        newLayer.removeFromSuperlayer()
        let index = childLayers.position(of: oldLayer) ?? childLayers.count
        oldLayer.removeFromSuperlayer()
        place(newLayer, at: index)
    }

    /// Implements `removeFromSuperlayer`.
    func leaveSuperlayer() {
        guard let superlayer else { return }
        superlayer.setNeedsRecord()
        if superlayer.contentOverlay === self { superlayer.contentOverlay = nil }
        if superlayer.extras?.mask === self { superlayer.mask = nil }
        superlayer.childLayers.drop(self)
        self.superlayer = nil
        superlayer.didLose(self)
        setTree(nil)
    }

    /// The sublayers in ascending order of `zPosition`, ignoring animations. Sublayers with the same value keep the
    /// order of `sublayers`.
    var sublayersInDrawingOrder: [CALayer] { sublayers { $0.storedZPosition } }

    /// Returns the sublayers in drawing order at `time`.
    func sublayersInDrawingOrder(at time: TimeInterval) -> [CALayer] {
        sublayers { CGFloat($0.presented(.zPosition, at: time, own: Double($0.storedZPosition))) }
    }

    private func sublayers(by height: (CALayer) -> CGFloat) -> [CALayer] {
        guard hasRaisedSublayers else { return childLayers }
        if let layersInOrder { return layersInOrder }
        let order = sortedSublayers(by: height)
        if !childLayers.contains(where: { $0.animates(.zPosition) }) { layersInOrder = order }
        return order
    }

    private func sortedSublayers(by height: (CALayer) -> CGFloat) -> [CALayer] {
        var (isOrdered, last) = (true, -CGFloat.infinity)
        for layer in childLayers {
            let next = height(layer)
            if next < last { isOrdered = false }
            last = next
        }
        if isOrdered { return childLayers }
        let placed = childLayers.enumerated().sorted { left, right in
            (height(left.element), left.offset) < (height(right.element), right.offset)
        }
        return placed.map(\.element)
    }

    /// Returns `true` if `layer` can be added to this one; otherwise reports the reason.
    private func canAdd(_ layer: CALayer) -> Bool {
        switch nestingOutcome(adding: layer) {
        case .allowed: return true
        case .cyclic:
            Diagnostics.report("\(label): a layer can't contain itself; not added")
        case .tooDeep:
            Diagnostics.report(
                "\(label): layer not added: the tree would have more than \(Nesting.maximumLevels) levels")
        }
        return false
    }

    private func place(_ layer: CALayer, at index: Int) {
        childLayers.insert(layer, at: min(max(0, index), childLayers.count))
        layer.superlayer = self
        if layer.storedZPosition != 0 || layer.runs.contains(where: { $0.changes(.zPosition) }) {
            hasRaisedSublayers = true
        }
        didNest(layer)
        didInsert(layer)
    }
}

extension CALayer: NestedNode {
    package var parentNode: CALayer? { superlayer }
    package var childNodes: [CALayer] { childLayers }
}
