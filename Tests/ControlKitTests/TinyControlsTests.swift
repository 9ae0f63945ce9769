import ControlKit
import Foundation
import Reporting
import StageKit
import Testing
import ViewKit

/// Tests controls that are smaller than their content, as before their first layout.
@MainActor
@Suite("Controls without room") struct TinyControlsTests {
    @Test(
        "Controls of any small size, down to 0, lay out without a message in both directions",
        arguments: [0, 0.5, 3, 9])
    func tiny(side: CGFloat) {
        let said = Diagnostics.messages {
            for isMirrored in [false, true] {
                let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
                if isMirrored { stage.direction = .rightToLeft }
                let stepper = UIStepper(frame: .zero)
                stepper.value = 3
                let button = UIButton(type: .system)
                button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
                let controls: [UIView] = [
                    UISwitch(), UISegmentedControl(items: ["One", "Two"]), UISlider(), stepper, UIProgressView(),
                    UIActivityIndicatorView(style: .medium), UIPageControl(), UIColorWell(), button,
                ]
                (controls[1] as? UISegmentedControl)?.selectedSegmentIndex = 1
                (controls[6] as? UIPageControl)?.numberOfPages = 5
                for control in controls {
                    stage.window.addSubview(control)
                    control.frame = CGRect(x: 10, y: 10, width: side, height: side)
                }
                stage.advance(by: 0.1)
            }
        }
        #expect(said == [])
    }
}
