import Foundation
import SkeletonView

/// Creates the rows for a view's own skeleton properties.
@MainActor
struct SelectionRows {
    let view: UIView
    /// A closure that returns `true` if skeletons are automatic.
    let isAutomatic: @MainActor () -> Bool
    /// Called when the user changes a row, with the row's title, the view, and the change to make to the view.
    let change: Change

    typealias Change = @MainActor (String, UIView, () -> Void) -> Void

    /// Returns all rows for the view.
    func make() -> [InspectorRow] {
        var rows = [
            toggle("Skeletonable", \.isSkeletonable) { $0.chooseSkeletonable($1) },
            toggle("Hidden", \.isHiddenWhenSkeletonIsActive) { $0.isHiddenWhenSkeletonIsActive = $1 },
            toggle("Block touches", \.isUserInteractionDisabledWhenSkeletonIsActive) {
                $0.isUserInteractionDisabledWhenSkeletonIsActive = $1
            },
            shape(),
            radius(),
        ]
        rows += annotationRows()
        if let text = view as? any SkeletonText { rows += textRows(text) }
        for row in rows { row.viewReset = reset(of: row.title) }
        return rows
    }

    /// Returns the names and values of the skeleton properties of `view`, so that changes can be detected.
    static func values(of view: UIView) -> [String] {
        SelectionProperty.all(of: view).map { "\($0.name) = \($0.value ?? "")" }
    }

    // MARK: Private

    /// The names of the properties that each row changes, keyed by the row's title. The row shows the first property.
    private static let properties = [
        "Skeletonable": ["isSkeletonable"], "Hidden": ["isHiddenWhenSkeletonIsActive"],
        "Block touches": ["isUserInteractionDisabledWhenSkeletonIsActive"], "Shape": ["skeletonShape"],
        "Bone radius": ["skeletonCornerRadius"], "Annotation": ["skeletonAnnotation", "isSkeletonable"],
        "Lines": ["skeletonTextNumberOfLines"], "Last line": ["lastLineFillPercent"],
        "Line radius": ["linesCornerRadius"], "Line spacing": ["skeletonLineSpacing"],
        "Line insets": ["skeletonPaddingInsets"], "Placeholder": ["skeletonPlaceholder"],
    ]

    private func reset(of title: String) -> (isChanged: @MainActor () -> Bool, perform: @MainActor () -> Void)? {
        guard let names = Self.properties[title], let shown = names.first else { return nil }
        return (
            isChanged: { [weak view] in view?.editedSkeletonProperties.contains { $0.name == shown } ?? false },
            perform: { [weak view, change] in
                if let view { change(title, view) { view.restoreSkeletonProperties(names) } }
            }
        )
    }

    private func textRows(_ text: any SkeletonText) -> [InspectorRow] {
        // Bones that are found automatically take their lines from the text itself.
        let isSet: @MainActor (UIView) -> Bool = { [isAutomatic] in !isAutomatic() || $0.isSkeletonable }
        func number(
            _ title: String, _ range: ClosedRange<Double>, step: Double = 1,
            text words: @escaping @MainActor (Double) -> String = { "\(Int($0)) pt" },
            isMixed: @escaping @MainActor (any SkeletonText) -> Bool = { _ in false },
            get: @escaping @MainActor (any SkeletonText) -> Double,
            set: @escaping @MainActor (any SkeletonText, Double) -> Void
        ) -> InspectorRow {
            slider(
                title, in: range, step: step, text: { [weak text] in text.map(isMixed) == true ? "mixed" : words($0) },
                isEnabled: isSet
            ) { [weak text] _ in
                text.map(get) ?? 0
            } set: { [weak text] in
                if let text { set(text, $1) }
            }
        }
        let lines =
            number("Lines", -1...10) {
                $0 < 0 ? "default" : $0 == 0 ? "fill" : "\(Int($0))"
            } get: {
                if case .custom(let count) = $0.skeletonTextNumberOfLines { Double(max(0, count)) } else { -1 }
            } set: {
                $0.skeletonTextNumberOfLines = $1 < 0 ? .inherited : .custom(Int($1))
            }
        lines.noteForSettings = { [weak view] _ in
            view.map(isSet) == false ? "Automatic: only the radius applies." : nil
        }
        return [
            lines,
            number("Last line", 0...100, step: 5) {
                "\(Int($0))%"
            } get: {
                Double($0.lastLineFillPercent)
            } set: {
                $0.lastLineFillPercent = Int($1)
            },
            slider("Line radius", in: 0...15, isEnabled: { $0.skeletonShape == nil }) { [weak text] _ in
                Double(text?.linesCornerRadius ?? 0)
            } set: { [weak text] in
                text?.linesCornerRadius = Int($1)
            },
            number("Line spacing", 0...30, get: { $0.skeletonLineSpacing }) { $0.skeletonLineSpacing = $1 },
            number("Line insets", 0...16, isMixed: { !$0.skeletonPaddingInsets.isUniform }) {
                $0.skeletonPaddingInsets.top
            } set: {
                $0.skeletonPaddingInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
            },
            placeholder(of: text),
        ]
    }

