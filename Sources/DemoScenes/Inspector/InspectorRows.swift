import Foundation
import SkeletonView

/// Creates the rows of the inspector, each of which shows and changes a part of the settings.
@MainActor
struct InspectorRows {
    /// Called when the user changes a row, with the row's title and the change to make to the settings.
    let change: @MainActor (String, (inout DemoSettings) -> Void) -> Void
    /// Called with an action requested by the user.
    let perform: @MainActor (InspectorAction) -> Void
    /// A description of the folder in which files are saved.
    let exportPlace: String

    /// A closure that returns `true` if a row is enabled with the given settings.
    typealias Condition = @MainActor (DemoSettings) -> Bool

    /// A change to the settings, and the title of the button that makes the change.
    typealias Step = (name: String, perform: @MainActor (inout DemoSettings) -> Void)

    /// Creates a row for a setting that is on or off. The row has no reset button if `isReset` is `false`.
    func toggle(
        _ title: String, _ path: WritableKeyPath<DemoSettings, Bool>, isReset: Bool = true,
        isEnabled: @escaping Condition = { _ in true }
    ) -> InspectorRow {
        let control = UISwitch()
        control.addAction(
            UIAction { [weak control, change] _ in
                let isOn = control?.isOn ?? false
                change(title) { $0[keyPath: path] = isOn }
            }, for: .valueChanged)
        return InspectorRow(title, control, setting: isReset ? setting(path) : nil, isEnabled: isEnabled) {
            [weak control] settings in
            control?.isOn = settings[keyPath: path]
        }
    }

    /// Creates a row for a setting with a few named values; the setting is the index of a name.
    func segments(_ title: String, _ names: [String], _ path: WritableKeyPath<DemoSettings, Int>) -> InspectorRow {
        let control = DemoSegments(items: names)
        control.addAction(
            UIAction { [weak control, change] _ in
                let index = control?.selectedSegmentIndex ?? 0
                change(title) { $0[keyPath: path] = index }
            }, for: .valueChanged)
        return InspectorRow(title, control, setting: setting(path)) { [weak control] settings in
            control?.selectedSegmentIndex = settings[keyPath: path]
        }
    }

    /// Creates a row for a number that is a multiple of `step` and is formatted by `text`. `stored` is the part of the
    /// settings that the reset button restores; `nil` uses the number itself.
    func slider(
        _ title: String, _ path: WritableKeyPath<DemoSettings, Double>, in range: ClosedRange<Double>, step: Double,
        stored: InspectorRow.Setting? = nil, isEnabled: @escaping Condition = { _ in true },
        text: @escaping @MainActor (Double) -> String
    ) -> InspectorRow {
        let control = UISlider()
        control.minimumValue = Float(range.lowerBound)
        control.maximumValue = Float(range.upperBound)
        let label = UILabel.line(size: 13, color: DemoPalette.secondaryText)
        label.textAlignment = .right
        // Numbers come before their units, regardless of the layout direction.
        label.semanticContentAttribute = .forceLeftToRight
        control.addAction(
            UIAction { [weak control, change] _ in
                let value = ((Double(control?.value ?? 0) / step).rounded() * step * 1000).rounded() / 1000
                change(title) { $0[keyPath: path] = value }
            }, for: .valueChanged)
        let (part, use) = (stored ?? setting(path), RowUse())
        use.restore(after: control, by: { [change] before in change(title) { part.copy(&$0, before) } })
        return InspectorRow(title, control, end: .text(label), setting: part, isEnabled: isEnabled) {
            [weak control] settings in
            use.current = settings
            let value = settings[keyPath: path]
            label.text = settings.mixedLines.contains(title) ? "mixed" : text(value)
            // While the knob is dragged, it stays under the pointer, although the value changes in steps.
            if control?.isTracking == false, abs(Double(control?.value ?? 0) - value) > step / 2 {
                control?.value = Float(value)
            }
        }
    }

