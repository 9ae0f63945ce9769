import Foundation
import ViewKit

/// Walks the view hierarchy as a skeleton would, and records the outcome for each view.
@MainActor
struct SkeletonExplanation {
    private let receiver: UIView
    private let isAutomatic: Bool
    /// The bones that an automatic skeleton would show. Empty if a skeleton is active.
    private let bones: [ObjectIdentifier: AutomaticBone]
    private var report = SkeletonReport()
    /// The views of the report's entries.
    private var views: [UIView] = []

    static func report(of view: UIView) -> SkeletonReport {
        layOut(view)
        let owner = SkeletonWalk.owner(of: view)
        guard session(of: owner) == nil else { return explanation(of: view).report }
        // No skeleton is active, so empty labels reserve the height of their placeholders only for the report.
        let walk = AutomaticWalk(from: owner)
        let texts = walk.leaves.flatMap {
            LeafHeightReservation.reserve(forUnmeasured: $0, as: walk.bones[ObjectIdentifier($0)])
        }
        guard !texts.isEmpty else { return explanation(of: view).report }
        layOut(view)
        defer {
            for text in texts { LeafHeightReservation.release(text, as: nil) }
            layOut(view)
        }
        return explanation(of: view).report
    }

    /// Returns an entry for each view that the active skeletons on `view` and its descendants visit. If no skeleton is
    /// active, returns an entry for each view that an automatic skeleton on `view` would visit. Doesn't trigger layout.
    static func entries(below view: UIView) -> [(view: UIView, entry: SkeletonReport.Entry)] {
        let found = roots(below: view)
        return (found.isEmpty ? [view] : found).flatMap { root in
            let rootExplanation = explanation(of: root)
            return zip(rootExplanation.views, rootExplanation.report.entries).map { ($0, $1) }
        }
    }

    // MARK: Private

    private static func layOut(_ view: UIView) {
        if let window = view.window { window.layout() } else { view.layoutIfNeeded() }
    }

    /// Returns the active skeleton of `view` or, if it has none, of the nearest ancestor with an active skeleton.
    private static func session(of view: UIView) -> SkeletonSession? {
        view.skeletonSession.flatMap { $0.isOn ? $0 : nil } ?? SkeletonCalls.activeSession(around: view)
    }

    /// Returns those of `view` and its descendants that are roots of active skeletons, or `view` itself if an ancestor
    /// has an active skeleton.
    private static func roots(below view: UIView) -> [UIView] {
        if SkeletonCalls.activeSession(around: view) != nil { return [view] }
        func search(_ view: UIView) -> [UIView] {
            let own = view.skeletonSession?.isOn == true ? [view] : []
            return own + view.subviews.flatMap(search)
        }
        return search(view)
    }

    private static func explanation(of view: UIView) -> SkeletonExplanation {
        let owner = SkeletonWalk.owner(of: view)
        let session = session(of: owner)
        var explanation = SkeletonExplanation(
            receiver: owner, isAutomatic: session?.isAutomatic ?? true,
            bones: session == nil ? AutomaticWalk(from: owner).bones : [:])
        explanation.visit(owner, depth: 0)
        return explanation
    }

    private init(receiver: UIView, isAutomatic: Bool, bones: [ObjectIdentifier: AutomaticBone]) {
        self.receiver = receiver
        self.isAutomatic = isAutomatic
        self.bones = bones
    }

    private mutating func visit(_ view: UIView, depth: Int) {
        if let decision = outsideDecision(of: view) ?? (isAutomatic ? nil : flagDecision(of: view)) {
            return add(view, decision, depth: depth)
        }
        add(view, AutomaticRules.decision(for: view), depth: depth)
    }

    /// Returns the decision for a view that has no bones in this skeleton whatever its content: it is hidden,
    /// `isHiddenWhenSkeletonIsActive` is `true` or, unless it is the receiver, it was removed from the skeleton or has
    /// its own active skeleton. Returns `nil` for all other views.
    private func outsideDecision(of view: UIView) -> AutomaticDecision? {
        if view.isHidden { return .init(.ignored, .hidden) }
        guard let skeleton = view.skeleton else { return nil }
        if skeleton.options.isHiddenWhenActive { return .init(.ignored, .hiddenWhenActive) }
        guard view !== receiver else { return nil }
        if skeleton.removedFrom != nil { return .init(.kept, .removed) }
        return skeleton.session?.isOn ?? false ? .init(.kept, .ownSkeleton) : nil
    }

    private func flagDecision(of view: UIView) -> AutomaticDecision {
        guard view === receiver || view.isSkeletonable else { return .init(.kept, .noFlag) }
        let hasParts = SkeletonWalk.parts(of: view).contains(where: \.isSkeletonable)
        if view.isSkeletonable, !hasParts, view.asSkeletonList?.describesSkeleton != true {
            return .init(.leaf(nil), .flag)
        }
        return .init(.container, view.isSkeletonable ? .flag : .subviews)
    }

    private mutating func add(_ view: UIView, _ decision: AutomaticDecision, depth: Int) {
        let outcome: SkeletonReport.Outcome =
            switch decision.role {
            case .container: .container
            case .kept: .kept
            case .ignored: .leftOut
            case .leaf(let shape): leafOutcome(of: view, shape)
            }
        let isEmptyLeaf = outcome == .leftOut && decision.role != .ignored && view.bounds.isEmpty
        views.append(view)
        report.entries.append(
            SkeletonReport.Entry(
                depth: depth, className: "\(type(of: view))", frame: view.convert(view.bounds, to: receiver),
                outcome: outcome, reason: isEmptyLeaf ? .empty : decision.reason))
        guard decision.role == .container else { return }
        let parts = isAutomatic ? AutomaticRules.parts(of: view) : SkeletonWalk.parts(of: view)
        for part in parts { visit(part, depth: depth + 1) }
    }

    private func leafOutcome(of view: UIView, _ shape: AutomaticBone.Shape?) -> SkeletonReport.Outcome {
        if let bone = bones[ObjectIdentifier(view)],
            let count = LeafHeightReservation.placeholderLines(of: view, as: bone),
            count > 0
        {
            return bone.shape == .lines ? .lines(count) : .block
        }
        let shapes =
            view.leafPresence?.shapes
            ?? LeafBones.shapes(
                for: view, in: view.bounds, direction: view.effectiveUserInterfaceLayoutDirection,
                as: shape.map { AutomaticBone(shape: $0, seed: 0) })
        let isText = shape == .lines || shapes.contains { $0.kind != .block }
        return shapes.isEmpty ? .leftOut : isText ? .lines(shapes.count) : .block
    }
}