    /// Creates the row for the corner radius of bones, with a note if other settings determine or limit the radius.
    private func radius() -> InspectorRow {
        let range: @MainActor (UIView) -> ClosedRange<Double> = SelectionShape.radii
        let isEnabled: @MainActor (UIView) -> Bool = { [isAutomatic] in
            SelectionShape.hasRadius($0, isAutomatic: isAutomatic())
        }
        let row = slider("Bone radius", in: 0...40, limits: range, isEnabled: isEnabled) { [isAutomatic] in
            SelectionShape.radius(of: $0, isAutomatic: isAutomatic())
        } set: {
            SelectionShape.setRadius($1, of: $0)
        }
        row.noteForSettings = { [weak view, isAutomatic] _ in
            guard let view else { return nil }
            if view.skeletonShape == nil, view.hasLineBones(isAutomatic: isAutomatic()) {
                return "Text uses Line radius instead."
            }
            let minimum = SelectionShape.radii(of: view).lowerBound
            return minimum > 0 ? "The view clips at its corners: \(Int(minimum)) pt or more." : nil
        }
        return row
    }

    /// Creates the rows for the annotation and for the size of a bone that replaces the view.
    private func annotationRows() -> [InspectorRow] {
        let choices = SelectionAnnotation.allCases
        let menu = ChoiceButton(choices.map(\.title)) { [weak view, change] index in
            if let view { change("Annotation", view) { choices[index].apply(to: view) } }
        }
        let row = InspectorRow("Annotation", menu, isEnabled: { _ in true }) { [weak menu, weak view] _ in
            menu?.selection = view.map(SelectionAnnotation.init).flatMap(choices.firstIndex)
        }
        row.noteForSettings = { [isAutomatic] _ in isAutomatic() ? nil : "Used only if Automatic (below) is on." }
        func side(_ title: String, _ side: WritableKeyPath<CGSize, CGFloat>) -> InspectorRow {
            slider(title, in: 1...200, isEnabled: { SelectionAnnotation(of: $0) == .replace }) { view in
                Double(SelectionAnnotation.size(of: view)[keyPath: side])
            } set: { view, length in
                var size = SelectionAnnotation.size(of: view)
                size[keyPath: side] = CGFloat(length)
                view.skeletonAnnotation = .replace(size)
            }
        }
        return [row, side("Bone width", \.width), side("Bone height", \.height)]
    }

    private func placeholder(of text: any SkeletonText) -> InspectorRow {
        let choices = SelectionPlaceholder.allCases
        let menu = ChoiceButton(choices.map(\.title)) { [weak text, change] index in
            if let text { change("Placeholder", text) { text.skeletonPlaceholder = choices[index].placeholder } }
        }
        return InspectorRow("Placeholder", menu, isEnabled: { _ in true }) { [weak menu, weak text] _ in
            menu?.selection = choices.firstIndex { $0.placeholder == text?.skeletonPlaceholder }
        }
    }

    private func toggle(
        _ title: String, _ path: KeyPath<UIView, Bool>, set: @escaping @MainActor (UIView, Bool) -> Void
    ) -> InspectorRow {
        let control = UISwitch()
        control.addAction(
            UIAction { [weak control, weak view, change] _ in
                guard let view, let isOn = control?.isOn else { return }
                change(title, view) { set(view, isOn) }
            }, for: .valueChanged)
        return InspectorRow(title, control, isEnabled: { _ in true }) { [weak control, weak view] _ in
            if let view { control?.isOn = view[keyPath: path] }
        }
    }

    private func shape() -> InspectorRow {
        let shapes = SelectionShape.allCases
        let menu = ChoiceButton(shapes.map(\.title), other: "A path") { [weak view, change] index in
            if let view { change("Shape", view) { shapes[index].apply(to: view) } }
        }
        return InspectorRow("Shape", menu, isEnabled: { _ in true }) { [weak menu, weak view] _ in
            menu?.selection = view.flatMap(SelectionShape.init).flatMap(shapes.firstIndex)
        }
    }

    private func slider(
        _ title: String, in range: ClosedRange<Double>, step: Double = 1,
        limits: (@MainActor (UIView) -> ClosedRange<Double>)? = nil,
        text: @escaping @MainActor (Double) -> String = { "\(Int($0)) pt" },
        isEnabled: @escaping @MainActor (UIView) -> Bool = { _ in true },
        get: @escaping @MainActor (UIView) -> Double, set: @escaping @MainActor (UIView, Double) -> Void
    ) -> InspectorRow {
        let control = UISlider()
        control.minimumValue = Float(range.lowerBound)
        control.maximumValue = Float(range.upperBound)
        control.keyStep = Float(step)
        let label = UILabel.line(size: 13, color: DemoPalette.secondaryText)
        label.textAlignment = .right
        // Numbers come before their units, regardless of the layout direction.
        label.semanticContentAttribute = .forceLeftToRight
        control.addAction(
            UIAction { [weak control, weak view, change] _ in
                guard let view, let control else { return }
                let value = (Double(control.value) / step).rounded() * step
                change(title, view) { set(view, value) }
            }, for: .valueChanged)
        // A slider shows a value for properties that aren't set, and rounds others, so Escape restores the properties.
        var before: SelectionState?
        control.addAction(
            UIAction { [weak view] _ in before = view.map(SelectionState.init) }, for: .touchDown)
        control.addAction(
            UIAction { [weak view, change] _ in
                if let view, let before { change(title, view) { _ = before.restore() } }
            }, for: .touchCancel)
        return InspectorRow(
            title, control, end: .text(label), isEnabled: { [weak view] _ in view.map(isEnabled) ?? false }
        ) {
            [weak control, weak view] _ in
            guard let view, let control else { return }
            let value = get(view)
            if let limits = limits?(view), limits.lowerBound < limits.upperBound {
                control.minimumValue = Float(limits.lowerBound)
                control.maximumValue = Float(limits.upperBound)
            }
            label.text = text(value)
            if !control.isTracking { control.value = Float(value) }
        }
    }
}
