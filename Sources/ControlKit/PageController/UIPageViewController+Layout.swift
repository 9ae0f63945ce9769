import Foundation
import ViewKit

/// The frames of the pages. The scroll view has three slots along its axis: the current page is in the center, and a
/// page that replaces it is in the slot before or after it. Insets keep the content from scrolling to a missing page.
extension UIPageViewController {
    private enum Metrics {
        /// The height of the page control, in points.
        static let pageControlHeight: CGFloat = 37
    }

    /// Asks the data source for unknown neighbors and the number of pages, and places the scroll view, the pages and
    /// the page control.
    func layoutPages() {
        guard let view = viewIfLoaded else { return }
        dropLostPage()
        if view.window != nil, transition == nil { prepareNeighbors() }
        updatePageControl()
        let bottom = pageControl.map { _ in Metrics.pageControlHeight + view.safeAreaInsets.bottom } ?? 0
        var frame = view.bounds
        frame.size.height = max(0, frame.height - bottom)
        pageControl?.frame = CGRect(
            x: frame.minX, y: frame.maxY, width: frame.width, height: Metrics.pageControlHeight)
        frame = scrollFrame(around: frame)
        if frame != scrollView.frame {
            isArranging = true
            scrollView.frame = frame
            isArranging = false
        }
        if frame.size != arrangedSize {
            endTransitionAtNearestPage()
            arrangedSize = frame.size
            stopScrolling()
        }
        arrange()
    }

    /// Returns the frame of the scroll view for pages whose frame is `frame`.
    func scrollFrame(around frame: CGRect) -> CGRect {
        let isVertical = navigationOrientation == .vertical
        return frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }

    /// Places the visible pages, and sets the range in which the content scrolls. Content at rest moves to the center
    /// unless `keepsOffset` is `true`.
    func arrange(keepsOffset: Bool = false) {
        guard isViewLoaded else { return }
        let size = scrollView.bounds.size
        let isVertical = navigationOrientation == .vertical
        isArranging = true
        scrollView.isChangingRange = true
        defer {
            isArranging = false
            scrollView.isChangingRange = false
        }
        let offset = scrollView.contentOffset
        scrollView.contentSize = CGSize(
            width: isVertical ? size.width : 3 * slotLength, height: isVertical ? 3 * slotLength : size.height)
        let canTurn = (reverse: canTurn(.reverse), forward: canTurn(.forward))
        var (start, end) = (canTurn.reverse ? 0 : -slotLength, canTurn.forward ? 0 : -slotLength)
        if isMirrored { swap(&start, &end) }
        let inset =
            isVertical
            ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        if scrollView.contentInset != inset { scrollView.contentInset = inset }
        scrollView.alwaysBounceHorizontal = !isVertical && dataSource != nil
        scrollView.alwaysBounceVertical = isVertical && dataSource != nil
        let isAtRest = transition == nil && !keepsOffset && !scrollView.isContentMoving
        scrollView.adjustOffset(to: isAtRest ? point(at: slotLength) : offset)
        for case let page? in [current, transition?.to] { place(page) }
    }

    /// Places the view of `page` in its slot. Has no effect if the view isn't loaded.
    func place(_ page: UIViewController) {
        guard let pageView = page.viewIfLoaded else { return }
        let isPending = transition.map { page === $0.to } ?? false
        let slot = isPending ? 1 + sign(of: transition?.direction ?? .forward) : 1
        let size = scrollView.bounds.size
        let frame =
            navigationOrientation == .vertical
            ? CGRect(
                x: 0, y: slot * slotLength + spacing / 2, width: size.width, height: max(0, size.height - spacing))
            : CGRect(
                x: slot * slotLength + spacing / 2, y: 0, width: max(0, size.width - spacing), height: size.height)
        var insets = view.safeAreaInsets
        if pageControl != nil { insets.bottom = 0 }
        page.barInsets = insets
        if pageView.frame != frame { pageView.frame = frame }
    }

    /// Asks the data source for unknown neighbors of the current page.
    func prepareNeighbors() {
        guard let page = current else { return }
        func neighbor(_ controller: UIViewController?) -> PageNeighbors.Neighbor {
            // A page can't replace itself.
            controller.flatMap { $0 === page ? nil : .page($0) } ?? .absent
        }
        if case .unknown = neighbors.before {
            let answer = dataSource?.pageViewController(self, viewControllerBefore: page)
            guard page === current else { return }
            neighbors.before = neighbor(answer)
        }
        if case .unknown = neighbors.after {
            let answer = dataSource?.pageViewController(self, viewControllerAfter: page)
            guard page === current else { return }
            neighbors.after = neighbor(answer)
        }
    }

    /// Stops scrolling and centers the current page, without animation.
    func stopScrolling() {
        guard isViewLoaded else { return }
        isArranging = true
        scrollView.setContentOffset(point(at: slotLength), animated: false)
        isArranging = false
    }

    /// Shifts the content so that the slot in `direction` becomes the center slot, without a visible change.
    func moveCenter(by direction: NavigationDirection) {
        let distance = -sign(of: direction) * slotLength
        let isVertical = navigationOrientation == .vertical
        let vector = CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0)
        let offset = scrollView.contentOffset
        isArranging = true
        scrollView.contentDidChange(to: scrollView.contentSize, movedBy: vector)
        scrollView.adjustOffset(to: CGPoint(x: offset.x + vector.dx, y: offset.y + vector.dy))
        isArranging = false
    }

    // MARK: Geometry

    /// `true` if the page after the current page is to its left.
    var isMirrored: Bool {
        navigationOrientation == .horizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The length of a slot along the axis, in points: the length of a page plus the spacing.
    var slotLength: CGFloat {
        navigationOrientation == .vertical ? scrollView.bounds.height : scrollView.bounds.width
    }

    /// Returns 1 if the page in `direction` is to the right or below, and -1 otherwise.
    func sign(of direction: NavigationDirection) -> CGFloat { (direction == .forward) != isMirrored ? 1 : -1 }

    /// Returns the component of `offset` along the axis.
    func position(of offset: CGPoint) -> CGFloat { navigationOrientation == .vertical ? offset.y : offset.x }

    /// Returns the offset that shows the page in `direction`.
    func offset(of direction: NavigationDirection) -> CGPoint { point(at: (1 + sign(of: direction)) * slotLength) }

    // MARK: Private

    private func point(at position: CGFloat) -> CGPoint {
        navigationOrientation == .vertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
    }

    private func canTurn(_ direction: NavigationDirection) -> Bool {
        if let transition, transition.direction == direction { return true }
        return neighbors.page(direction) != nil
    }

    /// If the number of pages is outdated, asks the data source for it, and shows or removes the page control.
    private func updatePageControl() {
        guard needsPageCount else { return }
        needsPageCount = false
        let isSupported = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isSupported && current != nil ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0, let dataSource else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return
        }
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        pageIndex = min(max(0, dataSource.presentationIndex(for: self)), count - 1)
        control.currentPage = pageIndex
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        // The data source only provides the adjacent pages, so the user can't skip dots.
        control.allowsContinuousInteraction = false
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                pageControlDidChange(control)
            }, for: .valueChanged)
        pageControl = control
        view.addSubview(control)
        return control
    }

    /// Turns to the adjacent page in the direction of the dot that the user chose.
    private func pageControlDidChange(_ control: UIPageControl) {
        let isForward = control.currentPage > pageIndex
        control.currentPage = pageIndex
        turn(isForward ? .forward : .reverse)
    }
}
