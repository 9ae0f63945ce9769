package import Foundation
package import ViewKit

extension UITextField: BaselineContent {
    package func baselines(forWidth width: CGFloat) -> TextBaselines {
        let layout = displayedLayout
        return TextBaselines(
            first: layout.firstBaseline, last: layout.lastBaseline, textHeight: layout.size.height)
    }
}
