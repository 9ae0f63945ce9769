import Foundation
import SkeletonView

/// A card that shows a skeleton from a blueprint before the actual view exists.
@MainActor
final class BlueprintCard: SampleCard {
    private let container = BlueprintContainer()

    init() {
        super.init(
            title: "From a blueprint", note: "SkeletonBlueprintView(blueprint)", sample: container,
            sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }
    override var arrivalTime: TimeInterval? { Self.defaultArrivalTime }
    override var isLoading: Bool { container.skeleton != nil }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = [
            "// Capture the blueprint of a visible skeleton once; it can be saved to a file:",
            "view.showSkeleton(style)",
            "let blueprint = view.sk.blueprint", "view.hideSkeletonNow()",
            "// Later, show it in place of a view that doesn't exist yet:",
            "if let blueprint { view.addSubview(SkeletonBlueprintView(blueprint, style: style)) }",
        ]
        code.hide = "view.subviews.last?.removeFromSuperview()"
        return code
    }

    override func show(_ style: DemoStyle) { container.show(skeletonStyle(for: style)) }

    override func update(_ style: DemoStyle) {
        if isLoading { container.show(skeletonStyle(for: style)) }
    }

    override func hide(_ style: DemoStyle) { container.showPerson() }
}

/// A view that shows a person or, during the simulated load, a skeleton that was recorded as a blueprint.
@MainActor
private final class BlueprintContainer: UIView {
    /// The placeholder for the person; `nil` while the person is shown.
    private(set) var skeleton: SkeletonBlueprintView?
    private var person: PersonView? = PersonView()
    private var blueprint: SkeletonBlueprint?

    init() {
        super.init(frame: .zero)
        if let person { addSubview(person) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the person's skeleton in `style` instead of the person. Records the skeleton first if the person is
    /// visible.
    func show(_ style: SkeletonStyle) {
        if let person {
            for view in person.parts + [person] { view.isSkeletonable = true }
            layoutIfNeeded()
            var immediateStyle = style
            immediateStyle.transition = .none
            immediateStyle.delay = 0
            person.showSkeleton(immediateStyle)
            blueprint = person.sk.blueprint
            person.removeFromSuperview()
            self.person = nil
        }
        skeleton?.removeFromSuperview()
        skeleton = blueprint.map { SkeletonBlueprintView($0, style: style) }
        if let skeleton { addSubview(skeleton) }
        setNeedsLayout()
    }

    /// Removes the skeleton and shows a new view of the person.
    func showPerson() {
        skeleton?.removeFromSuperview()
        skeleton = nil
        guard person == nil else { return }
        let person = PersonView()
        self.person = person
        addSubview(person)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        person?.frame = bounds
        skeleton?.frame = bounds
    }
}
