import Reporting

/// The one way in which work that may ask for itself again comes to rest: layouts, constraints, the height of text in
/// its width, and those who watch layouts.
package enum LayoutFixpoint {
    /// How many turns such work gets.
    package static let limit = 16

    /// Calls `turn` until it says that nothing is left to do, `limit` times at most. Says whether it came to that;
    /// where it did not, a message names what `work` is and the view or layer that `restless` gives: the one to look
    /// at.
    @MainActor @discardableResult
    package static func reach(
        _ work: String, blaming restless: () -> AnyObject?, turn: () -> Bool
    ) -> Bool {
        for _ in 0..<limit {
            if !turn() { return true }
        }
        let culprit = restless().map { " of \(type(of: $0))" } ?? ""
        Diagnostics.report("\(work)\(culprit) did not settle in \(limit) turns: it asks for itself again")
        return false
    }
}

extension CALayer {
    /// The view, or the layer without one, that asks for a layout in this tree: the first that has none above it that
    /// asks; nil if there is none.
    package var firstInNeedOfLayout: AnyObject? {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.needsLayout { return layer.delegate ?? layer }
            if layer.subtreeNeedsLayout { waiting += layer.layersInside.reversed() }
        }
        return nil
    }
}
