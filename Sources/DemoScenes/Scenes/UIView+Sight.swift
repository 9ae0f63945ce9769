import Foundation
import ViewKit

extension UIView {
    /// Scrolls the enclosing scroll views just enough to show the view, or as much of it as fits.
    func scrollIntoSight() {
        let around = sequence(first: self, next: \.superview).dropFirst()
        for case let scrollView as UIScrollView in around {
            var place = convert(bounds, to: scrollView)
            let room = scrollView.bounds.size
            let whole = CGSize(width: min(place.width, room.width), height: min(place.height, room.height))
            let seen = place.intersection(scrollView.bounds)
            guard seen.width < whole.width || seen.height < whole.height else { continue }
            place.size = whole
            scrollView.scrollRectToVisible(place, animated: false)
        }
    }
}
