import Testing
import UIKit

/// Tests that subclasses of labels and tab bars can override what libraries on iOS override.
@MainActor
@Suite("Overrides of labels and tab bars")
struct LabelOverridesTests {
    /// A label that shows another label.
    private final class Forwarding: UILabel {
        let inner = UILabel()

        override var shadowColor: UIColor? {
            get { inner.shadowColor }
            set { inner.shadowColor = newValue }
        }
        override var shadowOffset: CGSize {
            get { inner.shadowOffset }
            set { inner.shadowOffset = newValue }
        }
        override var baselineAdjustment: UIBaselineAdjustment {
            get { inner.baselineAdjustment }
            set { inner.baselineAdjustment = newValue }
        }
        override var minimumContentSizeCategory: UIContentSizeCategory? {
            get { inner.minimumContentSizeCategory }
            set { inner.minimumContentSizeCategory = newValue }
        }
        override var maximumContentSizeCategory: UIContentSizeCategory? {
            get { inner.maximumContentSizeCategory }
            set { inner.maximumContentSizeCategory = newValue }
        }
        override var appliedContentSizeCategoryLimitsDescription: String {
            inner.appliedContentSizeCategoryLimitsDescription
        }
        override func forBaselineLayout() -> UIView { inner }
    }

    @Test("Properties can be forwarded, also by key")
    func properties() {
        let label = Forwarding()
        label.shadowColor = .red
        label.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
        label.baselineAdjustment = .none
        #expect(label.inner.shadowColor == .red && label.inner.shadowOffset == CGSize(width: 1, height: 2))
        #expect(label.value(forKey: "baselineAdjustment") as? UIBaselineAdjustment == UIBaselineAdjustment.none)
        label.minimumContentSizeCategory = .small
        label.maximumContentSizeCategory = .large
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("maximum"))
        label.minimumContentSizeCategory = nil
        label.maximumContentSizeCategory = nil
        #expect(label.appliedContentSizeCategoryLimitsDescription.isEmpty)
        #expect(label.forFirstBaselineLayout === label.inner && label.forLastBaselineLayout === label.inner)
    }

    private final class Bar: UITabBar {
        var calls = 0

        override var isCustomizing: Bool { calls > 0 }
        override func beginCustomizingItems(_ items: [UITabBarItem]) {
            calls += 1
            super.beginCustomizingItems(items)
        }
        override func endCustomizing(animated: Bool) -> Bool { super.endCustomizing(animated: animated) }
    }

    private final class Tabs: UITabBarController {
        override var tabBar: UITabBar { super.tabBar }
        override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
        override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
    }

    @Test("Tab bars and their controllers")
    func tabs() {
        let bar = Bar()
        bar.beginCustomizingItems([])
        #expect(bar.isCustomizing && !bar.endCustomizing(animated: false))
        let controller = Tabs()
        controller.tabBar.delegate = controller
        controller.setValue(bar, forKey: "tabBar")
        #expect(controller.tabBar === bar)
    }
}
