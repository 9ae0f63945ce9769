import Foundation
import ViewKit

/// A button of the inspector that can confirm a copy in its title for a short time.
@MainActor
final class ActionButton: UIButton {
    /// The time in seconds for which a copy is confirmed.
    static let confirmationTime = 2.0

    /// The action of the button; `nil` if it performs none of the inspector's actions.
    var action: InspectorAction?
    /// The title while no copy is confirmed. Setting it ends a confirmation.
    var title = "" {
        didSet { setTitle(title, for: .normal) }
    }
    /// The scheduled end of the confirmation.
    private var confirmation: ScheduledWork?

    /// Changes the title to "Copied" for `confirmationTime`.
    func confirmCopy() {
        setTitle("Copied", for: .normal)
        confirmation?.cancel()
        confirmation = window?.schedule(after: Self.confirmationTime) { [weak self] in
            if let self { setTitle(title, for: .normal) }
        }
    }
}
