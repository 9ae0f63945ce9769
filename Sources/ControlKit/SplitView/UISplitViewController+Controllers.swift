import Foundation
import Reporting
import ViewKit

/// The controllers of the columns as children of the split view controller.
extension UISplitViewController {
    /// Replaces the controllers of the given columns without animation. A `nil` controller removes the current one.
    func replace(_ changes: [(column: Column, controller: UIViewController?)]) {
        changeColumns {
            for change in changes { install(change.controller, for: change.column) }
        }
    }

    /// Replaces the controllers of all columns except the compact column.
    func replaceAll(_ new: [UIViewController]) {
        if new.count > columns.count {
            Diagnostics.report(
                "UISplitViewController: \(new.count) controllers for \(columns.count) columns; extra ones ignored")
        }
        replace(
            zip(columns, columns.indices).map { ($0, $1 < new.count ? new[$1] : nil) }.filter {
                containers[$0.0] !== $0.1
            })
    }

    /// Makes `controller`, in a navigation controller if necessary, the controller of `column`, and removes the former
    /// one; `nil` only removes it. Called only by `changeColumns`, which first takes collapsed columns apart.
    func install(_ controller: UIViewController?, for column: Column) {
        let old = containers[column]
        guard controller !== old || controller == nil else { return controllers[column] = controller }
        for (other, former) in controllers where other != column && former === controller { remove(other) }
        if let controller, !(controller is UINavigationController), wrappedColumns.contains(column),
            let navigation = old as? UINavigationController
        {
            controllers[column] = controller
            return navigation.setViewControllers([controller], animated: false)
        }
        remove(column)
        guard let controller else { return }
        for (other, container) in containers where container === controller { remove(other) }
        let isWrapped = style != .unspecified && column != .compact && !(controller is UINavigationController)
        let container = isWrapped ? UINavigationController(rootViewController: controller) : controller
        addChild(container)
        guard container.parent === self else { return }
        controllers[column] = controller
        containers[column] = container
        if isWrapped { wrappedColumns.insert(column) }
        container.didMove(toParent: self)
    }

    private func remove(_ column: Column) {
        controllers[column] = nil
        wrappedColumns.remove(column)
        guard let old = containers.removeValue(forKey: column) else { return }
        old.willMove(toParent: nil)
        forgetView(of: column)
        (old as? UINavigationController)?.navigationBar.leadingItem = nil
        if old.parent === self { old.removeFromParent() }
    }
}
