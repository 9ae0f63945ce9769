public import Foundation

/// Attributed text with layout managers, which lay out and draw its current content.
open class NSTextStorage: NSMutableAttributedString {
    @MainActor private var managers: [NSLayoutManager] = []

    /// The layout managers of the text. The text storage retains them.
    @preconcurrency @MainActor public var layoutManagers: [NSLayoutManager] { managers }

    /// Adds `layoutManager`, and removes it from its previous text storage.
    @preconcurrency @MainActor
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard layoutManager.textStorage !== self else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        managers.append(layoutManager)
        layoutManager.textStorage = self
    }

    /// Removes `layoutManager`. No effect if it belongs to another text storage.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard layoutManager.textStorage === self else { return }
        managers.removeAll { $0 === layoutManager }
        layoutManager.textStorage = nil
    }
}
