import Foundation
import Reporting

/// A message in the middle of the window, or at its lower edge, with buttons to choose from; made, filled, and then
/// presented. Its view is the card: what is put into that lies over the texts and buttons, and constraints of its
/// height make it higher.
///
/// Return chooses the preferred action, or the only one, Escape the one that cancels, Tab and the arrow keys walk over
/// the buttons. Texts that are too long for the window scroll.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        /// At the lower edge; a press beside it chooses what cancels.
        case actionSheet
        /// In the middle.
        case alert
    }

    /// Where the alert is shown.
    public private(set) var preferredStyle = Style.alert
    /// What else it says, under its title. Nil by default.
    open var message: String? { didSet { alertView?.setNeedsReload() } }
    /// The buttons, in the order of adding.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order of adding; nil where there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    /// The action that Return chooses and that stands out; nil, the default, is the only one there is.
    open var preferredAction: UIAlertAction? { didSet { alertView?.setNeedsReload() } }

    private var fields: [UITextField] = []
    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Makes an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    /// What it says first. Nil by default.
    open override var title: String? { didSet { alertView?.setNeedsReload() } }

    /// Adds a button. A second one that cancels is refused with a message.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Diagnostics.report("UIAlertController: an alert has one action that cancels; another was not added")
        }
        actions.append(action)
        action.enabledDidChange = { [weak self, weak action] in
            if let action { self?.alertView?.enabledDidChange(of: action) }
        }
        alertView?.setNeedsReload()
    }

    /// Adds a field, which `configurationHandler` may change. Action sheets have none: they refuse it with a message.
    @preconcurrency
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report("UIAlertController: an action sheet has no fields; one was not added")
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self] _ in self?.choose(self?.chosenByReturn) }, for: .primaryActionTriggered)
        fields.append(field)
        alertView?.setNeedsReload()
    }

    open override func loadView() {
        view = AlertView(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        alertView?.reload()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = fields.first { _ = field.becomeFirstResponder() }
    }

    // MARK: Internal

    /// The action that stands out, and that Return chooses.
    var chosenByReturn: UIAlertAction? {
        if let preferredAction, actions.contains(where: { $0 === preferredAction }) { return preferredAction }
        return actions.count == 1 ? actions.first : nil
    }

    /// Takes the alert away, and then does what `action` is for.
    func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled, presentedIn?.phase != .going else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    /// The same with the action that cancels, if there is one.
    func cancel() { choose(actions.first { $0.style == .cancel }) }
}
