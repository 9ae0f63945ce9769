import Reporting

/// A namespace for repeating work that may invalidate itself, until the result is stable. Used for layout, constraints,
/// the height of text at a given width, and layout observers.
package enum LayoutFixpoint {
    /// The maximum number of iterations.
    package static let limit = 16

    /// Calls `turn` until it returns `false`, at most `limit` times. Returns `true` if `turn` has returned `false`.
    /// Otherwise reports `work` and the view or layer that `findCulprit` returns, which is where debugging should
    /// start.
    @MainActor @discardableResult
    package static func reach(
        _ work: String, blaming findCulprit: () -> AnyObject?, turn: () -> Bool
    ) -> Bool {
        for _ in 0..<limit {
            if !turn() { return true }
        }
        let culprit = findCulprit().map { " of \(type(of: $0))" } ?? ""
        Diagnostics.report("\(work)\(culprit) did not settle after \(limit) passes: it invalidates itself")
        return false
    }
}

extension CALayer {
    /// The view of the first layer in this subtree that needs layout while its ancestors don't, or the layer itself if
    /// it has no view; `nil` if the layout is up to date.
    package var firstInNeedOfLayout: AnyObject? {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.needsLayout { return layer.delegate ?? layer }
            if layer.subtreeNeedsLayout { waiting += layer.childLayers.reversed() }
        }
        return nil
    }
}
