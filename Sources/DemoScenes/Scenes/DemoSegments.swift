import ControlKit
import Foundation
import ViewKit

/// A segmented control whose titles and height follow the text size up to 200%. On iOS, and therefore in `ControlKit`,
/// segmented controls ignore the text size.
@MainActor
final class DemoSegments: UISegmentedControl {
    private static let fontSize: CGFloat = 13

    private var shownScale: CGFloat = 1

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: scaledInBars(size.height))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followTextSize() }
    }

    private func followTextSize() {
        guard barScale != shownScale else { return }
        shownScale = barScale
        let font = UIFont.systemFont(ofSize: Self.fontSize * barScale, weight: .medium)
        setTitleTextAttributes(barScale == 1 ? nil : [.font: font], for: .normal)
        superview?.setNeedsLayout()
    }
}
