import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Tests that subclasses of views, controllers and bar items can be written as for iOS.
@MainActor
@Suite("Overrides of views and controllers")
struct ViewOverridesTests {
    private final class Badge: UIImageView {
        var created: [String] = []

        override init(image: UIImage?) {
            super.init(image: image)
            created.append("image")
        }

        override init(image: UIImage?, highlightedImage: UIImage?) {
            super.init(image: image, highlightedImage: highlightedImage)
            created.append("highlighted")
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    @Test("The initializers of image views can be overridden")
    func imageViews() {
        let image = UIImage(systemName: "star")
        #expect(Badge(image: image).created == ["image"] && Badge(image: image).bounds.size == image?.size)
        let both = Badge(image: image, highlightedImage: nil)
        #expect(both.created == ["highlighted"] && both.image === image && !both.isUserInteractionEnabled)
    }

    private final class Shape: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        // swift-format-ignore: NeverForceUnwrap
        override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
    }

    @Test("A view can override the class of its layer and the type of the property")
    func layer() {
        let view = Shape(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.layer.path = CGPath(rect: view.bounds, transform: nil)
        let container = UIView()
        container.addSubview(view)
        #expect(view.layer.superlayer === container.layer && view.layer.bounds == view.bounds)
        #expect((view as UIView).layer === view.layer)
    }

    private final class Field: UIView {
        var calls: [String] = []

        override var mask: UIView? { didSet { calls.append("mask") } }
        override var isMultipleTouchEnabled: Bool { didSet { calls.append("touches") } }
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            super.setContentHuggingPriority(priority, for: axis)
            calls.append("hugging")
        }
        override func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {
            super.setContentCompressionResistancePriority(priority, for: axis)
            calls.append("resistance")
        }
        override func endEditing(_ force: Bool) -> Bool {
            calls.append("end")
            return super.endEditing(force)
        }
    }

    private final class Overlay: UIWindow {
        override var windowLevel: UIWindow.Level {
            get { .alert }
            set { super.windowLevel = newValue }
        }
    }

    private final class Navigation: UINavigationController {
        var reads = 0
        override var navigationBar: UINavigationBar {
            reads += 1
            return super.navigationBar
        }
    }

    @Test("Members that UIKit declares open can be overridden")
    func openMembers() {
        let field = Field()
        field.mask = UIView()
        field.isMultipleTouchEnabled = true
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        #expect(field.endEditing(true))
        #expect(field.calls == ["mask", "touches", "hugging", "resistance", "end"])
        #expect(field.mask != nil && field.isMultipleTouchEnabled)
        #expect(field.contentHuggingPriority(for: .vertical) == .required)
        #expect(field.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(Overlay().windowLevel == .alert)
        let navigation = Navigation(rootViewController: UIViewController())
        #expect(!navigation.navigationBar.isHidden && navigation.reads > 0)
    }

    private final class Tree: UIView {
        var reads: [String] = []

        override var superview: UIView? {
            reads.append("superview")
            return super.superview
        }
        override var subviews: [UIView] {
            reads.append("subviews")
            return super.subviews
        }
        override var window: UIWindow? {
            reads.append("window")
            return super.window
        }
        override var gestureRecognizers: [UIGestureRecognizer]? { didSet { reads.append("gestureRecognizers") } }
        override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { reads.append("margins") } }
    }

    @Test("A view's properties for the hierarchy, recognizers and margins can be overridden")
    func tree() {
        let (tree, outer, inner) = (Tree(), UIView(), UIView())
        outer.addSubview(tree)
        tree.addSubview(inner)
        tree.reads = []
        #expect(tree.superview === outer && tree.subviews == [inner] && tree.window == nil)
        #expect(tree.reads == ["superview", "subviews", "window"])
        tree.gestureRecognizers = [UITapGestureRecognizer()]
        tree.directionalLayoutMargins.leading = 20
        #expect(Set(tree.reads).isSuperset(of: ["gestureRecognizers", "margins"]))
        #expect(tree.layoutMargins.left == 20 && tree.gestureRecognizers?.count == 1)
    }

    @Test("Setting a view's recognizers replaces them in order")
    func recognizers() {
        let (view, other) = (UIView(), UIView())
        let (tap, pan, swipe) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        for recognizer in [tap, pan] { view.addGestureRecognizer(recognizer) }
        other.addGestureRecognizer(swipe)
        view.gestureRecognizers = [swipe, pan]
        #expect(view.gestureRecognizers == [swipe, pan] && other.gestureRecognizers == nil)
        #expect(tap.view == nil && swipe.view === view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && pan.view == nil)
    }

