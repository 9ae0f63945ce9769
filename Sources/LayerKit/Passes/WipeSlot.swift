import DrawKit
import Foundation

/// A group whose fade only moves the edge that reveals the second image. The gradient of the mask is updated in the
/// recorded list.
struct WipeSlot {
    let fade: OverlayFade
    /// The index in the list of the command that ends the group.
    let command: Int
    /// The mask's paint, which no other command uses.
    let paint: Int
    /// The direction in which the edge moves, as a unit vector.
    let direction: CGVector
    /// The width of the edge as a fraction of the layer's extent in `direction`.
    let softness: CGFloat
    /// The size, in points, of the layer over which the edge moves.
    let size: CGSize
    /// The pixels covered by the mask, or `nil` if they don't form an axis-aligned rectangle.
    let area: PixelRect?
    /// The ranges in which the mask is translucent in the previous frame and in this one; `nil` before the first update
    /// or if there is no `area`.
    private var bands: (before: GradientBandRange, now: GradientBandRange)?

    init(
        fade: OverlayFade, command: Int, paint: Int, direction: CGVector, softness: CGFloat, size: CGSize,
        area: PixelRect?
    ) {
        self.fade = fade
        self.command = command
        self.paint = paint
        self.direction = direction
        self.softness = softness
        self.size = size
        self.area = area
    }

    /// Updates the mask in `list` for `time`. Returns `true` if the mask moved.
    @MainActor
    mutating func move(in list: inout DisplayList, at time: TimeInterval) -> Bool {
        let axis = WipeMask.axis(over: size, direction: direction, softness: softness, progress: fade.value(at: time))
        let (start, end) = (UnitPoint(x: axis.start.x, y: axis.start.y), UnitPoint(x: axis.end.x, y: axis.end.y))
        let before = band(of: list.paints[paint])
        guard start != list.paints[paint].start || end != list.paints[paint].end else {
            bands = before.map { ($0, $0) }
            return false
        }
        list.paints[paint].start = start
        list.paints[paint].end = end
        bands = nil
        if let before, let now = band(of: list.paints[paint]) { bands = (before, now) }
        return true
    }

    /// Returns the part of `rect` in which the mask may differ from that of the previous frame.
    func part(of rect: PixelRect) -> PixelRect {
        guard let bands, let area else { return rect }
        let rect = rect.intersection(area)
        guard let now = bands.now.columns(of: rect), let before = bands.before.columns(of: rect) else {
            let (side, sideBefore) = (bands.now.side(of: rect), bands.before.side(of: rect))
            return side == .inside || side != sideBefore ? rect : .zero
        }
        // The edge has passed over everything in between.
        let first = min(now.lowerBound, before.lowerBound)
        let last = max(now.upperBound, before.upperBound)
        guard first < Double(rect.maxX), last > Double(rect.minX) else { return .zero }
        var part = rect
        part.minX = Int32(max(first.rounded(.down), Double(rect.minX)))
        part.maxX = Int32(min(last.rounded(.up), Double(rect.maxX)))
        return part
    }

    private func band(of paint: Paint) -> GradientBandRange? {
        guard let area, !area.isEmpty else { return nil }
        var paint = paint
        paint.area = area
        return GradientBandRange(paint)
    }
}
