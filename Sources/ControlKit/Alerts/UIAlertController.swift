package import Foundation
import Reporting
public import ViewKit

/// A message with buttons, in the middle of the window or at its bottom edge. Configure the alert, then present it. The
/// controller's view is the card; subviews that the app adds appear in front of the message and buttons, and height
/// constraints can make the card taller.
///
/// Return presses the focused button or, if none is focused, chooses the preferred or only action. Escape chooses the
/// cancel action. Tab and the arrow keys move between the buttons. A long message scrolls.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, AlertBehavior {
    /// The style of an alert.
    public enum Style: Int, Sendable {
        /// A card at the bottom edge of the window. A press outside the card chooses the cancel action.
        case actionSheet
        /// A card in the middle of the window.
        case alert
    }

    /// The alert's style. `.actionSheet` if the alert was created without a style.
    open var preferredStyle: Style { initialStyle }
    /// The text below the title. `nil` by default.
    open var message: String? { didSet { alertView?.setNeedsReload() } }
    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { addedActions }
    /// The text fields, in the order in which they were added; `nil` if there are no text fields.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    /// The action that is highlighted and chosen by Return. `nil`, the default, uses the alert's only action.
    open var preferredAction: UIAlertAction? { didSet { alertView?.setNeedsReload() } }

    private var initialStyle = Style.actionSheet
    private var addedActions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        initialStyle = preferredStyle
    }

    /// The title of the alert. `nil` by default.
    open override var title: String? { didSet { alertView?.setNeedsReload() } }

    /// Adds an action. A second cancel action is rejected with a warning.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Diagnostics.report("UIAlertController: an alert can only have one cancel action; not added")
        }
        addedActions.append(action)
        action.enabledDidChange = { [weak self, weak action] in
            if let action { self?.alertView?.enabledDidChange(of: action) }
        }
        alertView?.setNeedsReload()
    }

    /// Adds a text field, which `configurationHandler` can configure. Rejected with a warning for action sheets, which
    /// don't support text fields.
    @preconcurrency
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report("UIAlertController: action sheets can't have text fields; not added")
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        field.addAction(
            UIAction { [weak self] _ in self?.choose(self?.returnKeyAction) }, for: .primaryActionTriggered)
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
        if let field = fields.first {
            _ = field.becomeFirstResponder()
        } else if presentationTookFocusByKey {
            alertView?.focusButton(of: returnKeyAction)
        }
    }

    package func alertFrame(in size: CGSize) -> CGRect? { alertView?.place(in: size) }

    /// Chooses the cancel action of an action sheet. Called when a press begins outside the card. No effect on other
    /// alerts.
    package func pressBeganOutside() {
        if preferredStyle == .actionSheet { cancel() }
    }

    // MARK: Internal

    /// The highlighted action, which Return chooses: `preferredAction` if it was added, otherwise the only action;
    /// `nil` if there are several.
    var returnKeyAction: UIAlertAction? {
        if let preferredAction, actions.contains(where: { $0 === preferredAction }) { return preferredAction }
        return actions.count == 1 ? actions.first : nil
    }

    /// Dismisses the alert and then calls the handler of `action`.
    func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled, !isDismissingPresentation else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    /// Chooses the cancel action, if any.
    func cancel() { choose(actions.first { $0.style == .cancel }) }
}
