package import Foundation

extension UILabel: WidthDependentContent {
    package var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    package func contentHeight(forWidth width: CGFloat) -> CGFloat {
        hasDisplayedText ? textLayout(width: width).size.height : 0
    }
}

extension UILabel: BaselineContent {
    package func baselines(forWidth width: CGFloat) -> TextBaselines {
        let layout = textLayout(width: numberOfLines != 1 && width > 0 ? width : nil)
        return TextBaselines(
            first: layout.firstBaseline, last: layout.lastBaseline, textHeight: layout.size.height)
    }
}
