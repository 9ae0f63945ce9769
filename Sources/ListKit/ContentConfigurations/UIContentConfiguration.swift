import Foundation

/// What a cell shows, as a value that makes the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows it.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration as it is to look in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is told to.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }

    /// Whether it can show `configuration`; those of its own one's type unless implemented.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether `configuration` is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What a configuration may look different by.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The traits of what shows it.
    var traitCollection: UITraitCollection { get set }
}

/// How a cell is at one time.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether the item is selected. False by default.
    public var isSelected = false
    /// Whether the item is pressed. False by default.
    public var isHighlighted = false
    /// Whether what is in the item is seen; false for an item with nothing in it.
    public var isExpanded = false

    /// Makes the state of a cell that nothing happens to.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// What a cell shows by a configuration, with the view for it.
@MainActor
struct ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Shows `new` as large as `container`: by the view that is there if it can.
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
        let made = new.makeContentView()
        made.frame = container.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(made, at: 0)
        view = made
    }

    /// The height that the content takes in `width`: by its constraints, else by `sizeThatFits`. 0 where there is none.
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
