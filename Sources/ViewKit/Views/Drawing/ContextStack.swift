import Foundation
import LayerKit
import Reporting

/// A stack of graphics contexts with the current one last. The main actor has one stack, and every other thread has its
/// own.
// Unchecked because each stack is only used by its own actor or thread.
final class ContextStack: @unchecked Sendable {
    /// A context, and its pixels per point if `UIGraphicsBeginImageContext` created it.
    private struct Entry {
        let context: CGContext
        let imageScale: CGFloat?
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

    /// The current context with its scale; `nil` unless `UIGraphicsBeginImageContext` created the context.
    var image: (context: CGContext, scale: CGFloat)? {
        entries.last.flatMap { entry in entry.imageScale.map { (entry.context, $0) } }
    }

    func push(_ context: CGContext, imageScale: CGFloat? = nil) {
        entries.append(Entry(context: context, imageScale: imageScale))
    }

    func pop() {
        if !entries.isEmpty { entries.removeLast() }
    }
}
