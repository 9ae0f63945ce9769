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

    /// Gives a sheet its corners, and the bar that it may have.
    func styleSheet() {
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

/// How a sheet is dragged: by its bar, and by whatever in it takes no drags itself.
extension Presentation {
    private enum Drag {
        /// The part of the least height, and the points a second, from which on a drag down takes the sheet away.
        static let part: CGFloat = 1 / 3
        static let speed: CGFloat = 600
        /// How much of a drag a sheet follows that may not go.
        static let reluctance: CGFloat = 0.25
    }

    /// Lets the panel follow drags.
    func addSheetPan() {
        let pan = UIPanGestureRecognizer { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.dragSheet(by: pan) }
        }
        pan.accepts = { [weak self, weak pan] movement in
            guard let self, phase == .shown, sheet?.isDraggable == true, pan?.touch?.isHeldByControl != true else {
                return false
            }
            return abs(movement.dy) >= abs(movement.dx)
        }
        panel.addGestureRecognizer(pan)
    }

    /// How far a sheet is moved down that is dragged below its least height, in points.
    var sheetSlide: CGFloat {
        guard let sheet, sheet.drag < 0 else { return 0 }
        let over = sheet.overdrag(maximum: sheetLimit, half: bounds.height / 2) / growth
        return presented.isModalInPresentation ? over * Drag.reluctance : over
    }

    /// How much higher a sheet is by a point of a drag: one in the middle of the window grows at both ends.
    private var growth: CGFloat { bounds.width < Place.narrow ? 1 : 2 }

    private func dragSheet(by pan: UIPanGestureRecognizer) {
        guard let sheet else { return }
        sheet.drag = -pan.translation(in: nil).y * growth
        guard pan.state != .began, pan.state != .changed else { return }
        let isAway = sheetSlide > usualFrame.height * Drag.part || pan.velocity(in: nil).y > Drag.speed
        if pan.state == .ended, sheetSlide > 0, isAway { endByUser() }
        if phase == .shown { sheet.endDrag(maximum: sheetLimit, half: bounds.height / 2) }
    }
}
