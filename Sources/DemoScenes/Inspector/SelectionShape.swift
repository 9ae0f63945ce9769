import SkeletonView

/// The shapes of bones that the inspector offers for a selected view.
@MainActor
enum SelectionShape: CaseIterable {
    case own, rectangle, circle, capsule, continuous

    /// The radius that continuous corners begin with where the view has none, in points.
    private static let usualRadius: Float = 12

    var title: String {
        switch self {
        case .own: "As the view"
        case .rectangle: "Rectangle"
        case .circle: "Circle"
        case .capsule: "Capsule"
        case .continuous: "Continuous"
        }
    }

    /// The shape of the bones of `view`; nil where it is none of these.
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

    /// Gives it to the bones of `view`.
    func apply(to view: UIView) {
        switch self {
        case .own: view.skeletonShape = nil
        case .rectangle: view.skeletonShape = .rectangle(cornerRadius: CGFloat(view.skeletonCornerRadius))
        case .circle: view.skeletonShape = .circle
        case .capsule: view.skeletonShape = .capsule
        case .continuous:
            let radius = view.skeletonCornerRadius > 0 ? view.skeletonCornerRadius : Self.usualRadius
            view.skeletonShape = .continuous(cornerRadius: CGFloat(radius))
        }
    }

    /// The radius of the bones' corners, in points.
    static func radius(of view: UIView) -> Double {
        switch view.skeletonShape {
        case .rectangle(let radius)?, .continuous(let radius)?: Double(radius)
        case .circle?, .capsule?, .path?: Double(view.skeletonCornerRadius)
        case nil: Double(ownRadius(of: view))
        }
    }

    /// The radius that bones have in a view of which nothing else is said: that of the view, at most half of its side.
    private static func ownRadius(of view: UIView) -> CGFloat {
        let chosen = CGFloat(view.skeletonCornerRadius)
        let isOwn = chosen == 0 || (view.clipsToBounds && view.layer.cornerRadius > chosen)
        return min(isOwn ? view.layer.cornerRadius : chosen, view.bounds.width / 2, view.bounds.height / 2)
    }

    /// Makes the bones' corners as round as `radius` says, in points.
    static func setRadius(_ radius: Double, of view: UIView) {
        view.skeletonCornerRadius = Float(radius)
        switch view.skeletonShape {
        case .rectangle?: view.skeletonShape = .rectangle(cornerRadius: CGFloat(radius))
        case .continuous?: view.skeletonShape = .continuous(cornerRadius: CGFloat(radius))
        // A view's own corners come before none.
        case nil: if radius == 0, view.layer.cornerRadius > 0 { view.skeletonShape = .rectangle(cornerRadius: 0) }
        case .circle?, .capsule?, .path?: break
        }
    }

    /// The shape as it is written in Swift; nil without one, and for a path, which only its own code can say.
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
