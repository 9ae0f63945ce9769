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
