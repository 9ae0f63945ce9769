import SkeletonView
import StageKit
import Testing

@MainActor
@Suite("Touches on bones")
struct TouchesOnBonesTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    enum Leaf: String, CaseIterable, Sendable {
        case view, label, image, text, button, scrollView, container

        @MainActor
        func make() -> UIView {
            let view: UIView =
                switch self {
                case .view: UIView()
                case .label: UILabel()
                case .image: UIImageView(image: nil)
                case .text: UITextView()
                case .button: UIButton()
                case .scrollView: UIScrollView()
                case .container: UIView()
                }
            if self == .container { view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80))) }
            return view
        }
    }

    @MainActor
    private final class Heard {
        var taps = 0
        var own = 0
    }

    private let heard = Heard()

    private func put(_ kind: Leaf) -> UIView {
        let leaf = kind.make()
        leaf.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        leaf.isSkeletonable = true
        leaf.addGestureRecognizer(UITapGestureRecognizer { [heard] _ in heard.own += 1 })
        page.addSubview(leaf)
        page.contentSize = CGSize(width: 100, height: 500)
        stage.window.addSubview(page)
        stage.advance(by: 0)
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
        return leaf
    }

    @Test("A drag that starts on a bone scrolls the page", arguments: Leaf.allCases)
    func drag(kind: Leaf) {
        page.isSkeletonable = true
        _ = put(kind)
        stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 30))
        stage.advance(by: 0)
        #expect(page.contentOffset.y > 20)
    }

    @Test("A tap on a bone triggers recognizers of the view's superviews, not the view's own", arguments: Leaf.allCases)
    func tap(kind: Leaf) {
        page.isSkeletonable = true
        page.addGestureRecognizer(UITapGestureRecognizer { [heard] _ in heard.taps += 1 })
        _ = put(kind)
        stage.click(at: CGPoint(x: 50, y: 50))
        #expect(heard.taps == 1 && heard.own == 0)
    }

    @Test("Turning the wheel over a bone scrolls the page", arguments: Leaf.allCases)
    func wheel(kind: Leaf) {
        page.isSkeletonable = true
        _ = put(kind)
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 20))
        #expect(page.contentOffset.y == 20)
    }

    @Test("Nested bones block touches until the outer skeleton is hidden")
    func nested() {
        let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        inner.isSkeletonable = true
        outer.isSkeletonable = true
        inner.addAction(UIAction { [heard] _ in heard.own += 1 }, for: .touchUpInside)
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        inner.showSkeleton(transition: .none)
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(heard.own == 0)
        stage.window.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(heard.own == 1)
    }

    @Test("A touch in progress is canceled when a bone appears over its view")
    func underWay() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        button.isSkeletonable = true
        button.addAction(UIAction { [heard] _ in heard.own += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.window.handle(.pointerReleased(CGPoint(x: 20, y: 20)))
        #expect(heard.own == 0 && !button.isHighlighted)
    }
}
