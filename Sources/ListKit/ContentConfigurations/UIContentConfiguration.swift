import Foundation

/// A description of a cell's content. It creates the view that displays the content.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration, updated for `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The displayed configuration.
    var configuration: any UIContentConfiguration { get set }

    /// Returns `true` if the view can display `configuration`. By default, a view can display configurations of the
    /// same type as its current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns `true` if `configuration` has the same type as the displayed one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// A cell's content configuration and the view that displays it.
@MainActor
struct ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Displays `new` in `container`, reusing the current view if it supports the configuration; `nil` removes the
    /// view.
    mutating func show(_ new: (any UIContentConfiguration)?, in container: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.superview === container, view.supports(new) {
            view.configuration = new
            return
        }
        view?.removeFromSuperview()
        let newView = new.makeContentView()
        newView.frame = container.bounds
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(newView, at: 0)
        view = newView
    }

    /// Returns the height of the content at `width`, from its constraints or `sizeThatFits`; 0 if there is no content.
    func height(inWidth width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard fitted <= 0 else { return fitted }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
