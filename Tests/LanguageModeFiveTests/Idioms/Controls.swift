import StageKit
import Testing
import UIKit

@Suite("Control idioms")
@MainActor
struct ControlIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 400))

    @Test("A button is created, styled and pressed")
    func button() {
        var taps = 0
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .disabled)
        button.setTitleColor(.systemBlue, for: .normal)
        button.setTitleColor(UIColor.systemBlue.withAlphaComponent(0.3), for: .highlighted)
        button.setImage(UIImage(), for: .selected)
        button.setAttributedTitle(NSAttributedString(string: "Go"), for: .selected)
        button.titleLabel?.font = .boldSystemFont(ofSize: 16)
        button.titleLabel?.numberOfLines = 1
        button.imageView?.contentMode = .scaleAspectFit
        button.contentHorizontalAlignment = .leading
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        button.tintColor = .systemOrange
        button.isEnabled = true
        button.isSelected = false
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        stage.window.addSubview(button)
        stage.click(at: button.center)
        button.sendActions(for: .touchUpInside)
        stage.advance(by: 0.1)
        #expect(taps == 2)
        #expect(button.title(for: .normal) == "Save" && button.currentTitle == "Save")
        #expect(button.titleColor(for: .normal) == .systemBlue && !button.state.contains(.highlighted))
    }

    @Test("A button is configured")
    func configuration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.image = UIImage()
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemIndigo
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Go") { _ in })
        button.configuration?.title = "Next"
        button.configuration = .tinted()
        button.setNeedsUpdateConfiguration()
        button.menu = UIMenu(
            title: "More",
            children: [
                UIAction(title: "Copy", handler: { _ in }),
                UIAction(title: "Delete", attributes: .destructive) { _ in },
            ])
        button.showsMenuAsPrimaryAction = true
        let plain = UIButton(primaryAction: UIAction(title: "Plain", image: nil, handler: { _ in }))
        #expect(plain.currentTitle == "Plain")
        #expect(button.menu?.children.count == 2)
    }

    @Test("Switches, sliders, steppers and segments have values")
    func values() {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        toggle.onTintColor = .systemGreen
        toggle.thumbTintColor = .white
        let slider = UISlider()
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 40
        slider.setValue(60, animated: true)
        slider.isContinuous = true
        slider.minimumTrackTintColor = .systemPink
        slider.maximumTrackTintColor = .systemGray5
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.stepValue = 2
        stepper.value = 3
        stepper.autorepeat = false
        stepper.wraps = true
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        segments.setTitle("Year", forSegmentAt: 2)
        segments.setEnabled(false, forSegmentAt: 0)
        segments.insertSegment(withTitle: "All", at: 0, animated: false)
        segments.removeSegment(at: 0, animated: false)
        segments.selectedSegmentTintColor = .systemBackground
        segments.apportionsSegmentWidthsByContent = true
        var changes = 0
        [toggle, slider, stepper, segments].forEach { $0.addAction(UIAction { _ in changes += 1 }, for: .valueChanged) }
        toggle.sendActions(for: .valueChanged)
        #expect(!toggle.isOn && slider.value == 60 && stepper.value == 3 && changes == 1)
        #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "Year")
    }

    @Test("Progress views and activity indicators show progress")
    func progress() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = .systemGray
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        let isSpinning = spinner.isAnimating
        spinner.stopAnimating()
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.3
        bar.setProgress(0.6, animated: true)
        bar.progressTintColor = .systemPurple
        bar.trackTintColor = .systemFill
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.pageIndicatorTintColor = .systemGray4
        pages.currentPageIndicatorTintColor = .label
        pages.hidesForSinglePage = true
        #expect(isSpinning && spinner.isHidden && abs(bar.progress - 0.6) < 0.001)
        #expect(pages.currentPage == 2)
    }

    @Test("A custom control tracks a click and responds to its state")
    func ownControl() {
        final class Chip: UIControl {
            override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
            override var isSelected: Bool { didSet { backgroundColor = isSelected ? tintColor : .clear } }
            override var isEnabled: Bool { didSet { setNeedsLayout() } }
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isSelected.toggle() }
        }
        let chip = Chip(frame: CGRect(x: 0, y: 0, width: 50, height: 50), primaryAction: UIAction { _ in })
        stage.window.addSubview(chip)
        stage.click(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0.1)
        chip.sendActions(for: [.valueChanged, .primaryActionTriggered])
        chip.removeAction(identifiedBy: UIAction.Identifier("none"), for: .allEvents)
        #expect(chip.isSelected)
        #expect(chip.alpha == 1 && !chip.isTracking && !chip.isTouchInside)
    }
}
