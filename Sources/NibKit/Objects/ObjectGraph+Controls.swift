import ControlKit
import Foundation
import ViewKit

/// Sets the values of controls.
extension ObjectGraph {
    func setControlValues(of control: UIControl, from element: InterfaceElement) {
        if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
        if let isSelected = element.bool("selected") { control.isSelected = isSelected }
        if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
        if let alignment = element["contentHorizontalAlignment"].flatMap({ Self.horizontalAlignments[$0] }) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element["contentVerticalAlignment"].flatMap({ Self.verticalAlignments[$0] }) {
            control.contentVerticalAlignment = alignment
        }
        switch control {
        case let button as UIButton: setValues(of: button, from: element)
        case let control as UISwitch: setValues(of: control, from: element)
        case let slider as UISlider: setValues(of: slider, from: element)
        case let stepper as UIStepper: setValues(of: stepper, from: element)
        case let segments as UISegmentedControl: setValues(of: segments, from: element)
        case let pages as UIPageControl: setValues(of: pages, from: element)
        default: break
        }
    }

    // MARK: Buttons

    private func setValues(of button: UIButton, from element: InterfaceElement) {
        button.buttonType = element["buttonType"].map { Self.buttonTypes[$0] ?? .system } ?? .custom
        if let font = element.font() { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        if let content = element.child("buttonConfiguration", key: "configuration") {
            // The titles for states are ignored, because Xcode keeps them in the file after the button gets a
            // configuration.
            button.configuration = buttonConfiguration(content)
        } else {
            for state in element.children(named: "state") { setContent(of: button, from: state) }
        }
    }

    private func setContent(of button: UIButton, from element: InterfaceElement) {
        guard let state = element.key.flatMap({ Self.states[$0] }) else {
            return document.report("button state not supported", at: element)
        }
        if let title = element.string("title") { button.setTitle(title, for: state) }
        if let color = element.color("titleColor", in: document) { button.setTitleColor(color, for: state) }
        if let image = image("image", of: element) { button.setImage(image, for: state) }
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
        if let title = attributedText("attributedTitle", of: element, font: font) {
            button.setAttributedTitle(title, for: state)
        }
    }

    private func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "gray": .gray()
            case "tinted": .tinted()
            default: .plain()
            }
        configuration.title = element.string("title")
        if let text = element.child("attributedString", key: "attributedTitle") {
            configuration.title = text.children.compactMap { $0.string("content") }.joined()
        }
        configuration.subtitle = element.string("subtitle")
        configuration.image = image("image", of: element)
        if let color = element.color("baseForegroundColor", in: document) { configuration.baseForegroundColor = color }
        if let color = element.color("baseBackgroundColor", in: document) { configuration.baseBackgroundColor = color }
        if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
        switch element["imagePlacement"] {
        case "trailing": configuration.imagePlacement = .trailing
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        default: break
        }
        return configuration
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    // MARK: Values

    private func setValues(of control: UISwitch, from element: InterfaceElement) {
        control.isOn = element.bool("on") ?? false
        if let color = element.color("onTintColor", in: document) { control.onTintColor = color }
        if let color = element.color("thumbTintColor", in: document) { control.thumbTintColor = color }
    }

    private func setValues(of slider: UISlider, from element: InterfaceElement) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0)
        if let isContinuous = element.bool("continuous") { slider.isContinuous = isContinuous }
        if let color = element.color("minimumTrackTintColor", in: document) { slider.minimumTrackTintColor = color }
        if let color = element.color("maximumTrackTintColor", in: document) { slider.maximumTrackTintColor = color }
        if let color = element.color("thumbTintColor", in: document) { slider.thumbTintColor = color }
        if let image = image("minimumValueImage", of: element) { slider.minimumValueImage = image }
        if let image = image("maximumValueImage", of: element) { slider.maximumValueImage = image }
    }

    private func setValues(of stepper: UIStepper, from element: InterfaceElement) {
        stepper.minimumValue = element.number("minimumValue") ?? 0
        stepper.maximumValue = element.number("maximumValue") ?? 100
        stepper.stepValue = element.number("stepValue") ?? 1
        stepper.value = element.number("value") ?? 0
        if let wraps = element.bool("wraps") { stepper.wraps = wraps }
        if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
    }

    private func setValues(of control: UISegmentedControl, from element: InterfaceElement) {
        for (index, segment) in element.children(in: "segments").enumerated() {
            if let image = image("image", of: segment) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
            if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        }
        if element.bool("momentary") == true { control.isMomentary = true }
        if element.bool("apportionsSegmentWidthsByContent") == true { control.apportionsSegmentWidthsByContent = true }
        if let color = element.color("selectedSegmentTintColor", in: document) {
            control.selectedSegmentTintColor = color
        }
        if control.numberOfSegments > 0 {
            let index = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
            control.selectedSegmentIndex = min(index, control.numberOfSegments - 1)
        }
    }

    private func setValues(of pages: UIPageControl, from element: InterfaceElement) {
        pages.numberOfPages = element.integer("numberOfPages") ?? 0
        pages.currentPage = element.integer("currentPage") ?? 0
        if element.bool("hidesForSinglePage") == true { pages.hidesForSinglePage = true }
        if let color = element.color("pageIndicatorTintColor", in: document) { pages.pageIndicatorTintColor = color }
        if let color = element.color("currentPageIndicatorTintColor", in: document) {
            pages.currentPageIndicatorTintColor = color
        }
    }
}
