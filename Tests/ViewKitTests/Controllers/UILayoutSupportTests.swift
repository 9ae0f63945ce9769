import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Layout guides of view controllers")
struct UILayoutSupportTests {
    @Test("topLayoutGuide and bottomLayoutGuide are at the edges of the view and can be used in constraints")
    func edges() {
        let (controller, box) = (UIViewController(), UIView())
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate(
            [
                box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
                box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                    attribute: .top, multiplier: 1, constant: -7),
            ])
        controller.view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 5, width: 10, height: 68))
        #expect(controller.topLayoutGuide === controller.topLayoutGuide && controller.topLayoutGuide.length == 0)
        #expect(controller.view.layoutGuides.count == 2)
    }
}
