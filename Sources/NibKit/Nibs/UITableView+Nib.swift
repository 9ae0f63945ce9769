import Foundation
public import ListKit
import Reporting

extension UITableView {
    /// Registers the nib that contains the cell for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UITableViewCell.self, identifier) }
    }

    /// Registers the nib that contains the header or footer for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(headerFooterWithIdentifier: identifier) { nib.makePart(UITableViewHeaderFooterView.self, identifier) }
    }
}

extension UICollectionView {
    /// Registers the nib that contains the cell for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UICollectionViewCell.self, identifier) }
    }

    /// Registers the nib that contains the supplementary view of `kind` for `identifier`. `nil` removes the
    /// registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(supplementaryOfKind: kind, identifier: identifier) {
            nib.makePart(UICollectionReusableView.self, identifier)
        }
    }
}

extension UINib {
    /// Creates the nib's objects and returns the first top-level object that is a `Part`, with the reuse identifier
    /// `identifier`. If no such object exists, logs a warning and returns `nil`.
    fileprivate func makePart<Part>(_ type: Part.Type, _ identifier: String) -> Part? {
        for case let part as Part in instantiate(owner: nil, reuseIdentifier: identifier) { return part }
        if let document { Diagnostics.report("\(printable(document.name)): no \(type) at the top level") }
        return nil
    }
}
