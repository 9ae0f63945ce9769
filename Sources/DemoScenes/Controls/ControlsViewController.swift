import Foundation
import ViewKit

/// A screen of controls, each in a card with its current value.
@MainActor
final class ControlsViewController: CardsScreenController {
    private let cards: [ControlCard]
    private var isEnabled = true

    init(quit: @escaping @MainActor () -> Void) {
        cards = ControlCards.make()
        super.init(title: "Controls", cards: cards, minimumWidth: 300, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var actions: [ActionBar.Action] {
        [.init(key: "D", title: isEnabled ? "Disable" : "Enable") { [weak self] in self?.toggleEnabled() }]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateStatus()
    }

    // MARK: Private

    private func toggleEnabled() {
        isEnabled.toggle()
        for card in cards { card.setEnabled(isEnabled) }
        updateStatus()
    }

    private func updateStatus() {
        let use = HeaderText("Use the mouse, or Tab, Space and arrow keys", short: "Use mouse or keyboard")
        header.statusText = isEnabled ? use : "Disabled"
    }
}
