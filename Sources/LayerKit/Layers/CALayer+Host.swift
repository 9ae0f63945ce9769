extension CALayer {
    /// Says that something in this layer (an animation, a display link) waits for a tree with a clock.
    func markAwaitingHost() {
        var next: CALayer? = self
        while let layer = next, !layer.subtreeAwaitsHost {
            layer.subtreeAwaitsHost = true
            next = layer.superlayer
        }
    }

    /// Takes note of `layer`, which was put into this one: what waits in it begins if there is a clock now.
    func didTake(_ layer: CALayer) {
        layer.setTree(tree)
        if layer.needsLayout || layer.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        if layer.subtreeAwaitsHost {
            if let host { layer.beginAwaiting(on: host) } else { markAwaitingHost() }
        }
        if let tree, tree.hasOwnTimes, let host = tree.host { layer.followTime(on: host) }
        setNeedsRecord()
    }

    /// Tells all layers from here down whose tree they are in.
    func setTree(_ other: LayerTree?) {
        guard tree !== other else { return }
        tree = other
        if extras?.time != nil { other?.hasOwnTimes = true }
        if awaitsDisplay { queueForDisplay() }
        for layer in layersInside { layer.setTree(other) }
        contentOverlay?.setTree(other)
        extras?.mask?.setTree(other)
    }

    /// Begins all that waits in this layer and below.
    func beginAwaiting(on host: LayerHost) {
        guard subtreeAwaitsHost else { return }
        subtreeAwaitsHost = false
        for run in runs { run.begin(on: host, for: self) }
        for link in awaitingLinks { host.add(link) }
        awaitingLinks = []
        for layer in layersInside { layer.beginAwaiting(on: host) }
        contentOverlay?.beginAwaiting(on: host)
        extras?.mask?.beginAwaiting(on: host)
    }
}
