import LayoutSolver

/// A coordinate or a length: an optional solver variable plus a constant.
struct Coordinate {
    var variable: SolverVariable?
    var constant = 0.0

    func add(to expression: inout LinearExpression, times factor: Double) {
        expression.constant += factor * constant
        if let variable { expression.add(variable, times: factor) }
    }

    func shifted(by distance: Double) -> Coordinate {
        Coordinate(variable: variable, constant: constant + distance)
    }
}

/// The rectangle of a view or guide in the coordinates of the layout root.
struct ItemGeometry {
    var minX = Coordinate()
    var minY = Coordinate()
    var width = Coordinate()
    var height = Coordinate()

    /// Returns the rectangle inset by `insets`.
    func inset(by insets: UIEdgeInsets) -> ItemGeometry {
        ItemGeometry(
            minX: minX.shifted(by: insets.left), minY: minY.shifted(by: insets.top),
            width: width.shifted(by: -insets.left - insets.right),
            height: height.shifted(by: -insets.top - insets.bottom))
    }

    /// Adds the coordinate or length for `attribute`, multiplied by `factor`, to `expression`. If `isFlipped` is
    /// `true`, x increases from right to left.
    func add(
        _ attribute: NSLayoutConstraint.Attribute, isFlipped: Bool, to expression: inout LinearExpression,
        times factor: Double
    ) {
        func addX(_ fraction: Double) {
            let direction = isFlipped ? -factor : factor
            minX.add(to: &expression, times: direction)
            width.add(to: &expression, times: direction * fraction)
        }
        func addY(_ fraction: Double) {
            minY.add(to: &expression, times: factor)
            height.add(to: &expression, times: factor * fraction)
        }
        switch attribute {
        case .left: addX(0)
        case .right: addX(1)
        case .leading: addX(isFlipped ? 1 : 0)
        case .trailing: addX(isFlipped ? 0 : 1)
        case .centerX: addX(0.5)
        case .top, .firstBaseline: addY(0)
        case .bottom, .lastBaseline: addY(1)
        case .centerY: addY(0.5)
        case .width: width.add(to: &expression, times: factor)
        case .height: height.add(to: &expression, times: factor)
        default: break
        }
    }
}
