import Foundation

/// The content configuration of a part, the view that displays it, and the conditions of its last update.
@MainActor
final class ConfiguredContent {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?
    /// `true` if the configuration must be updated before the part is next measured or laid out.
    fileprivate var needsUpdate = true
    /// `true` while the configuration is being updated.
    fileprivate var isUpdating = false
    /// `true` while the configuration is updated during a layout of the part, which also lays out the new content.
    fileprivate var isUpdatingInLayout = false
    /// The traits for which the configuration was last updated; `nil` before the first update.
    fileprivate var updatedTraits: UITraitCollection?
    /// The traits of the list that is about to display the part; `nil` if no list has displayed the part.
    fileprivate var expectedTraits: UITraitCollection?

    /// Displays `new` in `container`, reusing the current view if it supports the configuration; `nil` removes the
    /// view.
    func show(_ new: (any UIContentConfiguration)?, in container: UIView) {
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

/// A cell, header or footer with a content configuration that depends on its traits and state.
@MainActor
protocol ConfiguredPart: UIView {
    associatedtype PartState: UIConfigurationState

    var content: ConfiguredContent { get }
    var contentView: UIView { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var hasConfigurationUpdateHandler: Bool { get }
    /// The labels and image view that have been created. A configuration replaces them.
    var standardViews: [UIView] { get }
    var configurationState: PartState { get }
    func updateConfiguration(using state: PartState)
}

extension ConfiguredPart {
    /// The traits of the part. Before the part is inserted into a list, the traits of the list.
    var partTraits: UITraitCollection {
        superview == nil ? content.expectedTraits ?? traitCollection : traitCollection
    }

    /// Displays `configuration` in the content view. Unless it is the result of an update, schedules its update.
    func showContent(_ configuration: (any UIContentConfiguration)?) {
        let wasConfigured = content.view != nil
        content.show(configuration, in: contentView)
        if wasConfigured != (content.view != nil) { for view in standardViews { updatePresence(of: view) } }
        if !content.isUpdating { content.needsUpdate = true }
        if !content.isUpdatingInLayout { setNeedsLayout() }
    }

    /// Adds a standard view to the content view, or removes it while a configuration replaces it.
    func updatePresence(of view: UIView) {
        if content.view == nil {
            if view.superview == nil { contentView.addSubview(view) }
        } else if view.superview === contentView {
            view.removeFromSuperview()
        }
    }

    /// Updates the content configuration for `state`, unless the app has turned this off.
    func updateContent(for state: PartState) {
        guard automaticallyUpdatesContentConfiguration, let configuration = content.configuration else { return }
        showContent(configuration.updated(for: state))
    }

    /// Schedules an update of the configuration. Requests a layout only if the part may depend on its state.
    func scheduleConfigurationUpdate() {
        content.needsUpdate = true
        if content.configuration != nil || hasConfigurationUpdateHandler || mayOverrideUpdate { setNeedsLayout() }
    }

    /// Updates the configuration if this was scheduled or if the traits have changed. `inLayout` is `true` if the part
    /// is being laid out, so the new content needs no additional layout.
    func updateConfigurationIfNeeded(inLayout: Bool = false) {
        let traits = partTraits
        guard content.needsUpdate || content.updatedTraits != traits else { return }
        content.needsUpdate = false
        content.updatedTraits = traits
        (content.isUpdating, content.isUpdatingInLayout) = (true, inLayout)
        updateConfiguration(using: configurationState)
        (content.isUpdating, content.isUpdatingInLayout) = (false, false)
    }

    /// Prepares the part for a list with `traits`, before the part is measured or inserted.
    func willBeDisplayed(with traits: UITraitCollection) {
        guard superview == nil else { return }
        content.expectedTraits = traits
        // A reused part may keep its size and therefore need no other layout.
        if let updated = content.updatedTraits, updated != traits { setNeedsLayout() }
    }

    /// `false` for the standard classes, which don't override `updateConfiguration(using:)`. Swift can't tell whether a
    /// subclass overrides the method.
    private var mayOverrideUpdate: Bool {
        let own = ObjectIdentifier(type(of: self))
        return own != ObjectIdentifier(UITableViewCell.self) && own != ObjectIdentifier(UICollectionViewListCell.self)
            && own != ObjectIdentifier(UICollectionViewCell.self)
            && own != ObjectIdentifier(UITableViewHeaderFooterView.self)
    }
}
