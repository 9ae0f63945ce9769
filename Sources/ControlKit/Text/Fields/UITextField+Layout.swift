package import Foundation
package import ViewKit

extension UITextField: BaselineContent {
    package func baselines(forWidth width: CGFloat) -> TextBaselines {
        let layout = displayedLayout
        return TextBaselines(
            first: layout.firstBaseline, last: layout.lastBaseline, textHeight: layout.size.height)
    }
}

extension UITextField {
    /// Returns the rectangle of the line of text, in the field's coordinates, and `false` if an override draws no text.
    func linePlacement(isPlaceholder: Bool) -> (rect: CGRect, isDrawn: Bool) {
        let isEditing = isFirstResponder
        let rect =
            isPlaceholder
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        guard isPlaceholder || !isEditing else { return (rect, true) }
        drawnRect = nil
        if isPlaceholder { drawPlaceholder(in: rect) } else { drawText(in: rect) }
        return (drawnRect ?? rect, drawnRect != nil)
    }
}
