import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

@MainActor
@Suite("Accessibility of a skeleton's root", .serialized)
struct BusyRootTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let root = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let button = UIButton(frame: CGRect(x: 0, y: 60, width: 100, height: 30))

    init() throws {
        try PinnedFonts.use()
        label.text = "Ada"
        button.setTitle("Cancel", for: .normal)
        root.isSkeletonable = true
        label.isSkeletonable = true
        for view in [label, button] { root.addSubview(view) }
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    /// Returns the views for which `.layoutChanged` was posted while `body` ran.
    private func ends(_ body: () -> Void) -> [UIView?] {
        AccessibilityPost.during(body).filter { $0.notification == .layoutChanged }.map(\.view)
    }

    private var tree: String { stage.window.accessibilityElementsDescription }

    @Test("A skeleton's root is one busy element that hides the views with bones; other views stay accessible")
    func busy() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.1)
        let elements = stage.window.accessibilityElementsInOrder
        #expect(elements.map(\.label) == ["Loading", "Cancel"])
        #expect(elements.map(\.isBusy) == [true, false] && elements.first?.view === root)
        #expect(elements.first?.traits == .updatesFrequently)
        #expect(elements.first?.frame == CGRect(x: 10, y: 10, width: 200, height: 100))
        #expect(root.accessibilityLabel == nil && label.accessibilityLabel == "Ada")
        root.hideSkeleton(transition: .none)
        #expect(stage.window.accessibilityElementsInOrder.map(\.label) == ["Ada", "Cancel"])
    }

    @Test("A skeleton's accessibility label comes from the appearance")
    func localized() {
        SkeletonAppearance.default.accessibilityLabel = "Lädt"
        defer { SkeletonAppearance.default.accessibilityLabel = "Loading" }
        label.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(tree == "\"Lädt\" updatesFrequently (10, 10, 100, 20)\n\"Cancel\" button (10, 70, 100, 30)\n")
    }

    @Test("Hiding a skeleton posts layoutChanged once; updating it doesn't")
    func end() {
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        let ends = ends {
            root.updateSkeleton(usingColor: .silver)
            stage.advance(by: 0.1)
            root.hideSkeleton(transition: .crossDissolve(0.25))
            #expect(tree.contains("Ada"))
            stage.advance(by: 1)
            root.hideSkeleton()
        }
        #expect(ends.count == 1 && ends[0] === root)
    }

    @Test("Of two nested skeletons, only the outer one posts layoutChanged when it is hidden")
    func nested() {
        let inner = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
        inner.isSkeletonable = true
        root.addSubview(inner)
        inner.showSkeleton(transition: .none)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(stage.window.accessibilityElementsInOrder.filter(\.isBusy).count == 1)
        let ends = ends {
            inner.hideSkeleton(transition: .none)
            stage.advance(by: 0.1)
            #expect(stage.window.accessibilityElementsInOrder.filter(\.isBusy).map(\.view) == [root])
            root.hideSkeleton(transition: .none)
            stage.advance(by: 0.1)
        }
        #expect(ends.count == 1 && ends[0] === root)
    }

    @Test("A revealed part is accessible before the rest")
    func parts() {
        let other = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
        other.text = "London"
        other.isSkeletonable = true
        root.insertSubview(other, belowSubview: button)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        other.hideSkeleton(transition: .none)
        #expect(stage.window.accessibilityElementsInOrder.map(\.label) == ["Loading", "London", "Cancel"])
    }

    @Test("A skeleton outside a window doesn't post layoutChanged")
    func unseen() {
        let lonely = UIView()
        lonely.isSkeletonable = true
        let ends = ends {
            lonely.showSkeleton()
            lonely.hideSkeleton()
        }
        #expect(ends.isEmpty)
    }
}
