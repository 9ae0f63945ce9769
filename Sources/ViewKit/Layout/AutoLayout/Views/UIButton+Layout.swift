package import Foundation

extension UIButton: BaselineContent {
    package func baselines(forWidth width: CGFloat) -> TextBaselines {
        titleLabel?.baselines(forWidth: width) ?? TextBaselines(first: 0, last: 0, textHeight: 0)
    }
}
