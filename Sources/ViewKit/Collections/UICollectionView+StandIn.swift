package import Foundation
import Reporting

extension UICollectionView {
    // MARK: Package

    /// Shows the items of `source` instead of the data source's, or with nil those of the data source again. What is on
    /// screen stays above the new items and fades for `fade` seconds; with 0 it is gone at once.
    package func setStandInSource(_ source: (any CollectionStandInSource)?, fade: TimeInterval) {
        highlight(nil)
        endAllDepartures()
        let old = shown.sorted { $0.key < $1.key }.map(\.value)
        shown = [:]
        departing.finish()
        departing.take(old, in: window, duration: fade)
        setStandIn(source)
        // The new items may be fewer: what departs keeps its place on the screen.
        let place = contentOffset
        prepareIfNeeded()
        contentOffset = clamped(contentOffset)
        departing.move(by: CGVector(dx: contentOffset.x - place.x, dy: contentOffset.y - place.y))
    }

    /// The supplementary views on screen, with their kinds and places, in order.
    package var visibleSupplementaryViews: [(kind: String, indexPath: IndexPath, view: UICollectionReusableView)] {
        shown.keys.sorted().compactMap { element in
            guard let kind = element.kind, let view = shown[element] else { return nil }
            return (kind, element.indexPath, view)
        }
    }

    /// Whether `view`, a subview, is an element of the collection view: a cell or a supplementary view, also on its way out.
    package func isElement(_ view: UIView) -> Bool {
        view is UICollectionReusableView && view !== backgroundView
    }

    /// The cells and supplementary views that still fade out over the present items.
    package var departingViews: [UICollectionReusableView] { departing.views }

    // MARK: Internal

    /// How many items of `section` are on the first screenful that begins with it, whatever the layout; 0 in a view
    /// without a size. `setCount` tells the collection view a number to try.
    func numberOfItemsThatFillView(inSection section: Int, setCount: (Int) -> Void) -> Int {
        guard bounds.width > 0, bounds.height > 0 else { return 0 }
        var count = FillTrial.first
        while true {
            setCount(count)
            collectionViewLayout.prepare()
            let frames = (0..<count).map {
                collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
            guard let start = frames.first ?? nil else { return 0 }
            let area = CGRect(origin: start.origin, size: bounds.size)
            let shown = frames.count { $0?.isVisible(in: area) ?? false }
            if shown < count { return shown }
            guard count < FillTrial.most else {
                Diagnostics.report(
                    "UICollectionView: \(FillTrial.most) items do not fill a view of \(bounds.width) by \(bounds.height) "
                        + "points; no more stand in")
                return shown
            }
            count = min(count * 4, FillTrial.most)
        }
    }

    private enum FillTrial {
        static let first = 16
        static let most = ListLimits.mostStandIns
    }
}
