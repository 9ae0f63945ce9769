extension CALayer {
    /// Implements `setNeedsLayout`.
    func markNeedsLayout() {
        guard !hasPlacedSublayers else { return }
        needsLayout = true
        markSubtreeNeedsLayout()
    }

    /// Implements `layoutIfNeeded`.
    func layOutNow() {
        var top = self
        while let next = top.superlayer, next.needsLayout, !next.isLayingOut { top = next }
        top.layOutSubtree()
    }

    /// Marks the subtrees of this layer and of its ancestors as containing a layer that needs layout.
    func markSubtreeNeedsLayout() {
        var next: CALayer? = self
        while let layer = next {
            layer.subtreeNeedsLayout = true
            next = layer.superlayer
        }
        tree?.needsLayout = true
    }

    private func layOutSubtree() {
        // A layout that invalidates itself is repeated in the next iteration of the pass.
        guard subtreeNeedsLayout, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        // The flags are cleared first so that an invalidation during the layout is handled in the next iteration.
        subtreeNeedsLayout = false
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        if parts.contains(.sublayers) {
            for layer in childLayers { layer.layOutSubtree() }
        }
        if parts.contains(.mask) { extras?.mask?.layOutSubtree() }
    }
}
