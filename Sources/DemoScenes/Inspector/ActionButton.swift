import Foundation
import ViewKit

/// A button of the inspector whose title can confirm a copy for a short time.
@MainActor
final class ActionButton: UIButton {
    /// The real time in seconds for which a copy is confirmed.
    static let confirmationTime = 2.0

    /// The inspector action that the button performs; `nil` if it does something else.
    var action: InspectorAction?
    /// The title that is shown unless a copy is being confirmed. Setting it ends the confirmation.
    var title = "" {
        didSet { setTitle(title, for: .normal) }
    }
    /// Cancels the scheduled end of the confirmation.
    private var cancelEnd: (@MainActor () -> Void)?

    /// Changes the title to "Copied" for `confirmationTime`.
    func confirmCopy() {
        setTitle("Copied", for: .normal)
        cancelEnd?()
        cancelEnd = window?.realTimeCalls.schedule(Self.confirmationTime) { [weak self] in
            if let self { setTitle(title, for: .normal) }
        }
    }
}
