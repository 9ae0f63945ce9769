extension CALayer {
    /// Says that the sublayers have to be laid out before the next frame.
    public func setNeedsLayout() {
        guard !hasPlacedSublayers else { return }
        needsLayout = true
        markSubtreeNeedsLayout()
    }

    /// Lays out this layer and all below that need it, now; first the layers around it that need it too, since they
    /// decide about its size.
    public func layoutIfNeeded() {
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
            for layer in sublayers { layer.layOutSubtree() }
        }
    }
}
