public import Foundation

extension UITextField {
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never
        /// While the text is edited.
        case whileEditing
        /// While the text is not edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// The user changed the text of the field that is the object.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Editing began in the field that is the object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Editing ended in the field that is the object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    // MARK: Internal

    /// The room that the views at both sides leave, of `bounds`.
    func roomBesideViews(in bounds: CGRect) -> CGRect {
        let (left, right) = (shownWidth(leftView, leftViewMode), shownWidth(rightView, rightViewMode))
        guard left + right > 0 else { return bounds }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = UIEdgeInsets(top: 0, left: isMirrored ? right : left, bottom: 0, right: isMirrored ? left : right)
        guard left + right < bounds.width else {
            return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
        }
        return bounds.inset(by: insets)
    }

    /// The part of `room` that the text takes where it stands at the top or at the bottom; else all of it.
    func aligned(_ room: CGRect) -> CGRect {
        let height = shownLayout.size.height + 2 * (borderStyle == .none ? 0 : Metrics.padding.height)
        guard height < room.height else { return room }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top: y = room.minY
        case .bottom: y = room.maxY - height
        case .center, .fill: return room
        }
        return CGRect(x: room.minX, y: y, width: room.width, height: height)
    }

    /// The widths of the views that are shown, in points.
    var sideWidths: CGFloat { shownWidth(leftView, leftViewMode) + shownWidth(rightView, rightViewMode) }

    /// From the edge to a view beside the text, in points: nothing where there is no border to keep off from.
    private var sideGap: CGFloat { borderStyle == .none ? 0 : Metrics.padding.width }

    /// Puts the views to their sides, in the middle of the height, and hides those that are not to be seen.
    func placeSideViews() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, mode, isFirst) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            view.isHidden = !isShown(mode)
            let size = view.bounds.size
            let x = isFirst != isMirrored ? bounds.minX + sideGap : bounds.maxX - sideGap - size.width
            view.center = CGPoint(x: x + size.width / 2, y: bounds.midY)
        }
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
