import Foundation

/// A track that has begun. Layers with equal tracks share a timeline, so it is evaluated once per frame and the layers
/// stay in phase.
///
/// The track is flattened on creation, and evaluation allocates no memory.
@MainActor
final class Timeline {
    let track: AnimationTrack
    /// The stored properties that the track changes.
    let roots: RootSet
    /// `true` if all changes can be applied to a recorded display list without visiting the tree.
    var isSteady: Bool { roots.isSubset(of: .steady) }

    private struct Node {
        let timing: MediaTiming
        /// The index of the segment, or -1 if the node is a group.
        let segment: Int
        /// The index of the first node after this node and its descendants.
        var next: Int
    }

    private struct Part {
        let segment: AnimationSegment
        let root: LayerProperty.Root
        let component: LayerProperty.Component
        /// The progress at `evaluatedTime`, or NaN if the animation shows nothing.
        var progress: Double = .nan
        /// The number of completed cycles. Only set if the segment is cumulative.
        var runs = 0.0
    }

    private var nodes: [Node] = []
    private var parts: [Part] = []
    private var evaluatedTime: TimeInterval = .nan
    private var evaluatedPhase = MediaTiming.Phase.waiting

    init(track: AnimationTrack) {
        self.track = track
        var (nodes, parts) = ([Node](), [Part]())
        Self.flatten(track, into: &nodes, parts: &parts)
        roots = RootSet(parts.map { RootSet($0.root) })
        self.nodes = nodes
        self.parts = parts
    }

    func phase(at time: TimeInterval) -> MediaTiming.Phase {
        evaluate(at: time)
        return evaluatedPhase
    }

    /// The keys of the custom values that the track changes.
    var customKeys: Set<String> { Set(parts.compactMap(\.segment.customKey)) }

    /// Replaces `value`, which is the value of the property `root` without this animation, with the value that the
    /// animation shows at `time`. `customKey` is the key of a custom value.
    func apply(
        to value: inout AnimationValue, of root: LayerProperty.Root, customKey: String? = nil, at time: TimeInterval
    ) {
        guard roots.contains(RootSet(root)) else { return }
        evaluate(at: time)
        var index = 0
        while index < parts.count {
            let isSame = parts[index].root == root && (root != .custom || parts[index].segment.customKey == customKey)
            if isSame, !parts[index].progress.isNaN {
                let component = parts[index].component
                let shown = parts[index].segment.shown(
                    at: parts[index].progress, afterRuns: parts[index].runs, model: value.component(component))
                value = value.replacing(component, with: shown)
            }
            index += 1
        }
    }

    /// Returns `true` if the animation has an effect at `time` on the whole value of the property `root`, and not only
    /// on a component.
    func showsWhole(_ root: LayerProperty.Root, at time: TimeInterval) -> Bool {
        guard roots.contains(RootSet(root)) else { return false }
        evaluate(at: time)
        return parts.contains { $0.root == root && $0.component == .whole && !$0.progress.isNaN }
    }

    private static func flatten(_ track: AnimationTrack, into nodes: inout [Node], parts: inout [Part]) {
        let index = nodes.count
        switch track.content {
        case .segment(let segment):
            nodes.append(Node(timing: track.timing, segment: parts.count, next: index + 1))
            parts.append(
                Part(segment: segment, root: segment.property.root, component: segment.property.component))
        case .group(let children):
            nodes.append(Node(timing: track.timing, segment: -1, next: index + 1))
            for child in children { flatten(child, into: &nodes, parts: &parts) }
            nodes[index].next = nodes.count
        }
    }

    private func evaluate(at time: TimeInterval) {
        guard time != evaluatedTime else { return }
        evaluatedTime = time
        var index = 0
        while index < parts.count {
            parts[index].progress = .nan
            index += 1
        }
        evaluatedPhase = visit(0, at: time, isRunEnd: false)
    }

    @discardableResult
    private func visit(_ index: Int, at time: TimeInterval, isRunEnd: Bool) -> MediaTiming.Phase {
        let phase = nodes[index].timing.phase(at: time, isRunEnd: isRunEnd)
        guard case .showing(let progress) = phase else { return phase }
        let segment = nodes[index].segment
        if segment >= 0 {
            parts[segment].progress = progress
            if parts[segment].segment.isCumulative {
                parts[segment].runs = nodes[index].timing.runsBefore(time, isRunEnd: isRunEnd)
            }
            return phase
        }
        // Children are clipped to the group's duration even if its easing overshoots.
        let run = nodes[index].timing.runDuration
        let childTime = min(max(progress, 0), 1) * run
        var child = index + 1
        while child < nodes[index].next {
            visit(child, at: childTime, isRunEnd: progress >= 1)
            child = nodes[child].next
        }
        return phase
    }
}
