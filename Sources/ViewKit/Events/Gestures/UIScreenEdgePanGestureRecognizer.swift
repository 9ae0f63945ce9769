import Foundation

/// A recognizer for drags that begin at an edge of the window and move away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges of the window at which a drag can begin. Empty by default, so no drag is recognized.
    open var edges: UIRectEdge = []

    /// The maximum distance from an edge at which a drag can begin, in points.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let window = touch.window else { return }
        let near = edges.intersection(Self.edges(near: touch.location(in: nil), in: window.bounds))
        guard !near.isEmpty else { return moveTo(.failed) }
        accepts = { Self.leads($0, awayFrom: near) }
        super.touchesBegan(touches, with: event)
    }

    /// Returns the edges of `bounds` that are at most `reach` points from `location`.
    private static func edges(near location: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var near: UIRectEdge = []
        if location.y - bounds.minY <= reach { near.insert(.top) }
        if location.x - bounds.minX <= reach { near.insert(.left) }
        if bounds.maxY - location.y <= reach { near.insert(.bottom) }
        if bounds.maxX - location.x <= reach { near.insert(.right) }
        return near
    }

    /// Returns `true` if the main direction of `movement` is away from one of `edges`.
    private static func leads(_ movement: CGVector, awayFrom edges: UIRectEdge) -> Bool {
        abs(movement.dx) >= abs(movement.dy)
            ? edges.contains(movement.dx > 0 ? .left : .right) : edges.contains(movement.dy > 0 ? .top : .bottom)
    }
}
