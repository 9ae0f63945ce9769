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
    var sideWidths: CGFloat { shownWidth(leftView, leftViewMode) + trailingWidth }

    /// The distance between the edge and a side view, in points; 0 without a border.
    private var sideGap: CGFloat { borderStyle == .none ? 0 : Metrics.padding.width }

    /// Positions the side views and hides those that should not be visible.
    func placeSideViews() {
        place(leftView, leftViewMode, in: leftViewRect(forBounds: bounds))
        place(rightView, rightViewMode, in: rightViewRect(forBounds: bounds))
        placeClearButton()
    }

    func sideViewDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
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

    /// The width that the right view, or the clear button in its place, takes up including the gap to the edge; 0 if
    /// neither is shown.
    private var trailingWidth: CGFloat {
        showsClearButton ? FieldClearButton.side + sideGap : shownWidth(rightView, rightViewMode)
    }

    private var showsClearButton: Bool {
        hasText && isEnabled && isShown(clearButtonMode) && (rightView == nil || !isShown(rightViewMode))
    }

    /// The rectangles of the visible side views and of the clear button in `bounds`.
    private func shownSideRects(in bounds: CGRect) -> [(rect: CGRect, isFirst: Bool)] {
        var rects: [(rect: CGRect, isFirst: Bool)] = []
        if shownWidth(leftView, leftViewMode) > 0 { rects.append((leftViewRect(forBounds: bounds), true)) }
        if showsClearButton {
            rects.append((clearButtonRect(forBounds: bounds), false))
        } else if shownWidth(rightView, rightViewMode) > 0 {
            rects.append((rightViewRect(forBounds: bounds), false))
        }
        return rects
    }

    private func place(_ view: UIView?, _ mode: ViewMode, in rect: CGRect) {
        guard let view else { return }
        view.isHidden = !isShown(mode)
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
        marked = ""
        if hasText { put("", into: 0..<editable.count) }
    }

    private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
        guard let view, isShown(mode), view.bounds.width.isFinite else { return 0 }
        return view.bounds.width + sideGap
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
