extension UITableViewCell: ReusablePart, ListCell {
    var reuseKey: ReusePool.Key? { reuseIdentifier.map(ReusePool.Key.cell) }
    var ringRadius: CGFloat { 0 }
}

extension UITableViewHeaderFooterView: ReusablePart {
    /// Returns the key of the reuse queue that headers and footers with `identifier` share.
    static func key(_ identifier: String) -> ReusePool.Key {
        ReusePool.Key(kind: "header or footer", identifier: identifier)
    }

    var reuseKey: ReusePool.Key? { reuseIdentifier.map(Self.key) }

    func resetForReuse() {}
}

extension UITableViewCell: ConfiguredPart {
    var hasConfigurationUpdateHandler: Bool { configurationUpdateHandler != nil }
    var standardViews: [UIView] { [parts.text, parts.detail, parts.image].compactMap(\.self) }
}

extension UITableViewHeaderFooterView: ConfiguredPart {
    var hasConfigurationUpdateHandler: Bool { configurationUpdateHandler != nil }
    var standardViews: [UIView] { [title].compactMap(\.self) }
}
