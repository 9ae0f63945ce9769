import Foundation

extension UITextField: BaselineContent {
    func baselines(forWidth width: CGFloat) -> TextBaselines {
        let layout = shownLayout
        return TextBaselines(
            first: layout.firstBaseline, last: layout.lastBaseline, textHeight: layout.size.height)
    }
}
