import Foundation
import ViewKit

extension UIView {
    /// Scrolls the enclosing scroll views just enough to show the view, or as much of it as fits.
    func scrollIntoView() {
        let ancestors = sequence(first: self, next: \.superview).dropFirst()
        for case let scrollView as UIScrollView in ancestors {
            var rect = convert(bounds, to: scrollView)
            let visibleSize = scrollView.bounds.size
            let target = CGSize(width: min(rect.width, visibleSize.width), height: min(rect.height, visibleSize.height))
            let visible = rect.intersection(scrollView.bounds)
            guard visible.width < target.width || visible.height < target.height else { continue }
            rect.size = target
            scrollView.scrollRectToVisible(rect, animated: false)
        }
    }
}
