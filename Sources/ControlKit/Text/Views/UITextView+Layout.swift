package import Foundation
import ViewKit

extension UITextView: WidthDependentContent {
    package var heightDependsOnWidth: Bool { !isScrollEnabled }

    package func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    }
}
