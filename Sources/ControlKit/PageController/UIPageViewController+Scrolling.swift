import Foundation
import ViewKit

/// Page turns by scrolling and with the keyboard.
extension UIPageViewController {
    /// Handles a new content offset: starts a page turn when the content leaves the center, and ends the page turn when
    /// mouse wheel scrolling reaches a page.
    func contentDidScroll() {
        guard !isArranging else { return }
        if let transition {
            guard transition.cause == .scroll else {
                // Something else, such as the mouse wheel, has interrupted the animation.
                if !scrollView.isContentMoving { endTransition(isCompleted: true, isFinished: false) }
                return
            }
            let progress = self.progress(in: transition.direction)
            if progress < 0 {
                endTransition(isCompleted: false, isFinished: true, keepsMoving: true)
            } else if !scrollView.isContentMoving, progress == 0 || progress >= 1 {
                endTransition(isCompleted: progress > 0, isFinished: true)
            }
        }
        guard transition == nil else { return }
        dropLostPage()
        guard current != nil else { return }
        let forward = progress(in: .forward)
        guard forward != 0 else { return }
        let direction = forward > 0 ? NavigationDirection.forward : .reverse
        guard let page = neighbors.page(direction) else { return }
        let transition = PageTransition(from: current, to: page, direction: direction, cause: .scroll)
        if begin(transition, animated: true), !scrollView.isContentMoving, progress(in: direction) >= 1 {
            endTransition(isCompleted: true, isFinished: true)
        }
    }

    /// Handles the start of a drag. If a page turn in progress was started by a key or the page control, or is more
    /// than half complete, the new page becomes the current page, so that the drag can turn to the page after it.
    func dragWillBegin() {
        guard let transition else { return }
        if transition.cause == .app {
            // The previous page may not be a neighbor, so the drag can't return to it.
            endTransition(isCompleted: true, isFinished: false)
        } else if transition.cause == .command || isNearPendingPage {
            endTransition(isCompleted: true, isFinished: transition.cause == .scroll, keepsMoving: true)
            prepareNeighbors()
            arrange(keepsOffset: true)
            contentDidScroll()
        }
    }

    /// Handles the end of a drag. With reduced motion, the content jumps to its target without decelerating.
    func dragDidEnd(willDecelerate: Bool) {
        if willDecelerate, UIAccessibility.isReduceMotionEnabled {
            isArranging = true
            scrollView.setContentOffset(scrollView.releaseTarget, animated: false)
            isArranging = false
            contentDidStop()
        } else if !willDecelerate {
            contentDidStop()
        }
    }

    /// Ends the page turn after the content has stopped.
    func contentDidStop() {
        guard let transition, !scrollView.isContentMoving else { return }
        endTransition(isCompleted: transition.cause != .scroll || isNearPendingPage, isFinished: true)
    }

    /// `true` if the page that the user is turning to covers more of the view than the current page.
    var isNearPendingPage: Bool { transition.map { progress(in: $0.direction) > 0.5 } ?? false }

    /// Turns to the page in the direction of `key`. Returns `false` if the key doesn't turn pages, or if there is no
    /// page in that direction.
    func turnPage(by key: UIKeyboardHIDUsage?) -> Bool {
        let isVertical = navigationOrientation == .vertical
        let direction: NavigationDirection? =
            switch key {
            case .keyboardPageDown: .forward
            case .keyboardPageUp: .reverse
            case .keyboardDownArrow: isVertical ? .forward : nil
            case .keyboardUpArrow: isVertical ? .reverse : nil
            case .keyboardRightArrow: isVertical ? nil : isMirrored ? .reverse : .forward
            case .keyboardLeftArrow: isVertical ? nil : isMirrored ? .forward : .reverse
            default: nil
            }
        return direction.map { turn($0) } ?? false
    }

    // MARK: Private

    /// Returns the distance of the content from the center toward the page in `direction`, in pages.
    private func progress(in direction: NavigationDirection) -> CGFloat {
        guard slotLength > 0 else { return 0 }
        let distance = position(of: scrollView.contentOffset) / slotLength - 1
        return distance * sign(of: direction)
    }
}
