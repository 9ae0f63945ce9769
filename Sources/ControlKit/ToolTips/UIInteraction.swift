public import Foundation
public import ViewKit

/// A behavior that an app attaches to a view, such as a tooltip.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is attached to, if any.
    var view: UIView? { get }

    /// Called before the interaction is attached to `view`, or with `nil` before it is detached.
    func willMove(to view: UIView?)

    /// Called after the interaction has been attached to `view`, or with `nil` after it has been detached.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions attached to the view, in the order in which they were added. Empty by default.
    public var interactions: [any UIInteraction] {
        get { self[InteractionsKey.self] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Attaches `interaction` to the view, after detaching it from its former view. No effect if it is already attached
    /// to this view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        self[InteractionsKey.self].append(interaction)
        interaction.didMove(to: self)
    }

    /// Detaches `interaction` from the view. No effect if it isn't attached to this view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        self[InteractionsKey.self].removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    private enum InteractionsKey: ViewAttachmentKey {
        static var defaultValue: [any UIInteraction] { [] }
    }
}
