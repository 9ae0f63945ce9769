import Foundation
import ViewKit

extension UIView {
    /// Scrolls the enclosing scroll views just enough to show the view, or as much of it as fits.
    func scrollIntoSight() {
        let around = sequence(first: self, next: \.superview).dropFirst()
        for case let scrollView as UIScrollView in around {
            var rect = convert(bounds, to: scrollView)
            let room = scrollView.bounds.size
            let whole = CGSize(width: min(rect.width, room.width), height: min(rect.height, room.height))
            let seen = rect.intersection(scrollView.bounds)
            guard seen.width < whole.width || seen.height < whole.height else { continue }
            rect.size = whole
            scrollView.scrollRectToVisible(rect, animated: false)
        }
    }
}
