import Foundation
import LayerKit
import ViewKit

/// Metrics of search bars: lengths in points and a duration in seconds.
enum SearchBarMetrics {
    /// The distance of the parts from the edges of the bar.
    static let edge: CGFloat = 8
    static let edgeInNavigationBar: CGFloat = 16
    /// The distance of the field from the parts above and below it.
    static let padding: CGFloat = 10
    static let paddingInNavigationBar: CGFloat = 8
    static let gap: CGFloat = 8
    static let buttonPadding: CGFloat = 8
    static let scopes: CGFloat = 32
    static let promptPadding: CGFloat = 8
    static let duration: TimeInterval = 0.2
}

/// The parts of a search bar and their layout.
extension UISearchBar {
    private typealias Metrics = SearchBarMetrics

    // MARK: Internal

    /// The height of the content, in points.
    var contentHeight: CGFloat { promptHeight + fieldHeight + 2 * padding + scopeHeight }

    /// Updates the layout. Called when the height of the content has changed.
    func contentHeightDidChange(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightDidChange(animated: animated)
    }

    /// Places the parts. The field is centered between the prompt and the scope buttons.
    func placeParts() {
        ground.frame = bounds
        let edge = isInNavigationBar ? Metrics.edgeInNavigationBar : Metrics.edge
        let remaining = bounds.height - promptHeight - scopeHeight
        let y = (promptHeight + (remaining - fieldHeight) / 2).rounded()
        let width = max(0, bounds.width - 2 * edge)
        promptLabel?.frame = CGRect(x: edge, y: Metrics.promptPadding, width: width, height: promptLabelHeight)
        scopes?.frame = CGRect(x: edge, y: y + fieldHeight + padding, width: width, height: Metrics.scopes)
        // The title of the cancel button is aligned with the trailing edge of the scope buttons; the button's padding
        // extends beyond that edge.
        let cancelWidth = cancelButton.intrinsicContentSize.width.rounded(.up)
        let cancelX = edge + width + Metrics.buttonPadding - cancelWidth
        place(cancelButton, x: cancelX, y: y, width: cancelWidth)
        place(
            searchTextField, x: edge, y: y, width: showsCancelButton ? max(0, cancelX - Metrics.gap - edge) : width)
    }

    /// Performs `change` and updates the layout, optionally animated. Then calls `completion`.
    func change(
        animated: Bool, _ change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
        setNeedsLayout()
        guard animated, hasRunningClock else {
            change()
            return completion()
        }
        UIView.animate(
            withDuration: Metrics.duration,
            animations: { [self] in
                change()
                layoutIfNeeded()
            }, completion: { _ in completion() })
    }

    func updateBackground() {
        ground.isHidden = searchBarStyle == .minimal || isInNavigationBar && barTintColor == nil
        ground.backgroundColor = barTintColor ?? barStyle.backgroundColor
    }

    func updatePrompt() {
        if let prompt {
            let label = promptLabel ?? makePromptLabel()
            label.text = prompt
        } else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
        }
        contentHeightDidChange(animated: false)
    }

    func reloadScopes() {
        scopes?.removeFromSuperview()
        scopes = nil
        if let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.isHidden = !showsScopeBar
            control.addAction(
                UIAction { [weak self] in
                    if let control = $0.sender as? UISegmentedControl { self?.userDidSelect(control) }
                }, for: .valueChanged)
            addSubview(control)
            scopes = control
            selectScope()
        }
        contentHeightDidChange(animated: false)
    }

    func selectScope() {
        guard let scopes else { return }
        let isValid = (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex)
        scopes.selectedSegmentIndex = isValid ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }

    // MARK: Private

    private var padding: CGFloat { isInNavigationBar ? Metrics.paddingInNavigationBar : Metrics.padding }

    private var fieldHeight: CGFloat { searchTextField.intrinsicContentSize.height }

    private var scopeHeight: CGFloat { showsScopeBar && scopes != nil ? Metrics.scopes + padding : 0 }

    private var promptHeight: CGFloat { promptLabel == nil ? 0 : promptLabelHeight + Metrics.promptPadding }

    private var promptLabelHeight: CGFloat { promptLabel?.sizeThatFits(.zero).height.rounded(.up) ?? 0 }

    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: fieldHeight)
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        insertSubview(label, aboveSubview: ground)
        promptLabel = label
        return label
    }

    private func userDidSelect(_ control: UISegmentedControl) {
        selectedScopeButtonIndex = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }
}
