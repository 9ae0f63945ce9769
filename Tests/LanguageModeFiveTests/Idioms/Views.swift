import StageKit
import Testing
import UIKit

@Suite("View idioms")
@MainActor
struct ViewIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    @Test("A view is created and styled")
    func style() {
        let card = UIView(frame: CGRect(x: 16, y: 24, width: 200, height: 80))
        card.backgroundColor = .secondarySystemBackground
        card.alpha = 0.75
        card.isHidden = false
        card.tag = 42
        card.clipsToBounds = true
        card.contentMode = .scaleAspectFit
        card.tintColor = .systemTeal
        card.isOpaque = true
        card.isUserInteractionEnabled = false
        card.accessibilityIdentifier = "card"
        card.overrideUserInterfaceStyle = .dark
        card.semanticContentAttribute = .forceLeftToRight
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        card.layer.cornerRadius = card.frame.height / 2
        card.layer.borderColor = UIColor.separator.cgColor
        card.layer.borderWidth = 1 / UIScreen.main.scale
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.layer.cornerCurve = .continuous
        #expect(card.layer.cornerRadius == 40)
        #expect(card.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Views are nested, found and removed")
    func hierarchy() {
        let (root, first, second) = (UIView(), UIView(), UIView())
        [first, second].forEach(root.addSubview)
        root.insertSubview(second, belowSubview: first)
        root.insertSubview(second, aboveSubview: first)
        root.insertSubview(first, at: 0)
        root.bringSubviewToFront(first)
        root.sendSubviewToBack(first)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        second.tag = 7
        #expect(root.viewWithTag(7) === second)
        #expect(first.isDescendant(of: root))
        #expect(root.subviews.first === second)
        let labels = root.subviews.compactMap { $0 as? UILabel }
        let last = root.subviews.last(where: { !$0.isHidden })
        root.subviews.forEach { $0.removeFromSuperview() }
        #expect(labels.isEmpty && last === first && first.superview == nil)
    }

    @Test("Points and rectangles are converted, and hit tests find views")
    func geometry() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: outer.bounds.insetBy(dx: 10, dy: 10))
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        inner.center = CGPoint(x: outer.bounds.midX, y: outer.bounds.midY)
        inner.bounds.size.width = 60
        inner.frame.origin.y += 5
        inner.frame = inner.frame.integral
        let inWindow = inner.convert(inner.bounds, to: nil)
        let point = outer.convert(CGPoint(x: 1, y: 1), from: inner)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 4)
        inner.transform = .identity
        let hit = outer.hitTest(CGPoint(x: 50, y: 50), with: nil)
        #expect(inWindow.origin == CGPoint(x: 30, y: 35))
        #expect(point.x == 21)
        #expect(hit === inner)
        #expect(outer.point(inside: CGPoint(x: 99, y: 99), with: nil))
        outer.sizeToFit()
        let fitting = inner.sizeThatFits(CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude))
        #expect(fitting == inner.bounds.size)
    }

    @Test("A view subclass overrides layout and life cycle methods")
    func subclass() {
        final class Badge: UIView {
            var drawn = 0
            var moved: [String] = []
            override class var layerClass: AnyClass { CAGradientLayer.self }
            override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
            override init(frame: CGRect) {
                super.init(frame: frame)
                commonInit()
            }
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                commonInit()
            }
            private func commonInit() { backgroundColor = .systemRed }
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = bounds.height / 2
            }
            override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
            override func didMoveToSuperview() { moved.append("superview") }
            override func didMoveToWindow() { moved.append("window") }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                moved.append("traits")
            }
            override func tintColorDidChange() { moved.append("tint") }
        }
        let badge = Badge(frame: .zero)
        stage.window.addSubview(badge)
        badge.frame.size = badge.intrinsicContentSize
        badge.setNeedsLayout()
        badge.layoutIfNeeded()
        badge.setNeedsDisplay()
        badge.invalidateIntrinsicContentSize()
        #expect(badge.layer.cornerRadius == 12)
        #expect(badge.layer is CAGradientLayer)
        #expect(badge.moved.contains("superview") && badge.moved.contains("window"))
    }

    @Test("Windows and traits are read")
    func traits() {
        let view = UIView()
        stage.window.addSubview(view)
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safeTop = view.window?.safeAreaInsets.top ?? 0
        let scale = view.window?.screen.scale ?? UIScreen.main.scale
        let category = view.traitCollection.preferredContentSizeCategory
        let isPhone = UIDevice.current.userInterfaceIdiom == .phone
        let responder = sequence(first: view as UIResponder, next: { $0.next }).first { $0 is UIWindow }
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        #expect(!isDark && !isRightToLeft && safeTop == 0 && scale >= 1 && !isPhone)
        #expect(category == .large)
        #expect(responder === stage.window)
        #expect(view.layoutMargins.left == 4)
    }

    @Test("A view keeps associated objects")
    func associations() {
        enum Keys { static var note: UInt8 = 0 }
        let view = UIView()
        withUnsafePointer(to: &Keys.note) {
            objc_setAssociatedObject(view, $0, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        let note = withUnsafePointer(to: &Keys.note) { objc_getAssociatedObject(view, $0) as? String }
        let names = Set([view, view].map(ObjectIdentifier.init))
        let type = String(describing: type(of: view))
        #expect(note == "kept")
        #expect(names.count == 1)
        #expect(type == "UIView")
    }
}
