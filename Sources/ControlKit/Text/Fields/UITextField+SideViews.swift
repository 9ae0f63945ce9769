public import Foundation
import ViewKit

extension UITextField {
    /// The visibility of a side view.
    public enum ViewMode: Int, Sendable {
        /// Never shown.
        case never
        /// Shown while the text is being edited.
        case whileEditing
        /// Shown while the text is not being edited.
        case unlessEditing
        /// Always shown.
        case always
    }

    /// Posted when the text is edited, by the user or with a method such as `replace(_:withText:)`, but not when `text`
    /// is set. The object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when editing begins. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ends. The object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    // MARK: Internal

    /// Returns the part of `bounds` that the side views don't cover.
    func rectBetweenSideViews(in bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var (minX, maxX) = (bounds.minX, bounds.maxX)
        for (rect, isFirst) in shownSideRects(in: bounds) {
            if isFirst != isMirrored { minX = max(minX, rect.maxX) } else { maxX = min(maxX, rect.minX) }
        }
        guard minX < maxX else { return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height) }
        return CGRect(x: minX, y: bounds.minY, width: maxX - minX, height: bounds.height)
    }

    /// Returns the default rectangle of a side view or the clear button: at its end of `bounds`, vertically centered.
    func sideRect(of size: CGSize, isFirst: Bool, in bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isFirst != isMirrored ? bounds.minX + sideGap : bounds.maxX - sideGap - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the part of `area` for the text if it is aligned to the top or bottom; otherwise all of `area`.
    func aligned(_ area: CGRect) -> CGRect {
        let height = displayedLayout.size.height + 2 * (borderStyle == .none ? 0 : Metrics.padding.height)
        guard height < area.height else { return area }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top: y = area.minY
        case .bottom: y = area.maxY - height
        case .center, .fill: return area
        }
        return CGRect(x: area.minX, y: y, width: area.width, height: height)
    }

    /// The total width that the visible side views, or the clear button, take up including the gaps to the edges, in
    /// points.
    var sideWidths: CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return shownSideRects(in: bounds).reduce(0) { sum, side in
            sum + max(0, side.isFirst != isMirrored ? side.rect.maxX - bounds.minX : bounds.maxX - side.rect.minX)
        }
    }

    /// The distance between the edge and a side view, in points; 0 without a border.
    private var sideGap: CGFloat { borderStyle == .none ? 0 : Metrics.padding.width }

    /// Positions the side views and hides those that should not be visible.
    func placeSideViews() {
        place(leftView, leftViewMode, &sideSizes.left, in: leftViewRect(forBounds: bounds))
        place(rightView, rightViewMode, &sideSizes.right, in: rightViewRect(forBounds: bounds))
        placeClearButton()
    }

    func sideViewDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if sideSizes.left != nil, leftView === new { sideSizes.left = nil }
        if sideSizes.right != nil, rightView === new { sideSizes.right = nil }
        old?.removeFromSuperview()
        if let new {
            if new.bounds.size == .zero { new.sizeToFit() }
            addSubview(new)
        }
        sideViewModeDidChange()
    }

    func sideViewModeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Private

    private var showsClearButton: Bool {
        hasText && isEnabled && isShown(clearButtonMode) && (rightView == nil || !isShown(rightViewMode))
    }

    /// The rectangles of the visible side views and of the clear button in `bounds`.
    private func shownSideRects(in bounds: CGRect) -> [(rect: CGRect, isFirst: Bool)] {
        var rects: [(rect: CGRect, isFirst: Bool)] = []
        if isShown(leftView, leftViewMode) { rects.append((leftViewRect(forBounds: bounds), true)) }
        if showsClearButton {
            rects.append((clearButtonRect(forBounds: bounds), false))
        } else if isShown(rightView, rightViewMode) {
            rects.append((rightViewRect(forBounds: bounds), false))
        }
        return rects
    }

    /// Positions a side view. `size` remembers the view's own size if an override of its rectangle changes the size.
    private func place(_ view: UIView?, _ mode: ViewMode, _ size: inout SideViewSize?, in rect: CGRect) {
        guard let view else { return }
        view.isHidden = !isShown(mode)
        let own = size?.own(of: view) ?? view.bounds.size
        size = rect.size == own ? nil : SideViewSize(own: own, placed: rect.size)
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> FieldClearButton {
        let button = FieldClearButton()
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        return button
    }

    /// Clears the text and begins editing, if the delegate allows it.
    private func clear() {
        guard hasText, delegate?.textFieldShouldClear(self) ?? true, becomeFirstResponder() else { return }
        discardMarkedText()
        if hasText { put("", into: 0..<editable.count) }
    }

    private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
        guard let view, isShown(mode) else { return false }
        return view.bounds.width > 0 && view.bounds.width.isFinite
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        case .always: true
        }
    }
}

/// The size of a side view whose overridden rectangle has another size.
struct SideViewSize {
    /// The view's own size.
    var own: CGSize
    /// The size that the view was given.
    var placed: CGSize

    /// Returns the own size of `view`, which the app may have changed since the view was placed.
    @MainActor
    func own(of view: UIView) -> CGSize { view.bounds.size == placed ? own : view.bounds.size }
}
