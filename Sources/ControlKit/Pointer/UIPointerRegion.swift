public import Foundation

/// A part of a view over which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The region in the coordinates of the interaction's view.
    public let rect: CGRect
    /// A name that distinguishes regions with the same rectangle. `nil` by default.
    public let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// Returns the region itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns `true` if both regions have the same rectangle and name.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}
