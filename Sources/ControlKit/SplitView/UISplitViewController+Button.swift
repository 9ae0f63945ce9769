import Foundation
import ViewKit

/// The buttons and the edge gesture that show and hide columns.
extension UISplitViewController {
    /// Creates a button that shows the next column, or hides columns.
    func makeButtonItem() -> UIBarButtonItem {
        let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        update(item)
        return item
    }

    /// Creates the gesture recognizer that shows the next column when the user drags from the edge of the window.
    func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer { [weak self] pan in
            guard pan.state == .began, let self else { return }
            choose(layout.count + 1)
        }
        pan.isEnabled = false
        return pan
    }

    /// Updates the buttons and the edge gesture. If the buttons are visible, there is one in the navigation bar of the
    /// outermost visible column and, if other columns cover the secondary column, another one in that column's bar.
    func updateButtons() {
        guard isViewLoaded else { return }
        edgePan.isEnabled = presentsWithGesture && !isCollapsed && layout.count < sides.count
        edgePan.edges = isPrimaryAtRight ? .right : .left
        var targets: [Column] = []
        if hasBarButtons {
            targets = [layout.visibleSides.first ?? .secondary]
            if layout.behavior == .overlay { targets.append(.secondary) }
        }
        for column in columns where leaving[column] == nil {
            guard let navigation = containers[column] as? UINavigationController else { continue }
            navigation.navigationBar.leadingItem = targets.contains(column) ? barButton(in: column) : nil
        }
        update(buttonItem)
        buttonItem.isHidden = isCollapsed
    }

    // MARK: Private

    private var hasBarButtons: Bool {
        guard style != .unspecified, !isCollapsed, !sides.isEmpty else { return false }
        return switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .never: false
        case .always: true
        }
    }

    private func barButton(in column: Column) -> UIBarButtonItem {
        if let item = barButtons[column] {
            update(item)
            return item
        }
        let item = makeButtonItem()
        barButtons[column] = item
        return item
    }

    private func update(_ item: UIBarButtonItem) {
        let symbol = isPrimaryAtRight ? "sidebar.right" : "sidebar.left"
        if item.accessibilityIdentifier != symbol || item.image == nil {
            let size = UIImage.SymbolConfiguration(pointSize: 18)
            item.image = UIImage(systemName: symbol, withConfiguration: size)
            item.accessibilityIdentifier = symbol
        }
        item.accessibilityLabel = layout.count < sides.count ? "Show sidebar" : "Hide sidebar"
    }
}
