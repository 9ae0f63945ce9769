import Foundation

extension LayoutEngine {
    /// Returns the frame that constraints give `view` in its superview's coordinates, snapped to whole pixels; `nil` if
    /// no constraints place the view. If the view is zoomed, the frame is moved so that the zoomed view begins where
    /// constraints place it.
    func frame(of view: UIView) -> CGRect? {
        guard let item = unknowns[ObjectIdentifier(view)], item.isPlaced, view !== root,
            let superview = view.storedSuperview
        else { return nil }
        let frame = rounded(item.geometry, in: superview)
        guard superview.constraintState?.scrolledContentGuide != nil,
            let zoom = (superview as? UIScrollView)?.zooming
        else { return frame }
        return zoom.placed(frame, of: view)
    }

    /// Returns the rectangle that constraints give `guide`, in the coordinates of its owning view `owner`, snapped to
    /// whole pixels.
    func frame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
        rounded(geometry(of: guide), in: owner)
    }

    /// Returns the content size that constraints give a scroll view; `nil` if no constraints refer to its content.
    func contentSize(of scroll: UIScrollView) -> CGSize? {
        guard let guide = scroll.constraintState?.scrolledContentGuide, let item = unknowns[ObjectIdentifier(guide)]
        else {
            return nil
        }
        let size = rounded(item.geometry, in: scroll).size
        return scroll.zooming?.zoomed(size) ?? size
    }

    /// Returns the range that begins at `start` and is `length` long, with both ends snapped to whole pixels, so that
    /// adjacent views still touch.
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

    /// Returns the origin of `view` in the coordinates of the root, snapped to whole pixels if constraints place the
    /// view.
    private func roundedOrigin(of view: UIView) -> CGPoint {
        if view === root { return .zero }
        if let item = unknowns[ObjectIdentifier(view)], item.isPlaced {
            return CGPoint(x: rounded(value(of: item.geometry.minX)), y: rounded(value(of: item.geometry.minY)))
        }
        let outer = view.storedSuperview.map(roundedOrigin) ?? .zero
        let frame = view.constrainedFrame
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }

    private func rounded(_ value: Double) -> CGFloat {
        let scale = pixelScale
        // Halves round up; the epsilon absorbs rounding errors just below a half.
        return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
