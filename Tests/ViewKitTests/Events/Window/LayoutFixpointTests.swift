import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Layout fixpoint")
struct LayoutFixpointTests {
    /// A view that requests another layout `wishes` times.
    private final class Restless: UIView {
        var wishes = Int.max
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if layouts <= wishes { setNeedsLayout() }
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let restless = Restless(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        stage.advance(by: 0)
    }

    @Test("A view that always requests another layout is reported once, and the frame continues")
    func endless() {
        let other = Restless()
        other.wishes = 1
        var observed = 0
        stage.window.observeLayout(stage) { observed += 1 }
        stage.window.addSubview(restless)
        stage.window.addSubview(other)

        let messages = Diagnostics.messages {
            stage.advance(by: 0)
            restless.setNeedsLayout()
            stage.advance(by: 0)
        }

        #expect(messages == ["the layout of Restless did not settle after 16 passes: it invalidates itself"])
        #expect(restless.layouts <= 2 * (LayoutFixpoint.limit + 1))
        #expect(other.layouts == 2, "what settles is laid out to its end")
        #expect(observed == 2, "those who watch layouts hear of the frame")
    }

    @Test("A view that replaces its subviews in layoutSubviews is laid out once, and they are laid out")
    func replacedSubviews() {
        final class Part: UIView {
            private(set) var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        final class Rebuilding: UIView {
            private(set) var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                subviews.forEach { $0.removeFromSuperview() }
                addSubview(Part(frame: CGRect(x: 0, y: 0, width: 10 * layouts, height: 10)))
            }
        }
        let rebuilding = Rebuilding()
        stage.window.addSubview(rebuilding)

        #expect(Diagnostics.messages { stage.advance(by: 0) }.isEmpty)
        #expect(rebuilding.layouts == 1)
        #expect(rebuilding.subviews.compactMap { ($0 as? Part)?.layouts } == [1])
        rebuilding.addSubview(UIView())
        stage.advance(by: 0)
        #expect(rebuilding.layouts == 2)
    }

    @Test("A view is laid out again if its controller adds a subview in viewDidLayoutSubviews")
    func addedByController() {
        final class CountingView: UIView {
            private(set) var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        final class Controller: UIViewController {
            let part = UIView()
            override func loadView() { view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
            override func viewDidLayoutSubviews() {
                if part.superview == nil { view.addSubview(part) }
            }
        }
        let controller = Controller()
        stage.window.addSubview(controller.view)

        #expect(Diagnostics.messages { stage.advance(by: 0) }.isEmpty)
        #expect((controller.view as? CountingView)?.layouts == 2)
    }

    @Test("A view that requests another layout a few times settles without a message")
    func few() {
        restless.wishes = LayoutFixpoint.limit - 1
        stage.window.addSubview(restless)

        let messages = Diagnostics.messages { stage.advance(by: 0) }

        #expect(messages.isEmpty)
        #expect(restless.layouts == LayoutFixpoint.limit)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("A layout observer that invalidates layout each time is called a limited number of times")
    func observer() {
        stage.window.addSubview(restless)
        restless.wishes = 0
        var observed = 0
        stage.window.observeLayout(stage) {
            observed += 1
            restless.setNeedsLayout()
        }

        let messages = Diagnostics.messages { stage.advance(by: 0) }

        #expect(messages == ["the layout of Restless did not settle after 16 passes: it invalidates itself"])
        #expect(observed <= LayoutFixpoint.limit + 1)
        #expect(stage.window.nextDeadline == nil, "the next frame does not begin with it again")
    }

    @Test("layoutIfNeeded with constraints has the same limit")
    func atOnce() {
        let frame = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        restless.translatesAutoresizingMaskIntoConstraints = false
        frame.addSubview(restless)
        restless.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true

        let messages = Diagnostics.messages { frame.layoutIfNeeded() }

        #expect(messages == ["the layout of Restless did not settle after 16 passes: it invalidates itself"])
        #expect(restless.bounds.width == 100)
    }

    @Test("A view that calls its own layoutIfNeeded is not reported")
    func fromWithin() {
        final class Impatient: UIView {
            private var isFirst = true

            override func layoutSubviews() {
                super.layoutSubviews()
                guard isFirst else { return }
                isFirst = false
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        let view = Impatient(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
        inside.widthAnchor.constraint(equalToConstant: 10).isActive = true

        #expect(Diagnostics.messages { view.layoutIfNeeded() }.isEmpty)
    }

    @Test("A label whose width depends on its height does not settle and is reported")
    func text() {
        let label = UILabel()
        label.text = "One line where it is wide, and then low; many where it is narrow, and then high"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(999), for: .vertical)
        label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 3).isActive = true

        let messages = Diagnostics.messages { stage.advance(by: 0) }

        #expect(messages == ["the height of the text of UILabel did not settle after 16 passes: it invalidates itself"])
    }
}
