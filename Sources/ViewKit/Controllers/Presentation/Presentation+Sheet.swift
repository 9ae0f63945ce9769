import Foundation

/// The height and appearance of sheets.
extension Presentation {
    static let sheetRadius: CGFloat = 12

    var isSheet: Bool { style == .page || style == .form }

    /// The presentation controller of a sheet. `nil` for other styles, and for popovers, which look like sheets but
    /// have a `UIPopoverPresentationController`.
    var sheet: UISheetPresentationController? { controller as? UISheetPresentationController }

    func sheetHeight(preferred: CGFloat, standard: CGFloat, available: CGFloat) -> CGFloat {
        let defaultHeight = max(0, min(preferred > 0 ? preferred : standard, available))
        guard let sheet, !sheet.hasDefaultDetents else { return defaultHeight }
        return sheet.height(maximum: sheetLimit, half: bounds.height / 2).rounded()
    }

    /// The maximum height of a sheet with detents, in points.
    private var sheetLimit: CGFloat {
        let available = bounds.height - (bounds.width < Sizes.narrow ? 1 : 2) * Sizes.margin
        return max(0, style == .form ? min(Sizes.form.height, available) : available)
    }

    /// Applies the corner radius and shows or hides the grabber.
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

/// Support for dragging sheets by the grabber or by any area that doesn't handle drags itself.
extension Presentation {
    private enum Drag {
        /// The fraction of the sheet's minimum height beyond which a downward drag dismisses the sheet.
        static let fraction: CGFloat = 1 / 3
        /// The speed, in points per second, beyond which a downward drag dismisses the sheet.
        static let speed: CGFloat = 600
        /// The fraction of a downward drag by which a non-dismissible sheet moves.
        static let resistance: CGFloat = 0.25
    }

    /// Adds the pan gesture recognizer that drags the sheet.
    func addSheetPan() {
        let pan = UIPanGestureRecognizer { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.dragSheet(by: pan) }
        }
        pan.accepts = { [weak self, weak pan] movement in
            guard let self, phase == .presented, sheet?.isDraggable == true, pan?.touch?.isHeldByControl != true else {
                return false
            }
            return abs(movement.dy) >= abs(movement.dx)
        }
        panel.addGestureRecognizer(pan)
    }

    /// The downward offset of a sheet that is dragged below its minimum height, in points.
    var sheetSlide: CGFloat {
        guard let sheet, sheet.drag < 0 else { return 0 }
        let over = sheet.overdrag(maximum: sheetLimit, half: bounds.height / 2) / growth
        return presented.isModalInPresentation ? over * Drag.resistance : over
    }

    /// The change in a sheet's height, in points, per point of drag: 2 if the sheet is centered, because it grows at
    /// both ends; otherwise 1.
    private var growth: CGFloat { bounds.width < Sizes.narrow ? 1 : 2 }

    private func dragSheet(by pan: UIPanGestureRecognizer) {
        guard let sheet else { return }
        sheet.drag = -pan.translation(in: nil).y * growth
        guard pan.state != .began, pan.state != .changed else { return }
        let isAway = sheetSlide > defaultFrame.height * Drag.fraction || pan.velocity(in: nil).y > Drag.speed
        if pan.state == .ended, sheetSlide > 0, isAway { dismissByUser() }
        if phase == .presented { sheet.endDrag(maximum: sheetLimit, half: bounds.height / 2) }
    }
}
