import Foundation
import LayerKit
import Reporting

// Unchecked because each stack is only used by its own actor or thread.
/// A stack of graphics contexts with the current one last. The main actor has one stack, and every other thread has its
/// own.
final class ContextStack: @unchecked Sendable {
    private enum Origin {
        /// Made current by `draw(in:actions:)`, for example for a view's `draw(_:)` or an image renderer.
        case drawing
        /// Made current by `UIGraphicsPushContext`.
        case push
        /// Created by `UIGraphicsBeginImageContext` for an image with `scale` pixels per point.
        case image(scale: CGFloat)
    }

    private struct Entry {
        let context: CGContext
        let origin: Origin
    }

    private var entries: [Entry] = []

    @MainActor private static let main = ContextStack()
    private static let key = "SkeletonSDL.ContextStack"

    /// The stack of the calling actor or thread.
    static var current: ContextStack {
        if let main = MainActor.ifIsolated({ main }) { return main }
        let values = Thread.current.threadDictionary
        if let existing = values[key] as? ContextStack { return existing }
        let stack = ContextStack()
        values[key] = stack
        return stack
    }

    /// The current context; `nil` outside of drawing.
    var context: CGContext? { entries.last?.context }

    /// The current context with its pixels per point; `nil` unless `UIGraphicsBeginImageContext` created the context.
    var image: (context: CGContext, scale: CGFloat)? {
        guard let entry = entries.last, case .image(let scale) = entry.origin else { return nil }
        return (entry.context, scale)
    }

    /// Makes `context` the current context while `actions` runs. Afterward, removes any contexts that `actions` has
    /// left on the stack.
    func draw(in context: CGContext, actions: () -> Void) {
        let depth = entries.count
        entries.append(Entry(context: context, origin: .drawing))
        actions()
        entries.removeLast(max(0, entries.count - depth))
    }

    func push(_ context: CGContext) {
        entries.append(Entry(context: context, origin: .push))
    }

    func beginImage(_ context: CGContext, scale: CGFloat) {
        entries.append(Entry(context: context, origin: .image(scale: scale)))
    }

    /// Removes the current context if `push` added it; otherwise has no effect and returns `false`.
    func pop() -> Bool {
        guard let entry = entries.last, case .push = entry.origin else { return false }
        entries.removeLast()
        return true
    }

    /// Removes the current context if `beginImage` added it; otherwise has no effect and returns `false`.
    func endImage() -> Bool {
        guard image != nil else { return false }
        entries.removeLast()
        return true
    }
}