    /// Creates a row for a setting with several named values; `other` is shown for any other value. `stored` is the
    /// part of the settings that the reset button restores; `nil` uses the value itself.
    func menu<Value: Equatable>(
        _ title: String, _ values: [(name: String, value: Value)], _ path: WritableKeyPath<DemoSettings, Value>,
        other: String = "Custom", stored: InspectorRow.Setting? = nil, isEnabled: @escaping Condition = { _ in true }
    ) -> InspectorRow {
        let menu = ChoiceButton(values.map(\.name), other: other) { [change] index in
            change(title) { $0[keyPath: path] = values[index].value }
        }
        return InspectorRow(title, menu, setting: stored ?? setting(path), isEnabled: isEnabled) {
            [weak menu] settings in
            menu?.selection = values.firstIndex { $0.value == settings[keyPath: path] }
        }
    }

    /// Creates a row with a button titled `name` that makes the change `step` to the settings.
    func button(
        _ title: String, _ name: String, isEnabled: @escaping Condition = { _ in true },
        _ step: @escaping @MainActor (inout DemoSettings) -> Void
    ) -> InspectorRow {
        InspectorRow(title, makeButton(name) { [change] in change(title, step) }, isEnabled: isEnabled) { _ in }
    }

    /// Creates a row with two buttons, each of which makes a change to the settings. The changes are undone separately.
    func buttons(
        _ title: String, _ first: Step, _ second: Step, isEnabled: @escaping Condition = { _ in true }
    ) -> InspectorRow {
        let buttons = [first, second].map { step in
            makeButton(step.name) { [change] in change("\(title): \(step.name)", step.perform) }
        }
        return InspectorRow(title, buttons[0], end: .control(buttons[1]), isEnabled: isEnabled) { _ in }
    }

    /// Creates a row with a button titled `name` that performs `action`, and an optional `second` button with its own
    /// action.
    func button(
        _ title: String, _ name: String, performing action: InspectorAction,
        second: (name: String, action: InspectorAction)? = nil
    ) -> InspectorRow {
        let buttons = ([(name: name, action: action)] + (second.map { [$0] } ?? [])).map { name, action in
            let button = makeButton(name) { [perform] in perform(action) }
            button.action = action
            return button
        }
        return InspectorRow(title, buttons[0], end: second == nil ? .nothing : .control(buttons[1])) { _ in }
    }

    private func makeButton(_ name: String, _ use: @escaping @MainActor () -> Void) -> ActionButton {
        let control = ActionButton(configuration: .gray())
        control.title = name
        control.configuration?.baseForegroundColor = .label
        control.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
        control.titleLabel?.followTextSize(13)
        control.titleLabel?.adjustsFontSizeToFitWidth = true
        control.titleLabel?.baselineAdjustment = .alignCenters
        control.titleLabel?.minimumScaleFactor = 0.85
        control.addAction(UIAction { _ in use() }, for: .primaryActionTriggered)
        return control
    }

    /// Creates a row for choosing a named color from a menu, or any color with a color well. The menu can open the
    /// color well, too. `automatic`, if not `nil`, is the name of the menu entry for no color, and the color that the
    /// color well then shows.
    func color(
        _ title: String, _ path: WritableKeyPath<DemoSettings, UIColor?>,
        automatic: (name: String, color: @MainActor (DemoSettings) -> UIColor)? = nil,
        isEnabled: @escaping Condition = { _ in true }
    ) -> InspectorRow {
        let none: [(name: String, color: UIColor?)] = automatic.map { [($0.name, nil)] } ?? []
        let values = none + SkeletonColors.all.map { (Self.spoken($0.name), $0.color) }
        let well = UIColorWell()
        let menu = ChoiceButton(
            values.map(\.name), images: values.map { $0.color.flatMap(Self.swatch) },
            openCustom: { [weak well] in well?.activateByKey() }
        ) { [change] index in
            change(title) { $0[keyPath: path] = values[index].color }
        }
        well.title = title
        well.supportsAlpha = false
        let use = RowUse()
        // Sent when the well opens.
        well.addAction(
            UIAction { [weak well] _ in use.begin(with: well?.selectedColor) }, for: .touchUpInside)
        well.addAction(
            UIAction { [weak well, change] _ in
                let color = well?.selectedColor
                change(title) {
                    // A change of one color can change others, so all of them are restored with it.
                    if let before = use.before?.style, color == use.color {
                        $0.style.copyColors(of: before)
                    } else {
                        $0[keyPath: path] = color
                    }
                }
            }, for: .valueChanged)
        return InspectorRow(title, menu, end: .control(well), setting: setting(path), isEnabled: isEnabled) {
            [weak menu, weak well] settings in
            use.current = settings
            let color = settings[keyPath: path]
            menu?.selection = values.firstIndex { $0.color == color }
            well?.selectedColor = color ?? automatic?.color(settings)
        }
    }

