import Foundation
import LayerKit

/// The contexts that are drawn into, the present one last: one stack for the main actor, and one for each other thread.
// Unchecked, for each belongs to who it is for.
final class ContextStack: @unchecked Sendable {
    /// A context, with the pixels a point of pictures made in it where it is one of `UIGraphicsBeginImageContext`.
    private struct Entry {
        let context: CGContext
        let imageScale: CGFloat?
    }

    private var entries: [Entry] = []

    @MainActor private static let main = ContextStack()
    private static let key = "SkeletonSDL.ContextStack"

    /// That of who asks.
    static var current: ContextStack {
        if let main = MainActor.ifHere({ main }) { return main }
        let values = Thread.current.threadDictionary
        if let known = values[key] as? ContextStack { return known }
        let made = ContextStack()
        values[key] = made
        return made
    }

    /// The present context; nil where nothing is drawn into.
    var context: CGContext? { entries.last?.context }

    /// The present context where it was begun for a picture, with its scale.
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
