extension CALayer {
    /// See `setNeedsLayout`.
    func markNeedsLayout() {
        guard !hasPlacedSublayers else { return }
        needsLayout = true
        markSubtreeNeedsLayout()
    }

    /// See `layoutIfNeeded`.
    func layOutNow() {
        var top = self
        while let next = top.superlayer, next.needsLayout, !next.isLayingOut { top = next }
        top.layOutSubtree()
    }

    /// Tells the layers around that something below them needs a layout.
    func markSubtreeNeedsLayout() {
        var next: CALayer? = self
        while let layer = next {
            layer.subtreeNeedsLayout = true
            next = layer.superlayer
        }
        tree?.needsLayout = true
    }

    private func layOutSubtree() {
        // A layout that asks for itself from within is done by the next turn of the pass.
        guard subtreeNeedsLayout, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        // Cleared first: what a layout asks for anew is done by the next turn of the pass, not lost.
        subtreeNeedsLayout = false
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        if parts.contains(.sublayers) {
            for layer in layersInside { layer.layOutSubtree() }
        }
        if parts.contains(.mask) { mask?.layOutSubtree() }
    }
}
