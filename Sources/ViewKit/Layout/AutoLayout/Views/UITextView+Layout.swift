import Foundation

extension UITextView: WidthDependentContent {
    var isFlowing: Bool { !isScrollEnabled }

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    }
}
