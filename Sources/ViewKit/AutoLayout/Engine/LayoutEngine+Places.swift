import Foundation

extension LayoutEngine {
    /// The frame that constraints give to `view` in its superview's coordinates, on whole pixels; nil when they say
    /// nothing of the view.
    func frame(of view: UIView) -> CGRect? {
        guard let item = unknowns[ObjectIdentifier(view)], item.isPlaced, view !== root, let superview = view.superview
        else { return nil }
        return rounded(item.geometry, in: superview)
    }

    /// The rectangle that constraints give to a guide, in its view's coordinates.
    func frame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
        rounded(geometry(of: guide), in: owner)
    }

    /// The size that constraints give to what a scroll view shows; nil when they say nothing of it.
    func contentSize(of scroll: UIScrollView) -> CGSize? {
        guard let guide = scroll.constraintState?.scrolledContentGuide, let item = unknowns[ObjectIdentifier(guide)]
        else {
            return nil
        }
        return rounded(item.geometry, in: scroll).size
    }

    /// A side of a rectangle whose ends are both moved to whole pixels, so that neighbours still touch.
    func roundedEdges(_ start: Coordinate, _ length: Coordinate) -> (start: CGFloat, length: CGFloat) {
        let (low, size) = (value(of: start), value(of: length))
        let (first, last) = (rounded(low), rounded(low + size))
        return (first, max(0, last - first))
    }

    private func rounded(_ geometry: ItemGeometry, in view: UIView) -> CGRect {
        let (x, y) = (roundedEdges(geometry.minX, geometry.width), roundedEdges(geometry.minY, geometry.height))
        let origin = roundedOrigin(of: view)
        return CGRect(x: x.start - origin.x, y: y.start - origin.y, width: x.length, height: y.length)
    }

    /// Where `view` begins, in the coordinates of the root.
    private func roundedOrigin(of view: UIView) -> CGPoint {
        if view === root { return .zero }
        if let item = unknowns[ObjectIdentifier(view)], item.isPlaced {
            return CGPoint(x: rounded(value(of: item.geometry.minX)), y: rounded(value(of: item.geometry.minY)))
        }
        let around = view.superview.map(roundedOrigin) ?? .zero
        let frame = view.placedFrame
        return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
    }

    private func rounded(_ value: Double) -> CGFloat {
        let scale = pixelScale
        // Half a pixel is rounded up, and what is half but for a rounding error is half.
        return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
