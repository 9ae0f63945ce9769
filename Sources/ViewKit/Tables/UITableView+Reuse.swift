public import Foundation
import LayerKit
import Reporting

extension UITableView {
    // MARK: Cells

    /// Registers the class whose cells `dequeueReusableCell` makes for `identifier`; nil takes the registration back.
    public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        registeredClasses[identifier] = cellClass
    }

    /// A cell for `identifier` that left the screen, or a new one of the registered class; nil when there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusePool[identifier]?.popLast() {
            cell.resetForReuse()
            cell.prepareForReuse()
            return cell
        }
        return registeredClasses[identifier]?.init(reuseIdentifier: identifier)
    }

    /// A cell for `identifier`; for one that was never registered a message names it, and an empty cell is given.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        report("cell", identifier, known: Array(registeredClasses.keys))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: Headers and footers

    /// Registers the class whose views `dequeueReusableHeaderFooterView` makes for `identifier`; nil takes the registration
    /// back.
    public func register(
        _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        registeredHeaderFooterClasses[identifier] = viewClass
    }

    /// A header or footer for `identifier` that left the screen, or a new one of the registered class; nil when there is
    /// neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool[identifier]?.popLast() {
            view.endPassingAnimations()
            view.prepareForReuse()
            return view
        }
        return registeredHeaderFooterClasses[identifier]?.init(queue: identifier)
    }

    // MARK: Internal

    /// Takes `view` off the screen and keeps it for another use.
    func enqueue(_ view: UIView) {
        isExchangingCells = true
        view.removeFromSuperview()
        isExchangingCells = false
        if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
            reusePool[identifier, default: []].append(cell)
        } else if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier {
            headerFooterPool[identifier, default: []].append(edge)
        }
    }

    private func report(_ kind: String, _ identifier: String, known: [String]) {
        let list = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
        Diagnostics.report("UITableView: no \(kind) class is registered for \"\(identifier)\" (registered: \(list))")
    }
}