    private final class Refresh: UIRefreshControl {
        override init() {
            super.init()
            tintColor = .systemRed
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override var isRefreshing: Bool { super.isRefreshing }
    }

    private final class Spinner: UIActivityIndicatorView {
        override init(style: Style) {
            super.init(style: style)
            hidesWhenStopped = false
        }

        required init(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override var isAnimating: Bool { super.isAnimating }
    }

    @Test("The initializers of refresh controls and activity indicators can be overridden")
    func progress() {
        let (refresh, spinner) = (Refresh(), Spinner(style: .large))
        #expect(refresh.tintColor == .systemRed && !refresh.isRefreshing)
        #expect(spinner.style == .large && spinner.bounds.width == 37 && !spinner.isAnimating)
        spinner.startAnimating()
        #expect(spinner.isAnimating)
    }

    private final class Screen: UIViewController {
        override var nibName: String? { "Screen" }
        override var nibBundle: Bundle? { .main }
    }

    @Test("A controller's nib can be overridden, and its tab bar item set to nil")
    func controller() {
        let screen = Screen()
        #expect(screen.nibName == "Screen" && screen.nibBundle == .main)
        let other = UIViewController(nibName: "Other", bundle: nil)
        #expect(other.nibName == "Other" && other.nibBundle == nil)
        other.title = "Title"
        let item: UITabBarItem? = UITabBarItem(title: "Item", image: nil, tag: 1)
        other.tabBarItem = item
        #expect(other.tabBarItem === item)
        other.tabBarItem = nil
        #expect(other.tabBarItem !== item && other.tabBarItem.title == "Title")
    }

    private final class Item: UIBarButtonItem {
        var isAwake = false

        override init() {
            super.init()
            tag = 5
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = true
        }
    }

    private final class Tap: UITapGestureRecognizer {
        override func awakeFromNib() { super.awakeFromNib() }
    }

    private final class Constraint: NSLayoutConstraint {
        override func awakeFromNib() { super.awakeFromNib() }
    }

    @Test("Subclasses of bar items inherit the initializers")
    func items() {
        let item = Item(systemItem: .done)
        #expect(item.tag == 5 && item.style == .done && item.title == "Done")
        item.awakeFromNib()
        #expect(item.isAwake && Item(customView: UIView()).customView != nil)
        #expect(UIBarButtonItem(systemItem: .reply).title == "Reply")
        let spaces: [Item] = [.fixedSpace(7), .flexibleSpace()]
        #expect(spaces.map(\.tag) == [5, 5] && spaces.map(\.width) == [7, 0])
        #expect(
            UIBarButtonItem.SystemItem.rewind.rawValue == 19 && UIBarButtonItem.SystemItem.fastForward.rawValue == 20)
        #expect(UIBarButtonItem.SystemItem.action.rawValue == 9 && UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UIBarButtonItem.SystemItem.pageCurl.rawValue == 23 && UIBarButtonItem.Style.bordered.rawValue == 1)
    }

    @Test("A view controller has a popover presentation controller in the popover style")
    func popover() throws {
        let screen = UIViewController()
        #expect(screen.popoverPresentationController == nil)
        screen.modalPresentationStyle = .popover
        let popover = try #require(screen.popoverPresentationController)
        let anchor = UIView()
        popover.sourceView = anchor
        #expect(screen.popoverPresentationController === popover && popover.sourceView === anchor)
        #expect(screen.presentationController === popover)
    }

    private final class Pulse: CAReplicatorLayer {
        var counts: [Float] = []

        override var repeatCount: Float { didSet { counts.append(repeatCount) } }
    }

    @Test("repeatCount of a layer stores its value")
    func repeatCount() {
        let pulse = Pulse()
        #expect(pulse.repeatCount == 0)
        pulse.repeatCount = .infinity
        #expect(pulse.counts == [.infinity])
    }

    private final class Toggle: UIControl {
        /// Has a name that apps commonly choose.
        func stateDidChange() {}
    }

    @Test("UIControl declares no stateDidChange(), which apps commonly declare")
    func names() {
        let toggle = Toggle()
        toggle.stateDidChange()
        toggle.isSelected = true
        #expect(toggle.state == .selected)
    }
}
