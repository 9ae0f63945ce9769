import Foundation
import ViewKit

/// The editing state of a cell.
@MainActor
struct CellEditing {
    /// The distance in points by which the content moves away from the leading edge to make space for the editing
    /// control.
    static let indent: CGFloat = 38

    /// The kinds of editing controls.
    enum Control {
        case delete, insert, selection
    }

    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    /// `true` if the cell shows a selection circle in editing mode, in place of the control of its style.
    var showsCircle = false
    /// `true` if the table's delegate allows the content to make space for the editing control.
    var indents = true
    /// The editing control at the leading edge.
    var control: UIView?
    /// The kind of `control`.
    var shownKind: Control?

    /// The kind of editing control that the cell should show, if any.
    var kind: Control? {
        guard isOn else { return nil }
        if showsCircle { return .selection }
        return switch style {
        case .none: nil
        case .delete: .delete
        case .insert: .insert
        }
    }
}

extension UITableViewCell {
    /// The way in which a row can be edited.
    public enum EditingStyle: Int, Sendable {
        /// The row can't be edited.
        case none
        /// The row can be deleted.
        case delete
        /// The row has a control that inserts another row.
        case insert
    }

    /// The distance by which the content is moved to make space for the editing control, in points.
    var editingIndent: CGFloat {
        editing.kind != nil && editing.indents && shouldIndentWhileEditing ? CellEditing.indent : 0
    }

    func setEditingStyle(_ style: EditingStyle, showsCircle: Bool, indents: Bool) {
        guard style != editing.style || showsCircle != editing.showsCircle || indents != editing.indents else { return }
        editing.style = style
        editing.showsCircle = showsCircle
        editing.indents = indents
        updateEditControl(animated: false)
    }

    /// Adds or removes the editing control, without animation while the clock is paused.
    func updateEditControl(animated: Bool) {
        let animated = animated && hasRunningClock
        let kind = editing.kind
        if let old = editing.control, editing.shownKind != kind {
            editing.control = nil
            UIView.animate(withDuration: animated ? 0.3 : 0) {
                old.frame = self.editControlFrame(isShown: false)
                old.alpha = 0
            } completion: { _ in
                old.removeFromSuperview()
            }
        }
        if let kind, editing.control == nil {
            let control = makeEditControl(kind)
            editing.control = control
            editing.shownKind = kind
            UIView.performWithoutAnimation {
                control.frame = editControlFrame(isShown: !animated)
                control.alpha = animated ? 0 : 1
                addSubview(control)
            }
        }
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.3) {
            self.editing.control?.alpha = 1
            self.layoutIfNeeded()
        }
    }

    func layOutEditControl() {
        editing.control?.frame = editControlFrame(isShown: true)
    }

    private func editControlFrame(isShown: Bool) -> CGRect {
        mirrored(
            CGRect(x: isShown ? 8 : -CellEditing.indent, y: 0, width: CellEditing.indent, height: bounds.height))
    }

    private func makeEditControl(_ kind: CellEditing.Control) -> UIView {
        if kind == .selection {
            let circle = SelectionCircle()
            circle.isOn = isSelected
            return circle
        }
        let button = UIButton(type: .custom)
        let size = UIImage.SymbolConfiguration(pointSize: 22)
        let name = kind == .delete ? "minus.circle.fill" : "plus.circle.fill"
        button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
        button.tintColor = kind == .delete ? .systemRed : .systemGreen
        button.accessibilityLabel = kind == .delete ? "Delete" : "Insert"
        button.addAction(
            UIAction { [weak self] _ in
                if let self { table?.editControlWasPressed(in: self) }
            }, for: .primaryActionTriggered)
        return button
    }

    /// The table that shows the cell.
    var table: UITableView? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UITableView }.first
    }
}
