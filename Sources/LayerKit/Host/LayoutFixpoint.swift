import Reporting

/// The repetition of work that may invalidate itself until it is stable: layout, constraints, text height for width,
/// and layout observers.
package enum LayoutFixpoint {
    /// The maximum number of iterations.
    package static let limit = 16

    /// Calls `turn` until it returns `false`, at most `limit` times. Returns `true` if that was enough; otherwise
    /// reports `work` and the view or layer returned by `restless`, where debugging should start.
    @MainActor @discardableResult
    package static func reach(
        _ work: String, blaming restless: () -> AnyObject?, turn: () -> Bool
    ) -> Bool {
        for _ in 0..<limit {
            if !turn() { return true }
        }
        let culprit = restless().map { " of \(type(of: $0))" } ?? ""
        Diagnostics.report("\(work)\(culprit) did not settle after \(limit) passes: it invalidates itself")
        return false
    }
}

extension CALayer {
    /// The first view, or layer without a view, in this tree that needs layout and whose ancestors do not, or `nil` if
    /// the layout is up to date.
    package var firstInNeedOfLayout: AnyObject? {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.needsLayout { return layer.delegate ?? layer }
            if layer.subtreeNeedsLayout { waiting += layer.layersInside.reversed() }
        }
        return nil
    }
}
