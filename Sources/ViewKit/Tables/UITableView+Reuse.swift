public import Foundation
import LayerKit

extension UITableView {
    /// Registers the class whose cells `dequeueReusableCell` makes for `identifier`; nil takes the registration back.
    public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        registeredClasses[identifier] = cellClass
    }

    /// A cell for `identifier` that left the screen, or a new one of the registered class; nil when there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusePool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return registeredClasses[identifier]?.init(reuseIdentifier: identifier)
    }

    /// A cell for `identifier`; for one that was never registered a message names it, and an empty cell is given.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        let known = registeredClasses.keys.sorted().joined(separator: ", ")
        Diagnostics.report(
            "UITableView: no cell class is registered for \"\(identifier)\" (registered: \(known.isEmpty ? "none" : known))"
        )
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Takes `cell` off the screen and keeps it for another row.
    func enqueue(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { reusePool[identifier, default: []].append(cell) }
    }
}
