import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that problems reported by users of SkeletonView on iOS don't occur here.
@MainActor
@Suite("Issues reported by users of SkeletonView on iOS")
struct ReportedIssuesTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))

    init() {
        leaf.backgroundColor = .red
        leaf.isSkeletonable = true
        root.addSubview(leaf)
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    /// Returns the number of pixels in the last frame that have this color.
    private func count(_ color: UIColor) -> Int {
        var count = 0
        for y in 0..<100 {
            for x in 0..<100 where stage.pixel(x: x, y: y).bytes == color.bytes { count += 1 }
        }
        return count
    }

    // MARK: Show, hide, delay

    @Test("'The real views show before the skeleton covers them': without a transition, no frame shows them")
    func flashOfContent() {
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        #expect(count(.red) == 0)
        #expect(count(.turquoise) == 80 * 30)

        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(count(.turquoise) == 0)
        #expect(count(.red) == 80 * 30)
    }

    @Test("'A view shows before its skeleton': a view added with a skeleton is never shown without it")
    func flashOfFirstFrame() {
        let fresh = OffscreenStage(size: CGSize(width: 100, height: 100))
        fresh.window.addSubview(root)
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        fresh.advance(by: 0)

        #expect(fresh.pixel(x: 50, y: 20).bytes == UIColor.turquoise.bytes)
    }

    @Test("'A delayed skeleton appears over the loaded content': hiding the view or an ancestor cancels it")
    func delayedAfterTheHide() {
        for hidden in [leaf, root, stage.window as UIView] {
            leaf.showAnimatedSkeleton(transition: .none)
            leaf.hideSkeleton(transition: .none)
            leaf.showSkeleton(usingColor: .turquoise, delay: 0.3)
            stage.advance(by: 0.29)
            hidden.hideSkeleton()
            stage.advance(by: 2)
            #expect(!leaf.sk.isSkeletonActive)
            #expect(count(.red) == 80 * 30)
        }
    }

    @Test("'The skeleton never leaves when it is shown again during its fade': the next hide ends it")
    func orphanedByFade() {
        root.showSkeleton(usingColor: .turquoise)
        stage.advance(by: 0.1)
        root.hideSkeleton()
        stage.advance(by: 0.1)
        root.showSkeleton(usingColor: .turquoise)
        stage.advance(by: 0.1)
        root.hideSkeleton()
        stage.advance(by: 0.3)

        #expect(count(.red) == 80 * 30)
        #expect(root.sk.bones.isEmpty)
    }

    @Test("'Hide does nothing unless it is called on the view that show was called on': ancestors and leaves work, too")
    func hideElsewhere() {
        leaf.showSkeleton(transition: .none)
        stage.window.hideSkeleton(transition: .none)
        #expect(!leaf.sk.isSkeletonActive)

        stage.window.showSkeleton(transition: .none)
        root.isSkeletonable = true
        leaf.hideSkeleton(transition: .none)
        #expect(!leaf.sk.isSkeletonActive)
        #expect(leaf.sk.bones.isEmpty)
    }

    @Test("'A hidden part gets its bones back': it doesn't, even if it had its own nested skeleton")
    func nestedHide() {
        root.isSkeletonable = true
        stage.window.showSkeleton(transition: .none)
        leaf.showSkeleton(transition: .none)
        leaf.hideSkeleton(transition: .crossDissolve(0.2))
        stage.advance(by: 1)
        root.setNeedsLayout()
        stage.advance(by: 0.1)

        #expect(leaf.sk.bones.isEmpty)
        #expect(count(.red) == 80 * 30)
    }

    @Test("'A hide from a notification is lost': hiding as the skeleton appears leaves no bones")
    func hideFromNotification() {
        for name in [Notification.Name.skeletonWillAppearNotification, .skeletonDidAppearNotification] {
            let root = root
            let token = NotificationCenter.default.addObserver(forName: name, object: root, queue: nil) { _ in
                MainActor.assumeIsolated { root.hideSkeleton(transition: .none) }
            }
            let posts = SkeletonPosts()
            root.showSkeleton(transition: .none)
            NotificationCenter.default.removeObserver(token)
            let begin = name == .skeletonWillAppearNotification ? ["WillAppear"] : ["WillAppear", "DidAppear"]
            // Observers are called in no particular order.
            #expect(posts.take().sorted() == (begin + ["WillDisappear", "DidDisappear"]).sorted())
            stage.advance(by: 0)
            #expect(!root.sk.isSkeletonActive)
            #expect(root.sk.bones.isEmpty)
            #expect(count(.red) == 80 * 30)
        }
    }

    // MARK: The app's state

    @Test("'The old value is back after the hide': values set while loading stay, others are unchanged")
    func values() {
        for setsValues in [true, false] {
            let label = UILabel(frame: CGRect(x: 0, y: 50, width: 50, height: 20))
            let styled = UILabel(frame: CGRect(x: 50, y: 50, width: 50, height: 20))
            let field = UITextField(frame: CGRect(x: 0, y: 70, width: 50, height: 20))
            let button = UIButton(frame: CGRect(x: 50, y: 70, width: 50, height: 20))
            let picture = UIImageView(frame: CGRect(x: 0, y: 90, width: 10, height: 10))
            let views = [label, styled, field, button, picture]
            (label.text, field.placeholder, field.text) = ("old", "old", "old")
            styled.attributedText = NSAttributedString(string: "old")
            button.setTitle("old", for: .normal)
            for view in views {
                view.isSkeletonable = true
                root.addSubview(view)
            }
            root.showSkeleton(transition: .none)
            stage.advance(by: 0.1)
            if setsValues {
                (label.text, field.placeholder, field.text) = ("new", "new", "new")
                styled.attributedText = NSAttributedString(string: "new")
                button.setTitle("new", for: .normal)
                label.textColor = .blue
                label.isHidden = true
                button.isEnabled = false
                field.isUserInteractionEnabled = false
                leaf.backgroundColor = .blue
            }
            root.hideSkeleton()
            stage.advance(by: 1)

            let word = setsValues ? "new" : "old"
            #expect(
                [label.text, styled.attributedText?.string, field.placeholder, field.text]
                    == Array(repeating: word, count: 4))
            #expect(button.title(for: .normal) == word)
            #expect(label.textColor == (setsValues ? .blue : .label))
            #expect(leaf.backgroundColor == (setsValues ? .blue : .red))
            #expect(picture.image == nil)
            #expect(label.isHidden == setsValues && button.isEnabled != setsValues)
            #expect(field.isUserInteractionEnabled != setsValues && picture.isUserInteractionEnabled == false)
            for view in views { view.removeFromSuperview() }
            leaf.backgroundColor = .red
        }
    }

    @Test("'Title, image and border stay visible under the bone': nothing of a leaf stays visible")
    func contentUnderTheBone() {
        let button = UIButton(frame: CGRect(x: 10, y: 50, width: 80, height: 30))
        button.setTitle("title", for: .normal)
        button.backgroundColor = .blue
        (button.layer.borderWidth, button.layer.borderColor) = (2, UIColor.black.cgColor)
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
        inside.backgroundColor = .green
        button.addSubview(inside)
        button.isSkeletonable = true
        root.addSubview(button)
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)

        #expect(count(.turquoise) == 2 * 80 * 30)
        #expect(count(.blue) + count(.black) + count(.green) == 0)
    }

    @Test("'A view that the app had hidden is shown after the hide': it stays hidden")
    func hiddenStaysHidden() {
        let badge = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
        badge.isHiddenWhenSkeletonIsActive = true
        badge.isHidden = true
        root.addSubview(badge)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)

        #expect(badge.isHidden)
    }

    // MARK: Geometry, animation, theme

    @Test("'Bones keep the size of the first layout': they are resized in the same frame as their view")
    func resize() {
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        leaf.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.advance(by: 0)

        #expect(count(.turquoise) == 100 * 50)
    }

    @Test("'Hiding one skeleton stops the others from following the layout': they still follow it")
    func resizeAfterAnotherHide() {
        let other = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        other.isSkeletonable = true
        stage.window.addSubview(other)
        leaf.showSkeleton(usingColor: .turquoise, transition: .none)
        other.showSkeleton(transition: .none)
        stage.advance(by: 0)
        other.hideSkeleton(transition: .none)
        leaf.frame.size.width = 40
        stage.advance(by: 0)

        #expect(leaf.sk.bones.map(\.frame.width) == [40])
    }

    @Test("'Corner radii and percents count only when they are set before the show': changes apply to visible bones")
    func liveOptions() {
        let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        label.isSkeletonable = true
        root.addSubview(label)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0)
        leaf.skeletonCornerRadius = 7
        label.linesCornerRadius = 12
        label.lastLineFillPercent = 25
        stage.advance(by: 0)

        #expect(root.sk.bones.map(\.cornerRadius) == [7, 12])
        #expect(label.sk.bones.map(\.frame.width) == [25])
    }

    @Test("'A circle becomes a square': a bone has the corner radius of its view")
    func circle() {
        leaf.layer.cornerRadius = 15
        root.showSkeleton(transition: .none)
        #expect(root.sk.bones.map(\.cornerRadius) == [15])

        leaf.skeletonCornerRadius = 0
        #expect(root.sk.bones.map(\.cornerRadius) == [0])
    }

    @Test("'Changing the theme stops the animation, and colors freeze at the show': colors change, in phase")
    func theme() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.9)
        root.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)
        let dark = OffscreenStage(size: CGSize(width: 100, height: 100), style: .dark)
        let same = UIView(frame: leaf.frame)
        same.isSkeletonable = true
        dark.window.addSubview(same)
        dark.advance(by: 0)
        dark.window.showAnimatedGradientSkeleton(transition: .none)
        dark.advance(by: 0.9)

        for x in stride(from: 10, to: 90, by: 8) {
            #expect(stage.pixel(x: x, y: 20).bytes == dark.pixel(x: x, y: 20).bytes)
        }
    }

    @Test("'Animations stop when the screen goes and comes back': they resume in phase")
    func awayAndBack() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.4)
        root.removeFromSuperview()
        stage.advance(by: 0.3)
        stage.window.addSubview(root)
        stage.advance(by: 0.1)
        let fresh = OffscreenStage(size: CGSize(width: 100, height: 100))
        let same = UIView(frame: leaf.frame)
        same.isSkeletonable = true
        fresh.window.addSubview(same)
        fresh.advance(by: 0)
        fresh.window.showAnimatedGradientSkeleton(transition: .none)
        fresh.advance(by: 0.8)

        for x in stride(from: 10, to: 90, by: 8) {
            #expect(stage.pixel(x: x, y: 20).bytes == fresh.pixel(x: x, y: 20).bytes)
        }
    }

    @Test("'The skeleton is stuck after its screen moved to another window': the fade continues by the new clock")
    func anotherWindow() {
        stage.advance(by: 100)
        root.showSkeleton(usingColor: .turquoise, transition: .crossDissolve(1))
        stage.advance(by: 0.5)
        let other = OffscreenStage(size: CGSize(width: 100, height: 100))
        other.advance(by: 0)
        other.window.addSubview(root)
        other.advance(by: 0)
        #expect(other.pixel(x: 50, y: 20).bytes != UIColor.turquoise.bytes)
        other.advance(by: 0.5)
        #expect(other.pixel(x: 50, y: 20).bytes == UIColor.turquoise.bytes)

        root.hideSkeleton(transition: .crossDissolve(1))
        other.advance(by: 0.5)
        stage.window.addSubview(root)
        stage.advance(by: 0)
        #expect(root.sk.bones.isEmpty)
        #expect(count(.red) == 80 * 30)
    }

    @Test("'Late rows move out of step': bones added later are in phase")
    func lateViews() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.7)
        let late = UIView(frame: CGRect(x: 10, y: 60, width: 80, height: 30))
        late.isSkeletonable = true
        root.addSubview(late)
        stage.advance(by: 0.2)

        for x in stride(from: 10, to: 90, by: 8) {
            #expect(stage.pixel(x: x, y: 20).bytes == stage.pixel(x: x, y: 75).bytes)
        }
    }

    @Test("'Bones overflow views that clip': they are clipped")
    func clipping() {
        root.clipsToBounds = true
        root.frame.size.width = 50
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)

        #expect(count(.turquoise) == 40 * 30)
    }

    // MARK: Interaction

    @Test("'Controls beside the bones do not work while loading': they do")
    func neighbors() {
        let back = UIButton(frame: CGRect(x: 0, y: 60, width: 50, height: 30))
        var presses = 0
        back.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        root.addSubview(back)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 20, y: 70))

        #expect(presses == 1)
    }

    @Test("'From right to left the highlight still comes from the left': it comes from the right")
    func rightToLeft() {
        root.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(colors: [.black, .white, .black]), transition: .none)
        stage.advance(by: 0.75)
        let forward = (10..<90).map { stage.pixel(x: $0, y: 20).bytes[0] }
        root.hideSkeleton(transition: .none)
        stage.direction = .rightToLeft
        root.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(colors: [.black, .white, .black]), transition: .none)
        stage.advance(by: 0.75)
        let backward = (10..<90).map { stage.pixel(x: $0, y: 20).bytes[0] }

        #expect(Set(forward).count > 5)
        #expect(zip(forward, backward.reversed()).allSatisfy { abs($0 - $1) <= 2 })
    }
}
