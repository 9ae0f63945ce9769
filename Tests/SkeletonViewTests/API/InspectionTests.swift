import Foundation
import Reporting
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the information that `sk` provides about a skeleton, and the messages of the library.
@MainActor
@Suite("Inspection")
struct InspectionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))

    init() {
        for view in [card, leaf] { view.isSkeletonable = true }
        root.addSubview(card)
        card.addSubview(leaf)
    }

    @Test("Bones of hidden views are not listed, inside or outside a window", arguments: [true, false])
    func hidden(isInWindow: Bool) {
        if isInWindow { stage.window.addSubview(root) }
        root.showSkeleton(transition: .none)
        if isInWindow { stage.advance(by: 0) }
        #expect(root.sk.bones.count == 1)
        for view in [leaf, card, root] {
            view.isHidden = true
            #expect(root.sk.bones.isEmpty)
            #expect(leaf.sk.bones.isEmpty)
            view.isHidden = false
        }
        #expect(leaf.sk.bones.count == 1)
        card.isHiddenWhenSkeletonIsActive = true
        #expect(root.sk.bones.isEmpty)
        #expect(leaf.sk.bones.isEmpty)
    }

    @Test(
        "An infinite delay never shows the skeleton and cancels an earlier delay; a negative one shows it immediately")
    func endlessDelay() {
        stage.window.addSubview(root)
        root.showSkeleton(delay: 0.1)
        root.showSkeleton(delay: .infinity)
        stage.advance(by: 100)
        #expect(!root.sk.isSkeletonActive)
        root.showGradientSkeleton(delay: -.infinity)
        #expect(root.sk.isSkeletonActive)
    }

    @Test(
        "A delay counts from the call, even outside a window; once elapsed, the skeleton is shown on entering a window")
    func delayFromTheCall() {
        stage.advance(by: 1)
        root.showSkeleton(delay: 0.5)
        stage.advance(by: 0.3)
        stage.window.addSubview(root)
        stage.advance(by: 0.1)
        #expect(!root.sk.isSkeletonActive)
        stage.advance(by: 0.11)
        #expect(root.sk.isSkeletonActive)

        root.hideSkeleton(transition: .none)
        root.removeFromSuperview()
        root.showSkeleton(delay: 0.5)
        stage.advance(by: 2)
        #expect(!root.sk.isSkeletonActive)
        stage.window.addSubview(root)
        #expect(root.sk.isSkeletonActive)
    }

    @Test("The difference between the clocks of two windows doesn't shorten a delay")
    func delayOnAnotherClock() {
        stage.advance(by: 5)
        root.showSkeleton(delay: 0.5)
        let other = OffscreenStage(size: CGSize(width: 100, height: 100))
        other.advance(by: 9)
        other.window.addSubview(root)
        other.advance(by: 0.4)
        #expect(!root.sk.isSkeletonActive)
        other.advance(by: 0.2)
        #expect(root.sk.isSkeletonActive)
    }

    @Test("The tree description reports flagged views that the traversal doesn't reach")
    func unreached() {
        let (stack, first, second, inner) = (UIStackView(), UILabel(), UILabel(), UIView())
        for view in [first, second, inner] { view.isSkeletonable = true }
        for view in [first, second] { stack.addArrangedSubview(view) }
        second.addSubview(inner)
        card.addSubview(stack)
        #expect(
            root.sk.skeletonTreeDescription.contains("3 flagged views lie under UIStackView, which is not flagged"))

        stack.isSkeletonable = true
        let lost = UIImageView()
        lost.isSkeletonable = true
        stack.addSubview(lost)
        let description = root.sk.skeletonTreeDescription
        #expect(description.contains("1 flagged view lies in a stack view that does not arrange it: UIImageView"))

        // A view that shows its own skeleton isn't reported.
        lost.showSkeleton()
        #expect(!root.sk.skeletonTreeDescription.contains("does not arrange"))
        lost.hideSkeleton(transition: .none)
        lost.isSkeletonable = false
        #expect(!root.sk.skeletonTreeDescription.contains("unreached"))
    }

    @Test("Showing a skeleton twice reports unreachable flagged views once")
    func unreachedMessage() {
        final class Shelf: UIView {}
        let (shelf, book) = (Shelf(), UIView())
        book.isSkeletonable = true
        shelf.addSubview(book)
        root.addSubview(shelf)
        stage.window.addSubview(root)
        let said = Diagnostics.messages {
            for _ in 0..<2 {
                root.hideSkeleton(transition: .none)
                root.showSkeleton()
            }
        }
        let message = "SkeletonView: 1 flagged view lies under Shelf, which is not flagged, so it gets no bone"
        #expect(said.filter { $0.contains("Shelf") } == [message])
    }

    @Test("Messages name a view from an interface file with its ID and file")
    func interfaceNames() {
        let (shelf, book) = (UIView(), UIView())
        book.isSkeletonable = true
        shelf.addSubview(book)
        root.addSubview(shelf)
        shelf.setInterfaceOrigin(id: "a-1", file: URL(fileURLWithPath: "/files/Main.storyboard"))
        #expect(
            root.sk.skeletonTreeDescription.contains(
                "1 flagged view lies under UIView (id a-1 in Main.storyboard), which is not flagged"))
        shelf.setInterfaceOrigin(id: "a-1", file: nil)
        #expect(shelf.messageName == "UIView (id a-1)" && book.messageName == "UIView")
    }

    @Test("Showing a skeleton that reaches no view is reported once per class")
    func nothingFlagged() {
        final class Page: UIView {}
        let (page, label) = (Page(), UILabel())
        page.addSubview(label)
        stage.window.addSubview(page)
        func said(_ show: () -> Void) -> Int {
            Diagnostics.messages(during: show).count { $0.contains("no skeletonable views in Page") }
        }
        #expect(said { page.showSkeleton(automatically: true) } == 0)
        page.hideSkeleton(transition: .none)
        label.isSkeletonable = true
        #expect(said { page.showSkeleton() } == 0)
        page.hideSkeleton(transition: .none)
        (page.isSkeletonable, label.isSkeletonable) = (true, false)
        #expect(said { page.showSkeleton() } == 0)
        page.hideSkeleton(transition: .none)
        page.isSkeletonable = false
        let count = said {
            for _ in 0..<2 {
                page.showSkeleton()
                page.hideSkeleton(transition: .none)
            }
        }
        #expect(count == 1)
    }
}
