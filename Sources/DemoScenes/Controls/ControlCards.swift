import ControlKit
import Foundation
import ViewKit

/// Creates the cards for the controls screen. Each card displays the value of its control.
@MainActor
enum ControlCards {
    static func make() -> [ControlCard] {
        [toggle(), segments(), slider(), stepper(), progress(), activity(), pages(), menu(), color()] + TextCards.make()
    }

    /// Creates a card that displays `text(control)`, and updates the displayed text after each `event`.
    static func card<Control: UIControl>(
        _ title: String, _ control: Control, beside others: [UIView] = [],
        for event: UIControl.Event = .valueChanged, text: @escaping @MainActor (Control) -> String
    ) -> ControlCard {
        let card = ControlCard(title, [control] + others)
        card.text = { [weak control] in control.map(text) }
        control.addAction(UIAction { [weak card] _ in card?.update() }, for: event)
        return card
    }

    // MARK: Private

    private static func toggle() -> ControlCard {
        let control = UISwitch()
        control.isOn = true
        return card("Switch", control) { $0.isOn ? "On" : "Off" }
    }

    private static func segments() -> ControlCard {
        let control = DemoSegments(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 1
        return card("Segmented control", control) { $0.titleForSegment(at: $0.selectedSegmentIndex) ?? "None" }
    }

    private static func slider() -> ControlCard {
        let control = UISlider()
        control.value = 0.4
        return card("Slider", control) { String(format: "%.2f", Double($0.value)) }
    }

    private static func stepper() -> ControlCard {
        let control = UIStepper()
        control.value = 3
        control.maximumValue = 10
        return card("Stepper", control) { "\(Int($0.value)) of 10" }
    }

    private static func progress() -> ControlCard {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        let control = UIStepper()
        control.value = 60
        control.stepValue = 20
        return card("Progress", control, beside: [bar]) { [weak bar] in
            bar?.setProgress(Float($0.value / 100), animated: true)
            return "\(Int($0.value))%"
        }
    }

    private static func activity() -> ControlCard {
        let wheel = UIActivityIndicatorView(style: .large)
        return card("Activity indicator", UISwitch(), beside: [wheel]) { [weak wheel] in
            if $0.isOn { wheel?.startAnimating() } else { wheel?.stopAnimating() }
            return $0.isOn ? "Running" : "Stopped"
        }
    }

    private static func pages() -> ControlCard {
        let control = UIPageControl()
        control.numberOfPages = 8
        control.currentPage = 2
        return card("Page control", control) { "Page \($0.currentPage + 1) of \($0.numberOfPages)" }
    }

    private static func menu() -> ControlCard {
        let button = UIButton(configuration: .gray())
        button.configuration?.baseForegroundColor = .label
        let card = ControlCard("Menu", [button])
        let sizes = ["Small", "Medium", "Large", "Extra large"].map { title in
            UIAction(title: title) { [weak card] in
                card?.value = $0.title
                card?.setNeedsLayout()
            }
        }
        button.menu = UIMenu(title: "Size", options: .singleSelection, children: sizes)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        card.value = "Small"
        return card
    }

    private static func color() -> ControlCard {
        let well = UIColorWell()
        well.title = "Color"
        well.selectedColor = .systemTeal
        return card("Color well", well) { well in
            let color = (well.selectedColor ?? .clear).resolvedColor(with: well.traitCollection)
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        }
    }
}
