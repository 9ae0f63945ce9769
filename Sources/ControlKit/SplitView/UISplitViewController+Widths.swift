public import Foundation
import ViewKit

/// The widths of the columns. A width or fraction that isn't positive and finite counts as `automaticDimension`.
extension UISplitViewController {
    /// The preferred width of the primary column, in points. `automaticDimension`, the default, uses
    /// `preferredPrimaryColumnWidthFraction`. Setting it replaces the user's choice.
    public var preferredPrimaryColumnWidth: CGFloat {
        get { widths.primary.preferred }
        set { widths.primary.preferred = newValue }
    }

    /// The preferred width of the primary column as a fraction of the split view's width. `automaticDimension`, the
    /// default, uses 0.28 of the split view's width, clamped to 220...320 points. Setting it replaces the user's
    /// choice.
    public var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths.primary.fraction }
        set { widths.primary.fraction = newValue }
    }

    /// The minimum width of the primary column, in points. `automaticDimension`, the default, is 160 points.
    public var minimumPrimaryColumnWidth: CGFloat {
        get { widths.primary.minimum }
        set { widths.primary.minimum = newValue }
    }

    /// The maximum width of the primary column, in points. `automaticDimension`, the default, is half the width of the
    /// split view. The column always leaves 200 points to the secondary column or the dimmed area.
    public var maximumPrimaryColumnWidth: CGFloat {
        get { widths.primary.maximum }
        set { widths.primary.maximum = newValue }
    }

    /// The preferred width of the supplementary column, in points. `automaticDimension`, the default, uses
    /// `preferredSupplementaryColumnWidthFraction`. Setting it replaces the user's choice.
    public var preferredSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.preferred }
        set { widths.supplementary.preferred = newValue }
    }

    /// The preferred width of the supplementary column as a fraction of the split view's width. `automaticDimension`,
    /// the default, uses 0.3, clamped to 260...375 points. Setting it replaces the user's choice.
    public var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths.supplementary.fraction }
        set { widths.supplementary.fraction = newValue }
    }

    /// The minimum width of the supplementary column, in points. `automaticDimension`, the default, is 160 points.
    public var minimumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.minimum }
        set { widths.supplementary.minimum = newValue }
    }

    /// The maximum width of the supplementary column, in points. `automaticDimension`, the default, is half the width
    /// of the split view. The column always leaves 200 points to the secondary column or the dimmed area.
    public var maximumSupplementaryColumnWidth: CGFloat {
        get { widths.supplementary.maximum }
        set { widths.supplementary.maximum = newValue }
    }

    /// The width of the primary column, in points, even if it is hidden.
    public var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// The width of the supplementary column, in points, even if it is hidden; 0 if the style has none.
    public var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    // MARK: Internal

    /// Returns the width of the primary or supplementary column. Ignores the user's choice if `isStandard` is `true`.
    func width(of column: Column, isStandard: Bool = false) -> CGFloat {
        let total = availableWidth
        let hasBoth = containers[.supplementary] != nil && containers[.primary] != nil
        let inner = widths.supplementary.resolved(in: total, reserved: 0, isStandard: isStandard)
        if column == .supplementary { return inner }
        return widths.primary.resolved(in: total, reserved: hasBoth ? inner : 0, isStandard: isStandard)
    }

    /// Returns the widths that the user can choose for `column`.
    func widthRange(of column: Column) -> ClosedRange<CGFloat> {
        let others = layout.sides.suffix(layout.count).filter { $0.column != column }
        let reserved = others.reduce(0) { $0 + $1.width }
        return (column == .primary ? widths.primary : widths.supplementary)
            .range(in: availableWidth, reserved: reserved)
    }

    /// Sets the width of `column` on behalf of the user, clamped to the allowed range.
    func setWidth(_ width: CGFloat, of column: Column) {
        guard !width.isNaN else { return }
        let range = widthRange(of: column)
        let chosen = min(max(width, range.lowerBound), range.upperBound).rounded()
        guard chosen != self.width(of: column) else { return }
        if column == .primary { widths.primary.dragged = chosen } else { widths.supplementary.dragged = chosen }
    }

    /// Restores the default width of `column`, animated.
    func restoreWidth(of column: Column) {
        if column == .primary { widths.primary.dragged = nil } else { widths.supplementary.dragged = nil }
        arrange(animated: true)
    }

    /// The width of the split view or, before its view is loaded, of the window or the screen.
    var availableWidth: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? windowSize.width
        return width > 0 ? width : UIScreen.main.bounds.width
    }

    func setNeedsColumnLayout() { viewIfLoaded?.setNeedsLayout() }
}
