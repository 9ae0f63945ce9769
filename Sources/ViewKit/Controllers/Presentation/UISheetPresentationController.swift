public import Foundation
import LayerKit

/// Places a controller that is presented as a sheet: its height is one of those that the detents give.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights between which the sheet can be changed, the least first. One, as high as the sheet can be, by
    /// default; none counts as that.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The detent whose height the sheet has; nil, the default, and one that is not among them are the first.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { presentation?.setNeedsLayout() } }
    }
    /// Whether there is a bar at the top of the sheet: a press on it goes to the next detent, a drag of it, and of what
    /// in the sheet takes no drags itself, to the nearest, or, below the least, takes the sheet away. Sheets with other
    /// detents than the usual one are dragged without a bar, too. False by default.
    open var prefersGrabberVisible = false { didSet { presentation?.setNeedsLayout() } }
    /// The radius of the sheet's corners, in points; nil, the default, is 12.
    open var preferredCornerRadius: CGFloat? { didSet { presentation?.setNeedsLayout() } }
    /// Whether scrolling beyond the end of content makes the sheet larger. Without effect: it never does. True by
    /// default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet touches the window's edge in a low window. Without effect: sheets do in narrow ones. False by
    /// default.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as the controller wishes where it touches the edge. Without effect: it is as
    /// wide as the window. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// How much higher than its detent the sheet is while it is dragged, in points.
    var drag: CGFloat = 0 { didSet { presentation?.setNeedsLayout() } }

    private static let duration = 0.35

    /// Makes `changes` of the selected detent and the like, and animates what they do to the sheet.
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

    /// Asks custom detents for their heights again.
    open func invalidateDetents() {
        presentation?.setNeedsLayout()
    }

    // MARK: Internal

    /// The height of the sheet where it can be at most `maximum` points high, and half of the container is `half`.
    func height(maximum: CGFloat, half: CGFloat) -> CGFloat {
        let choices = choices(maximum: maximum, half: half)
        let selected = (choices.first { $0.identifier == selectedDetentIdentifier } ?? choices.first)?.height ?? maximum
        guard drag != 0 else { return selected }
        let heights = choices.map(\.height)
        let least = heights.min() ?? selected
        return min(max(selected + drag, least), max(heights.max() ?? selected, least))
    }

    /// How far below its least height the sheet is dragged, in points of its height.
    func overdrag(maximum: CGFloat, half: CGFloat) -> CGFloat {
        let choices = choices(maximum: maximum, half: half)
        let selected = (choices.first { $0.identifier == selectedDetentIdentifier } ?? choices.first)?.height ?? maximum
        return max(0, (choices.map(\.height).min() ?? maximum) - selected - drag)
    }

    /// Whether a sheet follows drags: one that has a bar, or more heights than the usual one.
    var isDraggable: Bool { prefersGrabberVisible || !isUsual }

    /// Whether a sheet as high as it can be is all there is.
    var isUsual: Bool { detents.isEmpty || detents.count == 1 && detents[0].identifier == .large }

    /// The user goes to the next detent.
    func selectNext() {
        guard detents.count > 1 else { return }
        select(detents[(selectedIndex + 1) % detents.count].identifier)
    }

    /// The user lets the sheet go: it takes the nearest detent.
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

    /// The detents with their heights. What a detent is asked may change which there are; these are those that were.
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

/// Who is told of a sheet's height, too. Everything is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user chose another detent.
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
    /// What presents this controller as a sheet, or will; nil for another style.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
