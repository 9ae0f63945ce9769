public import Foundation
import LayerKit

/// A presentation controller for a sheet whose height is determined by one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The detents of the sheet, lowest first. `.large()` by default; an empty array counts as `[.large()]`. If
    /// `.large()` is the only detent, the sheet's height is that of `preferredContentSize` or, if that is 0, that of
    /// the sheet's style.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The identifier of the selected detent; `nil`, the default, or an unknown identifier selects the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { presentation?.setNeedsLayout() } }
    }
    /// `true` if the sheet shows a grabber at the top. Pressing the grabber selects the next detent. Dragging the
    /// grabber, or any area that doesn't handle drags itself, selects the nearest detent; a drag below the lowest
    /// detent can dismiss the sheet. Sheets with non-default detents can be dragged without a grabber, too. `false` by
    /// default.
    open var prefersGrabberVisible = false { didSet { presentation?.setNeedsLayout() } }
    /// The corner radius of the sheet, in points; `nil`, the default, uses 12.
    open var preferredCornerRadius: CGFloat? { didSet { presentation?.setNeedsLayout() } }
    /// Has no effect, because scrolling never expands a sheet. `true` by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Has no effect, because sheets are attached to the bottom edge only in narrow windows. `false` by default.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect, because a sheet attached to the bottom edge is always as wide as the window. `false` by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// The height, in points, that the drag in progress adds to the selected detent's height; negative for a downward
    /// drag.
    var drag: CGFloat = 0 { didSet { presentation?.setNeedsLayout() } }

    private static let duration = 0.35

    /// Animates the changes that `changes` makes to the sheet's properties.
    @preconcurrency
    open func animateChanges(_ changes: @MainActor () -> Void) {
        guard let presentation, presentation.hasRunningClock else { return changes() }
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.duration) {
                changes()
                presentation.setNeedsLayout()
                presentation.layoutIfNeeded()
            }
        }
    }

    /// Recomputes the heights of custom detents at the next layout.
    open func invalidateDetents() {
        presentation?.setNeedsLayout()
    }

    // MARK: Internal

    /// Returns the height of the sheet, at most `maximum` points; `half` is half of the container's height.
    func height(maximum: CGFloat, half: CGFloat) -> CGFloat {
        let choices = choices(maximum: maximum, half: half)
        let selected = (choices.first { $0.identifier == selectedDetentIdentifier } ?? choices.first)?.height ?? maximum
        guard drag != 0 else { return selected }
        let heights = choices.map(\.height)
        let lowest = heights.min() ?? selected
        return min(max(selected + drag, lowest), max(heights.max() ?? selected, lowest))
    }

    /// Returns the height, in points, by which the drag in progress would shrink the sheet below its lowest detent.
    func overdrag(maximum: CGFloat, half: CGFloat) -> CGFloat {
        let choices = choices(maximum: maximum, half: half)
        let selected = (choices.first { $0.identifier == selectedDetentIdentifier } ?? choices.first)?.height ?? maximum
        return max(0, (choices.map(\.height).min() ?? maximum) - selected - drag)
    }

    /// `true` if the sheet can be dragged because it has a grabber or non-default detents.
    var isDraggable: Bool { prefersGrabberVisible || !hasDefaultDetents }

    /// `true` if `.large` is the only detent, or if there are no detents.
    var hasDefaultDetents: Bool { detents.isEmpty || detents.count == 1 && detents[0].identifier == .large }

    /// Selects the next detent, wrapping around at the end.
    func selectNext() {
        guard detents.count > 1 else { return }
        select(detents[(selectedIndex + 1) % detents.count].identifier)
    }

    /// Ends the drag in progress and selects the nearest detent.
    func endDrag(maximum: CGFloat, half: CGFloat) {
        let height = height(maximum: maximum, half: half)
        let nearest = choices(maximum: maximum, half: half).min { abs($0.height - height) < abs($1.height - height) }
        guard let nearest else {
            drag = 0
            return
        }
        select(nearest.identifier)
    }

    // MARK: Private

    private var selectedIndex: Int { detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0 }

    /// Returns the detents' identifiers and heights, copied because resolvers may change the detents.
    private func choices(maximum: CGFloat, half: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        detents.map { ($0.identifier, $0.height(maximum: maximum, half: half, traits: traitCollection)) }
    }

    private func select(_ identifier: Detent.Identifier) {
        let isChanged = detents.isEmpty || identifier != detents[selectedIndex].identifier
        animateChanges {
            drag = 0
            selectedDetentIdentifier = identifier
        }
        if isChanged {
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
}

/// The delegate of a sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user selects a different detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UIViewController {
    /// The presentation controller of this controller's sheet; `nil` for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
