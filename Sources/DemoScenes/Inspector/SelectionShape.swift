import SkeletonView

/// The bone shapes that the inspector offers for a selected view.
@MainActor
enum SelectionShape: CaseIterable {
    case own, rectangle, circle, capsule, continuous

    /// The initial radius of continuous corners if the view's `skeletonCornerRadius` is 0, in points.
    private static let defaultRadius: CGFloat = 12
    private static let maximumRadius = 40.0

    var title: String {
        switch self {
        case .own: "View's own"
        case .rectangle: "Rectangle"
        case .circle: "Circle"
        case .capsule: "Capsule"
        case .continuous: "Continuous"
        }
    }

    /// Creates the case that corresponds to the bone shape of `view`; `nil` if the shape is a custom path.
    init?(of view: UIView) {
        switch view.skeletonShape {
        case nil: self = .own
        case .rectangle?: self = .rectangle
        case .circle?: self = .circle
        case .capsule?: self = .capsule
        case .continuous?: self = .continuous
        case .path?: return nil
        }
    }

    /// Applies the shape to the bones of `view`.
    func apply(to view: UIView) {
        let chosen = CGFloat(view.skeletonCornerRadius)
        switch self {
        case .own: view.skeletonShape = nil
        case .rectangle: view.skeletonShape = .rectangle(cornerRadius: Self.possible(chosen, of: view))
        case .circle: view.skeletonShape = .circle
        case .capsule: view.skeletonShape = .capsule
        case .continuous:
            let radius = chosen > 0 ? chosen : Self.defaultRadius
            view.skeletonShape = .continuous(cornerRadius: Self.possible(radius, of: view))
        }
    }

    /// Returns the possible corner radii for the bones of `view`, in points: at least the radius to which the view
    /// clips, and at most half of the view's shorter side or `maximumRadius`, whichever is smaller.
    static func radii(of view: UIView) -> ClosedRange<Double> {
        let half = min(view.bounds.width, view.bounds.height) / 2
        let maximum = half > 0 ? min(maximumRadius, Double(half)) : maximumRadius
        let minimum = view.clipsToBounds ? Double(max(0, view.layer.cornerRadius)) : 0
        return min(minimum, maximum)...maximum
    }

    /// Returns `true` if the corner radius of the bones of `view` can be chosen.
    static func hasRadius(_ view: UIView, isAutomatic: Bool) -> Bool {
        let radii = radii(of: view)
        guard radii.lowerBound < radii.upperBound else { return false }
        switch view.skeletonShape {
        case .rectangle?, .continuous?: return true
        case .circle?, .capsule?, .path?: return false
        case nil: return !view.hasLineBones(isAutomatic: isAutomatic)
        }
    }

    /// Returns the corner radius of the bones of `view`, in points. For circles, capsules and paths, returns the view's
    /// `skeletonCornerRadius`, which has no effect on them.
    static func radius(of view: UIView, isAutomatic: Bool = false) -> Double {
        let radius: CGFloat =
            switch view.skeletonShape {
            case .rectangle(let radius)?, .continuous(let radius)?: radius
            case .circle?, .capsule?, .path?: CGFloat(view.skeletonCornerRadius)
            case nil: view.blockBoneRadius(isAutomatic: isAutomatic)
            }
        return Double(possible(radius, of: view))
    }

    /// Sets the corner radius of the bones, in points, clamped to the possible radii.
    static func setRadius(_ radius: Double, of view: UIView) {
        let radius = possible(CGFloat(radius), of: view)
        view.skeletonCornerRadius = Float(radius)
        switch view.skeletonShape {
        case .rectangle?: view.skeletonShape = .rectangle(cornerRadius: radius)
        case .continuous?: view.skeletonShape = .continuous(cornerRadius: radius)
        case .circle?, .capsule?, .path?, nil: break
        }
    }

    private static func possible(_ radius: CGFloat, of view: UIView) -> CGFloat {
        let radii = radii(of: view)
        return CGFloat(min(max(Double(radius), radii.lowerBound), radii.upperBound))
    }

    /// Returns the Swift code for `shape`; `nil` if there is no shape, or if it is a path, which generated code can't
    /// express.
    static func swiftCode(of shape: SkeletonShape?) -> String? {
        switch shape {
        case .rectangle(let radius)?: ".rectangle(cornerRadius: \(Double(radius).swiftCode))"
        case .circle?: ".circle"
        case .capsule?: ".capsule"
        case .continuous(let radius)?: ".continuous(cornerRadius: \(Double(radius).swiftCode))"
        case .path?, nil: nil
        }
    }
}
