public import Foundation
import LayerKit
import Reporting

/// Names a queue of views that are used again; `kind` is nil for cells.
struct ReuseKey: Hashable {
    let kind: String?
    let identifier: String
}

extension UICollectionView {
    /// Registers the class whose cells `dequeueReusableCell` makes for `identifier`; nil takes the registration back.
    public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        registeredClasses[ReuseKey(kind: nil, identifier: identifier)] = cellClass
    }

    /// Registers the class whose views `dequeueReusableSupplementaryView` makes for `identifier` and `elementKind`; nil
    /// takes the registration back.
    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        registeredClasses[ReuseKey(kind: elementKind, identifier: identifier)] = viewClass
    }

    /// A cell for `identifier` that left the screen, or a new one of the registered class. For an identifier that was never
    /// registered a message names it, and an empty cell is given.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(ReuseKey(kind: nil, identifier: identifier), for: indexPath)
        if let cell = view as? UICollectionViewCell { return cell }
        reportUnregistered("cell class", identifier: identifier, kind: nil)
        let cell = UICollectionViewCell(frame: .zero)
        cell.isFromQueue = true
        return cell
    }

    /// A view for `identifier` and `elementKind` that left the screen, or a new one of the registered class. For an
    /// identifier that was never registered a message names it, and an empty view is given.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(ReuseKey(kind: elementKind, identifier: identifier), for: indexPath) { return view }
        reportUnregistered("view class of kind \"\(elementKind)\"", identifier: identifier, kind: elementKind)
        return UICollectionReusableView(frame: .zero)
    }

    /// Takes `view` off the screen and keeps it for another use.
    func enqueue(_ view: UICollectionReusableView) {
        isExchangingViews = true
        view.removeFromSuperview()
        isExchangingViews = false
        guard let identifier = view.reuseIdentifier else { return }
        reusePool[ReuseKey(kind: view.elementKind, identifier: identifier), default: []].append(view)
    }

    private func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
        let element = CollectionElement(kind: key.kind, indexPath: indexPath)
        let attributes = attributesBeingDisplayed.flatMap { $0.element == element ? $0 : nil }
        let view: UICollectionReusableView
        if let used = reusePool[key]?.popLast() {
            used.resetForReuse()
            used.prepareForReuse()
            view = used
        } else if let made = registeredClasses[key]?.init(
            frame: attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero,
            reuseIdentifier: key.identifier)
        {
            made.elementKind = key.kind
            made.isFromQueue = true
            view = made
        } else {
            return nil
        }
        // The app fills the view in its final size.
        if let attributes { view.place(by: attributes) }
        return view
    }

    private func reportUnregistered(_ subject: String, identifier: String, kind: String?) {
        let known = registeredClasses.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
        let list = known.isEmpty ? "none" : known.joined(separator: ", ")
        Diagnostics.report(
            "UICollectionView: no \(subject) is registered for \"\(identifier)\" (registered: \(list))")
    }
}
