import DrawKit
import Foundation
import LayerKit
import ViewKit

/// The view of a split view controller, with the columns, the dividers between them, and the dimming view.
@MainActor
final class SplitView: UIView, FocusOrdering {
    let dim = SplitDim()
    private weak var split: UISplitViewController?
    private var dividers: [UISplitViewController.Column: SplitDivider] = [:]

    init(_ split: UISplitViewController, frame: CGRect) {
        self.split = split
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        clipsToBounds = true
        dim.isHidden = true
        dim.alpha = 0
        dim.wasPressed = { [weak split] in split?.dismissColumns() }
        addSubview(dim)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The visible columns in reading order, each with its divider. A dimmed column is omitted.
    var focusOrder: [UIView] {
        guard let split else { return subviews }
        return split.focusColumns.flatMap { column in
            let views: [UIView?] = [split.shownView(of: column), dividers[column]]
            return views.compactMap { $0 }.filter { !$0.isHidden }
        }
    }

    /// Ends a change in progress, and adds the views of the visible columns before the view enters a window.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        split?.endChange()
        if let newWindow { split?.willEnter(newWindow) }
    }

    override func layoutSubviews() {
        split?.layoutColumns()
    }

    /// Adds the view of `column`. Columns that can cover others are in front.
    func add(_ view: UIView, of column: UISplitViewController.Column) {
        if column == .primary || column == .supplementary {
            insertSubview(view, aboveSubview: dim)
        } else {
            insertSubview(view, at: 0)
        }
    }

    /// Returns the divider after `column`. Creates it on first use, in front of the columns.
    func divider(after column: UISplitViewController.Column) -> SplitDivider? {
        if let divider = dividers[column] { return divider }
        guard let split else { return nil }
        let divider = SplitDivider(column, of: split)
        dividers[column] = divider
        addSubview(divider)
        return divider
    }

    /// Shows the dividers after `columns` at their places in `layout`, and hides all other dividers.
    func placeDividers(after columns: [UISplitViewController.Column], _ layout: SplitLayout) {
        for column in columns {
            let divider = divider(after: column)
            divider?.isHidden = false
            divider?.place(lineAt: layout.lineFrame(after: column))
        }
        for (column, divider) in dividers where !columns.contains(column) && !divider.isHidden {
            window?.resignFocus(in: divider)
            divider.isHidden = true
        }
    }
}

/// The view that dims the secondary column while other columns cover or displace it.
@MainActor
final class SplitDim: UIView {
    /// A closure that is called when a press on the view ends.
    var wasPressed: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.2), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        wasPressed?()
    }
}