    /// Returns the closures with which a row's reset button compares and restores the setting at `path`.
    func setting(_ path: WritableKeyPath<DemoSettings, some Equatable>) -> InspectorRow.Setting {
        InspectorRow.Setting(
            isSame: { $0[keyPath: path] == $1[keyPath: path] }, copy: { $0[keyPath: path] = $1[keyPath: path] },
            change: change)
    }

    // MARK: Private

    /// Returns a disc in `color` for a menu.
    private static func swatch(_ color: UIColor) -> UIImage? {
        UIImage(systemName: "circle.fill")?.withTintColor(color, renderingMode: .alwaysOriginal)
    }

    /// Returns a color name for display: "peterRiver" becomes "Peter river".
    private static func spoken(_ name: String) -> String {
        if name == "skeletonDefault" { return "Default" }
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// A button that shows which of several names is chosen, with a menu of all names.
@MainActor
final class ChoiceButton: UIButton {
    /// The index of the chosen name; `nil` if none is chosen.
    var selection: Int? {
        didSet { if selection != oldValue { showSelection() } }
    }

    private let names: [String]
    private let images: [UIImage?]
    private let choose: @MainActor (Int) -> Void
    private let openCustom: (@MainActor () -> Void)?
    private let other: String

    /// Creates a button that offers `names`, with `images` beside them; `other` is shown if none of them is chosen. If
    /// `openCustom` isn't `nil`, an entry for another value calls it.
    init(
        _ names: [String], other: String = "Custom", images: [UIImage?] = [],
        openCustom: (@MainActor () -> Void)? = nil, choose: @escaping @MainActor (Int) -> Void
    ) {
        self.names = names
        self.images = images
        self.openCustom = openCustom
        self.other = other
        self.choose = choose
        super.init(frame: .zero)
        configuration = .gray()
        configuration?.baseForegroundColor = .label
        configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
        titleLabel?.followTextSize(13)
        contentHorizontalAlignment = .leading
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        showSelection()
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Private

    /// Rebuilds the menu with a check mark at the selection, or at the entry named `other` if no name is chosen.
    private func showSelection() {
        var actions = names.enumerated().map { index, name in
            let image = images.indices.contains(index) ? images[index] : nil
            return UIAction(title: name, image: image, state: index == selection ? .on : .off) { [weak self] _ in
                self?.selection = index
                self?.choose(index)
            }
        }
        if let openCustom {
            let state: UIMenuElement.State = selection == nil ? .on : .off
            let custom = UIAction(title: other, state: state) { [weak self] _ in
                // The user hasn't chosen a color yet, so the menu keeps its selection.
                self?.showSelection()
                openCustom()
            }
            actions.insert(custom, at: 0)
        } else if selection == nil {
            actions.insert(UIAction(title: other, attributes: .disabled, state: .on) { _ in }, at: 0)
        }
        menu = UIMenu(options: .singleSelection, children: actions)
        // The color well beside the button already shows the color.
        setImage(nil, for: .normal)
    }
}
