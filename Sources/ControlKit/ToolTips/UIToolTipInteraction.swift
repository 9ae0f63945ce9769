public import Foundation
public import ViewKit

/// An interaction that shows a tooltip while the pointer rests over its view.
///
/// The tooltip appears after 0.5 seconds without movement, or immediately if another one was visible less than 0.5
/// seconds ago. It disappears when the pointer leaves the view or a button is pressed. If views with tooltips are
/// nested, the innermost one shows its tooltip.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that the interaction is attached to, if any.
    open private(set) weak var view: UIView?
    /// The delegate, which can choose a different text for each location. `nil` by default.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// The text of the tooltip if there is no delegate. The delegate's default implementation also uses this text.
    /// `nil`, the default, shows no tooltip.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { presenter?.contentDidChange(of: self) } }
    }
    /// `true` if the interaction shows its tooltip. `true` by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { presenter?.contentDidChange(of: self) } }
    }

    private lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.hoverDidChange($0) }
    private lazy var press = PressObserver { [weak self] in self.map { $0.presenter?.hide($0) } }
    /// The presenter of the view's window while the pointer is over the view.
    private weak var presenter: ToolTipPresenter?

    /// Creates an interaction without a default tooltip.
    public override init() {}

    /// Creates an interaction with a default tooltip.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    /// Called before the interaction is attached or detached. Overrides must call `super`.
    open func willMove(to view: UIView?) {
        guard let former = self.view else { return }
        presenter?.pointerDidLeave(self)
        former.removeGestureRecognizer(hover)
        former.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Called after the interaction has been attached or detached. Overrides must call `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
        view?.addGestureRecognizer(press)
    }

    // MARK: Internal

    /// Returns the configuration for the pointer's current location; `nil` shows no tooltip.
    func configuration() -> UIToolTipConfiguration? {
        guard isEnabled, let view else { return nil }
        let chosen = delegate.map { $0.toolTipInteraction(self, configurationAt: hover.location(in: view)) }
        let configuration = chosen ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        return configuration?.toolTip.isEmpty == false ? configuration : nil
    }

    // MARK: Private

    private func hoverDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            presenter = view?.window.map { ToolTipPresenter.of($0) }
            presenter?.pointerDidEnter(self)
        case .changed:
            presenter?.pointerDidMove()
        default:
            presenter?.pointerDidLeave(self)
            presenter = nil
        }
    }
}

/// The text of a tooltip, and the part of the view that it describes.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text. No tooltip is shown if it is empty.
    public let toolTip: String
    /// The described part of the view, in the view's coordinates. The tooltip is placed below it. Null, the default,
    /// means the whole view.
    public let sourceRect: CGRect

    /// Creates the configuration of a tooltip that describes the whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }

    /// Creates the configuration of a tooltip that describes the part of the view inside `sourceRect`.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
    }
}

/// A delegate that chooses the text of a tooltip.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
    /// Returns the tooltip for `point`, which is in the coordinates of the interaction's view. `nil` shows no tooltip.
    /// By default, returns the interaction's `defaultToolTip`.
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns the `defaultToolTip` of `interaction`.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}

/// A gesture recognizer that reports presses without competing for them.
@MainActor
private final class PressObserver: UIGestureRecognizer {
    private let pressed: @MainActor () -> Void

    init(_ pressed: @escaping @MainActor () -> Void) {
        self.pressed = pressed
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed()
        state = .failed
    }
}
