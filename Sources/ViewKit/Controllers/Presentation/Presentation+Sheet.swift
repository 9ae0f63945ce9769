import Foundation

/// How high a sheet is, and what it looks like.
extension Presentation {
    static let sheetRadius: CGFloat = 12

    var isSheet: Bool { look == .page || look == .form }

    /// Who says so; nil for what is no sheet.
    var sheet: UISheetPresentationController? { controller as? UISheetPresentationController }

    func sheetHeight(wanted: CGFloat, usual: CGFloat, room: CGFloat) -> CGFloat {
        let most = max(0, min(wanted > 0 ? wanted : usual, room))
        guard let sheet, !sheet.isUsual else { return most }
        return sheet.height(maximum: sheetLimit, half: bounds.height / 2).rounded()
    }

    /// How high a sheet with detents can be.
    private var sheetLimit: CGFloat {
        let room = bounds.height - (bounds.width < Place.narrow ? 1 : 2) * Place.margin
        return max(0, look == .form ? min(Place.form.height, room) : room)
    }

    /// The bar of the sheet was dragged by `distance` points.
    func dragSheet(by distance: CGFloat, isOver: Bool) {
        guard let sheet else { return }
        guard sheet.detents.count > 1 else {
            // There may have been more when the drag began.
            sheet.drag = 0
            return
        }
        // A sheet in the middle of the window grows at both ends.
        sheet.drag = -distance * (bounds.width < Place.narrow ? 1 : 2)
        if isOver { sheet.endDrag(maximum: sheetLimit, half: bounds.height / 2) }
    }

    /// Gives a sheet its corners, and the bar that it may have.
    func dressSheet() {
        let radius = sheet?.preferredCornerRadius ?? Self.sheetRadius
        panel.layer.cornerRadius = radius.isFinite ? max(0, radius) : Self.sheetRadius
        guard sheet?.prefersGrabberVisible == true else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let grabber = grabber ?? SheetGrabber(of: self)
        self.grabber = grabber
        if grabber.superview !== panel { panel.addSubview(grabber) }
        grabber.isEnabled = (sheet?.detents.count ?? 0) > 1
        grabber.place(in: panel.bounds)
    }
}
