import Foundation
import SkeletonView

/// A label whose font and line bones follow the preferred text size.
@MainActor
final class DemoLabel: UILabel {
    private var defaultLines: SkeletonLineStyle?
    private var lineChanges = SkeletonLineChanges()
    private var lineMargin: CGFloat = 0

    /// Sets the look of the bones to `style`, which is for the default text size, with `changes` applied. If `changes`
    /// has no inset, there are `margin` points above and below the lines.
    func setLines(_ style: SkeletonLineStyle, _ changes: SkeletonLineChanges, margin: CGFloat = 0) {
        defaultLines = style
        lineChanges = changes
        lineMargin = margin
        applyLines()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // A change of other traits, such as the theme, must not undo the changes that the user made to this label.
        let size = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != size { applyLines() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyLines() }
    }

    private func applyLines() {
        guard let defaultLines else { return }
        lineChanges.applied(to: defaultLines.scaled(for: self)).apply(to: self)
        guard lineMargin > 0, lineChanges.inset == nil else { return }
        let margin = scaled(lineMargin)
        skeletonPaddingInsets = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    }
}

extension SkeletonLineStyle {
    /// Returns the style, which is for the default text size, scaled to the text size of `view`.
    @MainActor
    func scaled(for view: UIView) -> SkeletonLineStyle {
        var scaled = self
        (scaled.height, scaled.spacing) = (view.scaled(height), view.scaled(spacing))
        return scaled
    }
}
