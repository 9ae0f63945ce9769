import Foundation

/// The placement of a pop-up's panels, in the coordinates of the window.
struct PopUpPlacement {
    /// The area that the panels must not leave.
    let area: CGRect
    /// `true` if the trailing side is on the left.
    var isMirrored: Bool
    /// The number of pixels per point. Frames are rounded to whole pixels.
    let scale: CGFloat

    private enum Metrics {
        /// The width, in points, by which a nested panel overlaps the panel beside it.
        static let overlap: CGFloat = 4
        /// The distance, in points, by which a nested panel below its row is indented.
        static let indent: CGFloat = 12
    }

    /// Returns the frame of a panel of `size` below `anchor`, or above it if the panel doesn't fit below and there is
    /// more space above. If there is too little space on both sides, the panel covers the anchor.
    func frame(size: CGSize, below anchor: CGRect, gap: CGFloat) -> CGRect {
        let x = isMirrored ? anchor.maxX - size.width : anchor.minX
        return frame(size: size, below: anchor, gap: gap, x: x)
    }

    /// Returns the frame of a panel of `size` beside `row` of the panel with the frame `parent`: on the trailing side,
    /// or on the leading side if the panel fits only there. If it fits on neither side, the panel appears below or
    /// above the row. `topMargin` is the distance from the panel's top edge to its first row.
    func frame(size: CGSize, beside row: CGRect, in parent: CGRect, topMargin: CGFloat) -> CGRect {
        let needed = size.width - Metrics.overlap
        let (fitsLeft, fitsRight) = (parent.minX - area.minX >= needed, area.maxX - parent.maxX >= needed)
        guard fitsLeft || fitsRight else {
            let x = isMirrored ? parent.maxX - Metrics.indent - size.width : parent.minX + Metrics.indent
            return frame(size: size, below: row, gap: 0, x: x)
        }
        let isOnRight = isMirrored ? !fitsLeft : fitsRight
        let x = isOnRight ? parent.maxX - Metrics.overlap : parent.minX + Metrics.overlap - size.width
        // A row may be scrolled out of its panel.
        let y = min(max(row.minY, parent.minY), parent.maxY) - topMargin
        return clamped(CGRect(x: x, y: y, width: size.width, height: min(size.height, max(0, area.height))))
    }

    private func frame(size: CGSize, below anchor: CGRect, gap: CGFloat, x: CGFloat) -> CGRect {
        let (below, above) = (area.maxY - anchor.maxY - gap, anchor.minY - gap - area.minY)
        let isBelow = size.height <= below || below >= above
        let isBeside = max(below, above) >= min(size.height, area.height / 2)
        let available = isBeside ? min(max(below, above), area.height) : area.height
        let height = min(size.height, max(0, available))
        let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
        return clamped(CGRect(x: x, y: y, width: size.width, height: height))
    }

    /// Returns `frame`, moved into the area and to whole pixels.
    private func clamped(_ frame: CGRect) -> CGRect {
        func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
        return CGRect(
            x: pixel(min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width))),
            y: pixel(min(max(frame.minY, area.minY), max(area.minY, area.maxY - frame.height))),
            width: frame.width, height: frame.height)
    }
}
