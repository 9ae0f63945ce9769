public import Foundation
import LayerKit

/// A presentation controller for a sheet whose height is determined by one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The detents of the sheet, lowest first. `.large()` by default; an empty array counts as `[.large()]`.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The identifier of the selected detent; `nil`, the default, or an unknown identifier selects the first detent.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { presentation?.setNeedsLayout() } }
    }
    /// `true` if the sheet shows a grabber at the top. A press on the grabber selects the next detent. Dragging the
    /// grabber, or any area that doesn't handle drags itself, selects the nearest detent; a drag below the lowest
    /// detent can dismiss the sheet. Sheets with non-default detents can be dragged without a grabber, too. `false` by
    /// default.
    open var prefersGrabberVisible = false { didSet { presentation?.setNeedsLayout() } }
    /// The corner radius of the sheet, in points; `nil`, the default, uses 12.
    open var preferredCornerRadius: CGFloat? { didSet { presentation?.setNeedsLayout() } }
    /// `true` if scrolling beyond the end of content expands the sheet. `true` by default. No effect, because it never
    /// does.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// `true` if the sheet is attached to the edge in a window of compact height. `false` by default. No effect,
    /// because sheets are attached to the edge only in narrow windows.
    open var prefersEdgeAttachedInCompactHeight = false
    /// `true` if an edge-attached sheet has the controller's preferred width. `false` by default. No effect, because
    /// such a sheet is as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// The height by which the sheet exceeds its detent during a drag, in points.
    var drag: CGFloat = 0 { didSet { presentation?.setNeedsLayout() } }

    private static let duration = 0.35

    /// Animates the changes that `changes` makes to the sheet's properties.
    @preconcurrency
    open func animateChanges(_ changes: @MainActor () -> Void) {
        guard let presentation, presentation.window != nil else { return changes() }
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: Self.duration) {
                changes()
                presentation.setNeedsLayout()
                presentation.layoutIfNeeded()
            }
        }
    }

    /// Recomputes the heights of custom detents.
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
        let least = heights.min() ?? selected
        return min(max(selected + drag, least), max(heights.max() ?? selected, least))
    }

    /// Returns the distance by which the sheet is dragged below its lowest detent, in points of its height.
    func overdrag(maximum: CGFloat, half: CGFloat) -> CGFloat {
        let choices = choices(maximum: maximum, half: half)
        let selected = (choices.first { $0.identifier == selectedDetentIdentifier } ?? choices.first)?.height ?? maximum
        return max(0, (choices.map(\.height).min() ?? maximum) - selected - drag)
    }

    /// `true` if the sheet can be dragged because it has a grabber or non-default detents.
    var isDraggable: Bool { prefersGrabberVisible || !isUsual }

    /// `true` if the only detent is the maximum height.
    var isUsual: Bool { detents.isEmpty || detents.count == 1 && detents[0].identifier == .large }

    /// Selects the next detent.
    func selectNext() {
        guard detents.count > 1 else { return }
        select(detents[(selectedIndex + 1) % detents.count].identifier)
    }

    /// Selects the nearest detent when a drag ends.
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

    /// Returns the detents' identifiers and heights. Returns copies, because resolvers may change the detents.
    private func choices(maximum: CGFloat, half: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        detents.map { ($0.identifier, $0.height(maximum: maximum, half: half, traits: traitCollection)) }
    }

    private func select(_ identifier: Detent.Identifier) {
        let isOther = detents.isEmpty || identifier != detents[selectedIndex].identifier
        animateChanges {
            drag = 0
            selectedDetentIdentifier = identifier
        }
        if isOther {
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
