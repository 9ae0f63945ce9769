extension CALayer {
    /// Marks this layer and its ancestors as containing an animation or display link that waits for a tree with a
    /// clock.
    func markAwaitingHost() {
        var next: CALayer? = self
        while let layer = next, !layer.subtreeAwaitsHost {
            layer.subtreeAwaitsHost = true
            next = layer.superlayer
        }
    }

    /// Completes the insertion of `layer` into this one. If there is a clock, starts everything in `layer` that waits
    /// for one.
    func didInsert(_ layer: CALayer) {
        layer.setTree(tree)
        if layer.needsLayout || layer.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        if layer.subtreeAwaitsHost {
            if let host { layer.beginAwaiting(on: host) } else { markAwaitingHost() }
        }
        if let tree, tree.hasOwnTimes, let host = tree.host { layer.followTime(on: host) }
        setNeedsRecord()
    }

    /// Sets the tree of this layer and its descendants, including masks and content overlays.
    func setTree(_ other: LayerTree?) {
        guard tree !== other else { return }
        tree = other
        if extras?.time != nil { other?.hasOwnTimes = true }
        if awaitsDisplay { queueForDisplay() }
        if !runs.isEmpty { redrawWhileAnimating() }
        for layer in childLayers { layer.setTree(other) }
        contentOverlay?.setTree(other)
        extras?.mask?.setTree(other)
    }

    /// Starts everything in this layer and its descendants that waits for a clock.
    func beginAwaiting(on host: LayerHost) {
        guard subtreeAwaitsHost else { return }
        subtreeAwaitsHost = false
        for run in runs { run.begin(on: host, for: self) }
        for link in awaitingLinks { host.add(link) }
        awaitingLinks = []
        for layer in childLayers { layer.beginAwaiting(on: host) }
        contentOverlay?.beginAwaiting(on: host)
        extras?.mask?.beginAwaiting(on: host)
    }
}
