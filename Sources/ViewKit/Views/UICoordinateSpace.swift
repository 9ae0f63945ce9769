public import Foundation

/// A coordinate system, such as that of a view or of the screen. The screen's coordinates are those of the window.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The bounds in the space's own coordinates, in points.
    var bounds: CGRect { get }

    /// Converts `point` from this space to `coordinateSpace`.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts `point` from `coordinateSpace` to this space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts `rect` from this space to `coordinateSpace`.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts `rect` from `coordinateSpace` to this space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    // The overloads for views are preferred, because they need no casts.

    /// Converts `point` from this view's coordinates to `coordinateSpace`. If `coordinateSpace` is of a custom class,
    /// it is asked to convert the point from the window's coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let custom = coordinateSpace.customSpace else {
            return layer.convert(point, to: coordinateSpace.spaceView?.layer)
        }
        return custom.convert(layer.convert(point, to: nil), from: UIScreen.main)
    }

    /// Converts `point` from `coordinateSpace` to this view's coordinates. If `coordinateSpace` is of a custom class,
    /// it is first asked to convert the point to the window's coordinates.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let custom = coordinateSpace.customSpace else {
            return layer.convert(point, from: coordinateSpace.spaceView?.layer)
        }
        return layer.convert(custom.convert(point, to: UIScreen.main), from: nil)
    }

    /// Converts `rect` from this view's coordinates to `coordinateSpace`. If `coordinateSpace` is of a custom class, it
    /// is asked to convert the rectangle from the window's coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let custom = coordinateSpace.customSpace else {
            return layer.convert(rect, to: coordinateSpace.spaceView?.layer)
        }
        return custom.convert(layer.convert(rect, to: nil), from: UIScreen.main)
    }

    /// Converts `rect` from `coordinateSpace` to this view's coordinates. If `coordinateSpace` is of a custom class, it
    /// is first asked to convert the rectangle to the window's coordinates.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let custom = coordinateSpace.customSpace else {
            return layer.convert(rect, from: coordinateSpace.spaceView?.layer)
        }
        return layer.convert(custom.convert(rect, to: UIScreen.main), from: nil)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates, which are those of the window.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinates in a fixed orientation. Same as `coordinateSpace`, because the screen doesn't rotate.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Converts `point` from the window's coordinates to `coordinateSpace`.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
    }

    /// Converts `point` from `coordinateSpace` to the window's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
    }

    /// Converts `rect` from the window's coordinates to `coordinateSpace`.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
    }

    /// Converts `rect` from `coordinateSpace` to the window's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
    }
}

extension UIWindowScene {
    /// The scene's coordinates, which are those of the window.
    public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UICoordinateSpace {
    /// The space as a view; `nil` for the window's coordinates.
    fileprivate var spaceView: UIView? { self as? UIView }

    /// The space itself if it is of a custom class; `nil` for views and the screen.
    fileprivate var customSpace: (any UICoordinateSpace)? { self is UIView || self is UIScreen ? nil : self }
}
