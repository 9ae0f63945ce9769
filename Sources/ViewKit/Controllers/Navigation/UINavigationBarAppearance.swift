public import Foundation
import TextKit

/// The background and the titles of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of the title. Attributes that aren't set use the standard style. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
    /// The text attributes of large titles. Attributes that aren't set use the standard style. Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

    /// Creates an appearance with the standard background and titles.
    public override init() { super.init() }

    /// Creates an appearance with the background of `barAppearance`, and also with its titles if it is the appearance
    /// of a navigation bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
    }

    /// Returns a copy that can be changed independently.
    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

    // MARK: Internal

    /// Returns a copy that calls `didChange` when a property changes.
    func copy(didChange: @escaping @MainActor () -> Void) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.didChange = didChange
        return copy
    }
}
