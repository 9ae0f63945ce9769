public import Foundation
import LayerKit
public import ViewKit

/// Moves views by simulated forces, which its behaviors describe.
///
/// The animator moves its items in each frame of the window that contains the reference view, and pauses when all items
/// are at rest. The simulation advances in steps of a fixed duration, so it doesn't depend on the rate of the frames.
/// Items that no behavior mentions aren't moved, and items pass through each other.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items are in. `nil` if the animator was created without a view.
    open private(set) weak var referenceView: UIView?
    /// The behaviors that were added, without the children of behaviors.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// `true` while the animator moves its items.
    open var isRunning: Bool { link != nil }
    /// The time for which the animator has moved its items, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    /// The object that is notified when the animator pauses and resumes. `nil` by default.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    /// The behaviors that were added and their descendants.
    private var active: [UIDynamicBehavior] = []
    private var link: CADisplayLink?
    /// The layer in whose frames `link` is called.
    private weak var linkLayer: CALayer?
    /// The time of the last frame; `nil` in the first frame after a pause.
    private var lastTime: TimeInterval?
    /// The time that has not been simulated yet, which is shorter than a step.
    private var remainder: TimeInterval = 0
    /// `true` if no step has been made since the last change of behaviors or items.
    private var needsStep = false

    private enum Metrics {
        /// The duration of a step of the simulation, in seconds.
        static let step: TimeInterval = 1.0 / 240
        /// The maximum time that a frame simulates, in seconds. Later frames continue from there.
        static let longestFrame: TimeInterval = 0.1
    }

    /// Creates an animator that moves items in the coordinates of `view`.
    public init(referenceView view: UIView) {
        referenceView = view
    }

    /// Creates an animator without a reference view, which runs in the frames of the window that contains the first of
    /// its views.
    public override init() {}

    /// Adds `behavior` and its children. A behavior of another animator is removed from it.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.owner?.removeBehavior(behavior)
        behavior.move(to: self)
        behaviors.append(behavior)
        behaviorsDidChange()
    }

    /// Removes `behavior` and its children. Their items stay where they are unless other behaviors move them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.move(to: nil)
        behaviors.removeAll { $0 === behavior }
        behaviorsDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { behavior.move(to: nil) }
        behaviors = []
        behaviorsDidChange()
    }

    /// Returns the items of the behaviors whose frames intersect `rect`, in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return active.flatMap(\.movedItems).filter { item in
            let box = item.bounds.applying(item.transform)
            let frame = box.offsetBy(dx: item.center.x - box.midX, dy: item.center.y - box.midY)
            return frame.intersects(rect) && seen.insert(ObjectIdentifier(item)).inserted
        }
    }

    /// Adopts the center and transform of `item` after the app has changed them, and stops the item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = bodies[ObjectIdentifier(item)] else { return }
        body.readState()
        body.stop()
        needsStep = true
        resume()
    }

    // MARK: Internal

    /// Returns the motion of `item` if it is an item of the animator's behaviors.
    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// Adds and removes bodies after a change of the behaviors or their items, and resumes.
    func behaviorsDidChange() {
        active = behaviors.flatMap(\.family)
        var kept: [ObjectIdentifier: DynamicBody] = [:]
        for item in active.flatMap(\.movedItems) {
            let key = ObjectIdentifier(item)
            kept[key] = kept[key] ?? bodies[key] ?? DynamicBody(item)
        }
        bodies = kept
        needsStep = !bodies.isEmpty
        resume()
    }

    // MARK: Private

    private func resume() {
        guard !bodies.isEmpty, link == nil || referenceView == nil else { return }
        let views = active.lazy.flatMap(\.movedItems).compactMap { $0 as? UIView }
        guard let layer = (referenceView ?? views.first)?.layer, link == nil || layer !== linkLayer else { return }
        let wasRunning = isRunning
        link?.invalidate()
        lastTime = nil
        linkLayer = layer
        link = CADisplayLink.scheduled(for: layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.timestamp)
        }
        // The delegate may change behaviors.
        if !wasRunning { delegate?.dynamicAnimatorWillResume(self) }
    }

    private func pause() {
        link?.invalidate()
        link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func advance(to time: TimeInterval) {
        defer { lastTime = time }
        guard let lastTime else { return }
        remainder += min(max(time - lastTime, 0), Metrics.longestFrame)
        while remainder >= Metrics.step {
            remainder -= Metrics.step
            elapsedTime += Metrics.step
            step()
        }
        let isResting = settleIfDone()
        for body in bodies.values { body.writeState() }
        for behavior in active { behavior.action?() }
        // An action may have added or changed behaviors, which then have to move at least once.
        if isResting, settleIfDone() { pause() }
    }

    private func step() {
        needsStep = false
        for body in bodies.values { body.reset() }
        forEachItem { behavior, body in behavior.prepare(body) }
        forEachItem { behavior, body in behavior.accelerate(body) }
        for body in bodies.values { body.move(interval: Metrics.step) }
        forEachItem { behavior, body in behavior.limit(body, interval: Metrics.step) }
    }

    /// Stops all items if no behavior moves them anymore, and returns `true` in this case.
    private func settleIfDone() -> Bool {
        guard !needsStep, bodies.values.allSatisfy(\.isSlow) else { return false }
        var isDone = true
        forEachItem { behavior, body in isDone = isDone && (body.isAnchored || behavior.isDone(with: body)) }
        guard isDone else { return false }
        for body in bodies.values { body.stop() }
        forEachItem { behavior, body in if !body.isAnchored { behavior.settle(body) } }
        return true
    }

    private func forEachItem(_ visit: (UIDynamicBehavior, DynamicBody) -> Void) {
        for behavior in active {
            for item in behavior.movedItems {
                if let body = bodies[ObjectIdentifier(item)] { visit(behavior, body) }
            }
        }
    }
}
