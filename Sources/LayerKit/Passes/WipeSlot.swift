import DrawKit
import Foundation

/// A group whose second picture is seen behind an edge that moves over it, and nothing else changes by its fade: the
/// mask's gradient is written into the recorded list.
struct WipeSlot {
    let fade: OverlayFade
    /// The place of the group's end in the list.
    let command: Int
    /// The mask's paint, which nothing else is filled with.
    let paint: Int
    /// Where the edge moves to, how soft it is, and the size of what it moves over, in points.
    let direction: CGVector
    let softness: CGFloat
    let size: CGSize
    /// The pixels that the mask covers; nil where those are no upright rectangle.
    let area: PixelRect?
    /// Where the mask is neither opaque nor clear, in the last frame and in the one before; nil until it moved.
    private var bands: (before: LightBand, now: LightBand)?

    init(
        fade: OverlayFade, command: Int, paint: Int, direction: CGVector, softness: CGFloat, size: CGSize,
        area: PixelRect?
    ) {
        (self.fade, self.command, self.paint) = (fade, command, paint)
        (self.direction, self.softness, self.size, self.area) = (direction, softness, size, area)
    }

    /// Lets the mask in `list` be that of `time`; says whether it moved.
    @MainActor
    mutating func move(in list: inout DisplayList, at time: TimeInterval) -> Bool {
        let axis = WipeMask.axis(over: size, direction: direction, softness: softness, progress: fade.value(at: time))
        let (start, end) = (UnitPoint(x: axis.start.x, y: axis.start.y), UnitPoint(x: axis.end.x, y: axis.end.y))
        let before = band(of: list.paints[paint])
        guard start != list.paints[paint].start || end != list.paints[paint].end else {
            bands = before.map { ($0, $0) }
            return false
        }
        (list.paints[paint].start, list.paints[paint].end) = (start, end)
        bands = nil
        if let before, let now = band(of: list.paints[paint]) { bands = (before, now) }
        return true
    }

    /// The part of `rect` in which the mask may be another one than in the frame before.
    func part(of rect: PixelRect) -> PixelRect {
        guard let bands, let area else { return rect }
        let rect = rect.intersection(area)
        guard let now = bands.now.columns(of: rect), let before = bands.before.columns(of: rect) else {
            let (side, sideBefore) = (bands.now.side(of: rect), bands.before.side(of: rect))
            return side == .inside || side != sideBefore ? rect : .zero
        }
        // What lies between was passed.
        let first = min(now.lowerBound, before.lowerBound)
        let last = max(now.upperBound, before.upperBound)
        guard first < Double(rect.maxX), last > Double(rect.minX) else { return .zero }
        var part = rect
        part.minX = Int32(max(first.rounded(.down), Double(rect.minX)))
        part.maxX = Int32(min(last.rounded(.up), Double(rect.maxX)))
        return part
    }

    private func band(of paint: Paint) -> LightBand? {
        guard let area, !area.isEmpty else { return nil }
        var paint = paint
        paint.area = area
        return LightBand(paint)
    }
}
