import ControlKit
import Foundation
import ViewKit

/// The columns of split view controllers.
extension SceneSource {
    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "primaryViewController": .primary,
        "supplementaryViewController": .supplementary, "detailViewController": .secondary,
        "secondaryViewController": .secondary, "compactViewController": .compact,
    ]

    /// Sets the style and the columns of `split`. The style is classic unless an attribute, a compact column or a
    /// supplementary column requires a column style.
    func setColumns(of split: UISplitViewController, to children: [Child]) {
        let columns = children.map { Self.columns[$0.relationship] }
        let allowsDouble = element.bool("allowDoubleColumnStyle") == true || columns.contains(.compact)
        let allowsTriple = element.bool("allowTripleColumnStyle") == true || columns.contains(.supplementary)
        split.style = allowsTriple ? .tripleColumn : allowsDouble ? .doubleColumn : .unspecified
        var classic: [UISplitViewController.Column: UIViewController] = [:]
        for (column, child) in zip(columns, children) {
            guard let column else {
                document.report("unknown relationship \"\(child.relationship)\"; child ignored", at: element)
                continue
            }
            if split.style == .unspecified {
                classic[column] = child.controller
            } else {
                split.setViewController(child.controller, for: column)
            }
        }
        guard split.style == .unspecified else { return }
        split.viewControllers = [classic[.primary], classic[.secondary]].compactMap { $0 }
    }
}
