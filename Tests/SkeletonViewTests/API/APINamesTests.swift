import SkeletonView
import StageKit
import Testing

/// Tests names that code written for SkeletonView on iOS uses in ways other than method calls.
@MainActor
@Suite("API names")
struct APINamesTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("Names of notifications can be written with a leading dot")
    func notifications() async {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        stage.window.addSubview(view)
        await confirmation { appears in
            let token = NotificationCenter.default.addObserver(
                forName: .skeletonDidAppearNotification, object: view, queue: nil
            ) { _ in
                appears()
            }
            view.showSkeleton()
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("App extensions of SkeletonViewExtension apply to every view and can set values")
    func extensions() {
        let label = UILabel()
        #expect(label.sk.isQuiet)
        label.sk.tone = 3
        #expect(label.tag == 3 && label.sk.tone == 3)
        let type: UILabel = label.sk.type
        #expect(type === label)
        let made: SkeletonViewExtension<UIView> = SkeletonViewExtension(view)
        #expect(made.isQuiet)
    }

    @Test("An app's type that conforms to SkeletonViewExtended has `sk`")
    func extended() {
        #expect(Screen(name: "feed").sk.title == "Feed")
    }

    @Test("A SkeletonTreeNode has the flagged subviews as children")
    func nodes() {
        let (flagged, other, deep) = (UIView(), UIView(), UIView())
        for part in [flagged, deep] { part.isSkeletonable = true }
        for part in [flagged, other] { view.addSubview(part) }
        flagged.addSubview(deep)

        let node: SkeletonTreeNode<UIView> = SkeletonTreeNode(view)
        #expect(node.base === view)
        #expect(node.children.map(\.base) == [flagged])
        #expect(node.children.first?.children.map(\.base) == [deep])
    }

    @Test("Any type can conform to SkeletonReusableCell")
    func cells() {
        let cells: [any SkeletonReusableCell] = [CellModel(), UITableViewCell(), UICollectionViewCell()]
        #expect(cells.count == 3)
    }

    @Test("Nonisolated functions can create animations and read a layer's pulse")
    func nonisolated() {
        #expect(makeSliding()(CALayer()).duration == 2)
        #expect(makePulse(for: CALayer()).duration == 1)
    }
}

extension SkeletonViewExtension where ExtendedType: UIView {
    fileprivate var isQuiet: Bool { !type.sk.isSkeletonActive }

    fileprivate var tone: Int {
        get { type.tag }
        nonmutating set { type.tag = newValue }
    }
}

private struct Screen: SkeletonViewExtended {
    let name: String
}

extension SkeletonViewExtension where ExtendedType == Screen {
    fileprivate var title: String { type.name.capitalized }
}

private struct CellModel: SkeletonReusableCell {}

private nonisolated func makeSliding() -> SkeletonLayerAnimation {
    SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftToRight, duration: 2)
}

private nonisolated func makePulse(for layer: CALayer) -> CAAnimation { layer.pulse }
