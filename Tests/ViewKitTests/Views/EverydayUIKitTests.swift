import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests behavior that UIKit users take for granted.
@MainActor
@Suite("UIView behaves as in UIKit")
struct EverydayUIKitTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 200))

    init() throws {
        try PinnedFonts.use()
    }

    // MARK: Sizes

    @Test("sizeToFit wraps a multiline label at the current width and keeps the top left corner")
    func wrapping() {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 150))
        label.text = "Several words that do not fit into one line of a hundred points"
        label.numberOfLines = 0

        label.sizeToFit()
        #expect(label.frame.minX == 20 && label.frame.minY == 30)
        #expect(label.bounds.width <= 100 && label.bounds.height > 50 && label.bounds.height < 150)
    }

    @Test("sizeToFit shows a single line in full, and all lines if there is no width")
    func oneLine() {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
        label.text = "Several words"

        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize && label.bounds.width > 80)
        label.numberOfLines = 0
        label.frame = CGRect(x: 20, y: 30, width: 0, height: 0)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("sizeToFit sets the bounds, so a transformed view gets the size of its content")
    func transformed() {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
        label.text = "Several words"
        label.transform = CGAffineTransform(scaleX: 2, y: 2)

        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        label.transform = .identity
        #expect(label.frame.origin == CGPoint(x: 20, y: 30))
    }

    @Test("sizeToFit passes the current size to sizeThatFits")
    func asking() {
        final class Asked: UIView {
            var sizes: [CGSize] = []
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                sizes.append(size)
                return CGSize(width: 7, height: 9)
            }
        }
        let view = Asked(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

        view.sizeToFit()
        #expect(view.sizes == [CGSize(width: 30, height: 40)])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 9))
    }

    @Test("A label without text has no size")
    func emptyLabel() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        for text in [nil, ""] {
            label.text = text
            #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
        }
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "")
        #expect(label.intrinsicContentSize == .zero)
        label.sizeToFit()
        #expect(label.bounds.size == .zero)

        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    // MARK: Layout

    private final class Counting: UIView {
        var layouts = 0
        var onLayout: (() -> Void)?
        override func layoutSubviews() {
            layouts += 1
            onLayout?()
        }
    }

    @Test("A subview's new size lays out its superview; its new position does not")
    func childSize() {
        let (parent, child) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        parent.addSubview(child)
        stage.window.addSubview(parent)
        stage.advance(by: 0)
        let before = parent.layouts

        child.frame.origin.x = 5
        stage.advance(by: 0.1)
        #expect(parent.layouts == before)
        child.frame.size.width = 50
        stage.advance(by: 0.1)
        #expect(parent.layouts == before + 1)
        child.bounds.size.height = 50
        stage.advance(by: 0.1)
        #expect(parent.layouts == before + 2)
    }

    @Test("A superview that sizes its subviews in layoutSubviews is not laid out again")
    func settling() {
        let (parent, child) = (Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        var side: CGFloat = 0
        parent.onLayout = {
            side += 1
            child.frame.size = CGSize(width: side, height: side)
        }
        parent.addSubview(child)
        stage.window.addSubview(parent)

        stage.advance(by: 0)
        #expect(parent.layouts == 1)
        child.sizeToFit()
        stage.advance(by: 0.1)
        #expect(parent.layouts == 1)
    }

    // MARK: Layers without views

    @Test("A view inserted above its sibling stays below plain layers that are above the sibling")
    func bareLayers() {
        let (root, first, second) = (UIView(), UIView(), UIView())
        let bare = CALayer()
        root.addSubview(first)
        root.layer.addSublayer(bare)
        root.insertSubview(second, aboveSubview: first)
        #expect(root.layer.sublayers == [first.layer, second.layer, bare])
        #expect(root.subviews == [first, second])

        let third = UIView()
        root.insertSubview(third, belowSubview: second)
        #expect(
            root.layer.childLayers.map(ObjectIdentifier.init)
                == [first.layer, third.layer, second.layer, bare].map { .init($0) })
        root.insertSubview(first, aboveSubview: third)
        #expect(
            root.layer.childLayers.map(ObjectIdentifier.init)
                == [third.layer, first.layer, second.layer, bare].map { .init($0) })
        let last = UIView()
        root.insertSubview(last, aboveSubview: UIView())
        #expect(root.layer.childLayers.last === last.layer && root.subviews.last === last)
    }

    // MARK: Controllers

    private final class Sized: UIViewController {
        var sizeAtLoad: CGSize?
        var child: Sized?
        override func viewDidLoad() {
            sizeAtLoad = view.frame.size
            guard let child else { return }
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @Test("A view has the window's size when it is loaded and follows it, and so does a child's")
    func sizeAtLoad() {
        let (controller, child) = (Sized(), Sized())
        controller.child = child

        stage.window.rootViewController = controller
        #expect(controller.sizeAtLoad == CGSize(width: 320, height: 200))
        #expect(child.sizeAtLoad == CGSize(width: 320, height: 200))
        stage.advance(by: 0)
        stage.window.frame.size = CGSize(width: 400, height: 100)
        stage.advance(by: 0.1)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    }

    // MARK: Numbers

    @Test("No coordinate is negative zero")
    func negativeZeros() {
        let view = UIView(frame: CGRect(x: -0.0, y: -0.0, width: -0.0, height: 10))
        view.center = CGPoint(x: -0.0, y: -0.0)
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        turned.transform = CGAffineTransform(scaleX: -1, y: -1)
        turned.layer.anchorPoint = CGPoint(x: -0.0, y: -0.0)
        turned.layer.position = .zero
        stage.window.addSubview(turned)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 50, height: 200)
        scroll.contentOffset = CGPoint(x: -0.0, y: -0.0)
        stage.advance(by: 0)
        let empty = UIView().systemLayoutSizeFitting(.zero)

        let numbers: [(String, CGFloat)] = [
            ("frame x", view.frame.minX),
            ("frame y", UIView(frame: CGRect(x: 0, y: -0.0, width: 1, height: 1)).frame.minY),
            ("width", view.bounds.width), ("center", view.center.x), ("turned", turned.frame.minY),
            ("offset x", scroll.contentOffset.x), ("offset y", scroll.contentOffset.y),
            ("fitting", empty.width), ("fitting", empty.height),
            ("point", turned.convert(CGPoint.zero, to: nil).x), ("point", turned.convert(CGPoint.zero, from: nil).y),
            ("rect", turned.convert(CGRect.zero, to: nil).minX), ("rect", turned.convert(CGRect.zero, from: nil).minY),
        ]
        for (name, number) in numbers where number == 0 { #expect(number.sign == .plus, "\(name)") }
        #expect("\(view.frame)" == "\(CGRect(x: 0, y: -5, width: 0, height: 10))")
    }
}
