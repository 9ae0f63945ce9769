public import Foundation

extension UITableView {
    // MARK: Cells

    /// Registers the class of the cells that `dequeueReusableCell` creates for `identifier`; `nil` removes the
    /// registration. Classes that don't inherit from `UITableViewCell` are rejected with a warning.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        ReusePool.check(cellClass, is: UITableViewCell.self) {
            list.pool.register(.cell(identifier), $0) { type, _ in type.init(reuseIdentifier: identifier) }
        }
    }

    /// Returns a reused cell for `identifier`, or a new one of the registered class; `nil` if no class is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        list.pool.dequeue(.cell(identifier)) as? UITableViewCell
    }

    /// Returns a reused or new cell for `identifier`. If no class is registered, reports the identifier and returns an
    /// empty cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        list.pool.reportUnregistered(.cell(identifier), "cell class", in: "UITableView")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: Headers and footers

    /// Registers the class of the views that `dequeueReusableHeaderFooterView` creates for `identifier`; `nil` removes
    /// the registration.
    public func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        let key = UITableViewHeaderFooterView.key(identifier)
        ReusePool.check(viewClass, is: UITableViewHeaderFooterView.self) {
            list.pool.register(key, $0) { type, _ in type.init(queue: identifier) }
        }
    }

    /// Returns a reused header or footer for `identifier`, or a new one of the registered class; `nil` if no class is
    /// registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        list.pool.dequeue(UITableViewHeaderFooterView.key(identifier)) as? UITableViewHeaderFooterView
    }
}

extension UITableViewCell: ReusablePart, ListCell {
    var reuseKey: ReusePool.Key? { reuseIdentifier.map(ReusePool.Key.cell) }
    var ringRadius: CGFloat { 0 }
}

extension UITableViewHeaderFooterView: ReusablePart {
    /// Returns the key of the reuse queue, which headers and footers share.
    static func key(_ identifier: String) -> ReusePool.Key {
        ReusePool.Key(kind: "header or footer", identifier: identifier)
    }

    var reuseKey: ReusePool.Key? { reuseIdentifier.map(Self.key) }

    func resetForReuse() {}
}
