import Foundation
import Testing
import ViewKit

@MainActor
@Suite("Stored view properties")
struct UIViewHintsTests {
    @Test("Properties that only store a value store it separately for each view")
    func hints() {
        let (view, other) = (UIView(), UIView())
        #expect(view.isOpaque && !view.isMultipleTouchEnabled && view.accessibilityLabel == nil)
        view.isOpaque = false
        view.isMultipleTouchEnabled = true
        view.isExclusiveTouch = true
        view.accessibilityIdentifier = "title"
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Title"
        view.accessibilityHint = "Opens the page"
        view.accessibilityValue = "1"
        view.accessibilityTraits = [.button, .selected]
        #expect(!view.isOpaque && view.isMultipleTouchEnabled && view.isExclusiveTouch && view.isAccessibilityElement)
        #expect(view.accessibilityIdentifier == "title" && view.accessibilityLabel == "Title")
        #expect(view.accessibilityHint == "Opens the page" && view.accessibilityValue == "1")
        #expect(view.accessibilityTraits.contains(.selected))
        #expect(other.isOpaque && other.accessibilityTraits == .none)
    }

    @Test("NSObject stores accessibility properties of objects that aren't views")
    func objects() {
        let (model, view) = (NSObject(), UIView())
        #expect(model.accessibilityLabel == nil && !model.isAccessibilityElement)
        model.accessibilityLabel = "Delete"
        model.accessibilityHint = "Removes the row"
        model.accessibilityValue = "1"
        model.accessibilityTraits = .button
        model.accessibilityIdentifier = "delete"
        model.isAccessibilityElement = true
        #expect(model.accessibilityLabel == "Delete" && model.accessibilityHint == "Removes the row")
        #expect(model.accessibilityValue == "1" && model.accessibilityTraits == .button)
        #expect(model.accessibilityIdentifier == "delete" && model.isAccessibilityElement)
        #expect(NSObject().accessibilityLabel == nil)
        // A label set through a variable of type NSObject is still the view's label.
        let object: NSObject = view
        object.accessibilityLabel = "Title"
        #expect(view.accessibilityLabel == "Title")
        // The same holds for a navigation item.
        let item = UINavigationItem(title: "Page")
        let stored: NSObject = item
        stored.accessibilityLabel = "First page"
        #expect(item.accessibilityLabel == "First page" && UINavigationItem(title: "").accessibilityLabel == nil)
    }

    /// A protocol with a default for a property that navigation items have.
    @MainActor
    fileprivate protocol Labeled: AnyObject {
        var accessibilityLabel: String? { get set }
    }

    private final class LabeledItem: UINavigationItem, Labeled {}

    @Test("A navigation item meets a requirement that a protocol extension meets, too")
    func itemLabel() {
        let item = LabeledItem(title: "Page")
        let labeled: any Labeled = item
        labeled.accessibilityLabel = "First page"
        #expect(item.accessibilityLabel == "First page")
    }

    @Test("A semantic content attribute can force a direction")
    func directions() {
        for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
            #expect(UIView.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test("Motion effects are stored")
    func motionEffects() {
        let view = UIView()
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        tilt.minimumRelativeValue = -10
        let group = UIMotionEffectGroup()
        #expect(group.motionEffects == nil)
        group.motionEffects = [tilt]
        view.addMotionEffect(group)
        view.addMotionEffect(tilt)
        #expect(view.motionEffects == [group, tilt] && UIView().motionEffects.isEmpty)
        view.removeMotionEffect(group)
        #expect(view.motionEffects == [tilt])
    }

    @Test("The effective radius of a corner is limited to half the short side, and 0 if the corner isn't rounded")
    func effectiveRadius() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.effectiveRadius(corner: .topLeft) == 0)
        view.layer.cornerRadius = 4
        #expect(view.effectiveRadius(corner: .bottomRight) == 4)
        view.layer.cornerRadius = 16
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(view.effectiveRadius(corner: .topRight) == 10)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    }
}

extension UIViewHintsTests.Labeled {
    fileprivate var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}
