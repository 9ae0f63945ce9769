import Foundation
public import ListKit
import Reporting

extension UITableView {
    /// Registers the nib whose cell is created for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UITableViewCell.self, identifier) }
    }

    /// Registers the nib whose header or footer is created for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(headerFooterWithIdentifier: identifier) { nib.makePart(UITableViewHeaderFooterView.self, identifier) }
    }
}

extension UICollectionView {
    /// Registers the nib whose cell is created for `identifier`. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(cellWithIdentifier: identifier) { nib.makePart(UICollectionViewCell.self, identifier) }
    }

    /// Registers the nib whose supplementary view of `kind` is created for `identifier`. `nil` removes the
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
    /// Creates the first top-level object that is a `Part`, for the reuse identifier `identifier`. Reports a nib
    /// without one.
    fileprivate func makePart<Part>(_ type: Part.Type, _ identifier: String) -> Part? {
        for case let part as Part in instantiate(owner: nil, reuseIdentifier: identifier) { return part }
        if let document { Diagnostics.report("\(printable(document.name)): no \(type) at the top level") }
        return nil
    }
}
