import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIView.transition")
struct UIViewTransitionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 40))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private static let linearDissolve: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

    init() {
        view.backgroundColor = .black
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// Returns the gray value of the pixel at (`x`, `y`), 0...255, by default in the middle of the content.
    private func gray(x: Int = 50, y: Int = 20) -> Int { Int(stage.pixel(x: x, y: y).bytes[0]) }

    private func near(_ value: Int, _ expected: Int) -> Bool { abs(value - expected) <= 1 }

    @Test("A cross-dissolve at its midpoint shows half of both contents in every pixel")
    func dissolve() {
        var ends: [Bool] = []
        UIView.transition(
            with: view, duration: 1, options: Self.linearDissolve, animations: { view.backgroundColor = .white },
            completion: { ends.append($0) })
        var shown = [gray()]
        for _ in 0..<4 {
            stage.advance(by: 0.25)
            shown.append(gray())
        }

        #expect(zip(shown, [0, 64, 128, 191, 255]).allSatisfy { near($0, $1) }, "\(shown)")
        #expect(ends == [true])
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
    }

    @Test("Views that are removed, hidden or shown in a transition fade with it")
    func contents() {
        let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        (old.backgroundColor, new.backgroundColor) = (.white, .white)
        view.addSubview(old)
        stage.advance(by: 0.1)
        UIView.transition(
            with: view, duration: 1, options: Self.linearDissolve, animations: { old.removeFromSuperview() })
        stage.advance(by: 0.5)
        #expect(near(gray(), 128))
        stage.advance(by: 0.5)
        #expect(gray() == 0)

        stage.window.backgroundColor = .white
        UIView.transition(with: view, duration: 1, options: Self.linearDissolve, animations: { view.isHidden = true })
        stage.advance(by: 0.5)
        #expect(near(gray(), 128))
        stage.advance(by: 0.5)
        #expect(gray() == 255)

        UIView.transition(with: view, duration: 1, options: Self.linearDissolve, animations: { view.isHidden = false })
        stage.advance(by: 0.25)
        #expect(near(gray(), 191))
    }

    @Test("A second transition begins with the presented content, and the first completes with false")
    func again() {
        var ends: [Int: Bool] = [:]
        UIView.transition(
            with: view, duration: 1, options: Self.linearDissolve, animations: { view.backgroundColor = .white },
            completion: { ends[1] = $0 })
        stage.advance(by: 0.5)
        let before = gray()
        UIView.transition(
            with: view, duration: 1, options: Self.linearDissolve, animations: { view.backgroundColor = .black },
            completion: { ends[2] = $0 })
        stage.advance(by: 0.001)
        #expect(near(gray(), before))
        stage.advance(by: 2)
        #expect(gray() == 0)
        #expect(ends == [1: false, 2: true])
    }

    @Test("A flip narrows the old content and widens the new")
    func flip() {
        stage.window.backgroundColor = .white
        UIView.transition(
            with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
            animations: { view.backgroundColor = .red })
        // cos(pi / 3) is one half.
        stage.advance(by: 1.0 / 3)
        #expect(gray(x: 20) == 255)
        #expect(gray(x: 30) == 0)
        #expect(gray(x: 80) == 255)
        stage.advance(by: 1.0 / 3)
        #expect(stage.pixel(x: 20, y: 20).bytes == [255, 255, 255])
        #expect(stage.pixel(x: 30, y: 20).bytes == UIColor.red.bytes)
    }

    @Test("transition(from:to:) replaces one view with another, by adding or by hiding", arguments: [true, false])
    func fromTo(hides: Bool) {
        let (old, new) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        (old.backgroundColor, new.backgroundColor) = (.black, .white)
        view.addSubview(old)
        if hides {
            view.addSubview(new)
            new.isHidden = true
        }
        stage.advance(by: 0.1)
        var isDone = false
        UIView.transition(
            from: old, to: new, duration: 1,
            options: hides ? [Self.linearDissolve, .showHideTransitionViews] : Self.linearDissolve
        ) { isDone = $0 }
        stage.advance(by: 0.5)
        #expect(near(gray(), 128))
        stage.advance(by: 0.5)
        #expect(gray() == 255)
        #expect(isDone)
        #expect(old.superview === (hides ? view : nil))
        #expect(old.isHidden == hides)
        #expect(new.superview === view)
    }

    @Test("Two child controllers are exchanged by a transition")
    func controllers() {
        let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
        (old.view.backgroundColor, new.view.backgroundColor) = (.black, .white)
        view.removeFromSuperview()
        stage.window.rootViewController = parent
        for child in [old, new] {
            parent.addChild(child)
            child.view.frame = view.bounds
        }
        parent.view.addSubview(old.view)
        stage.advance(by: 0.1)
        var isDone = false
        parent.transition(from: old, to: new, duration: 1, options: Self.linearDissolve, animations: nil) {
            isDone = $0
        }
        stage.advance(by: 0.5)
        #expect(near(gray(), 128))
        stage.advance(by: 0.5)
        #expect(isDone)
        #expect(new.view.superview === parent.view && old.view.superview == nil)
    }

    @Test("Subviews are animated only with allowAnimatedContent", arguments: [true, false])
    func animatedContent(isAllowed: Bool) {
        let mover = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(mover)
        stage.advance(by: 0.1)
        let options: UIView.AnimationOptions =
            isAllowed ? [Self.linearDissolve, .allowAnimatedContent] : Self.linearDissolve
        UIView.transition(with: view, duration: 1, options: options, animations: { mover.frame.origin.x = 80 })
        #expect((mover.layer.animationKeys() != nil) == isAllowed)
    }

    @Test("Without a transition option, changes are animated")
    func none() {
        UIView.transition(with: view, duration: 1, options: .curveLinear, animations: { view.alpha = 0 })
        stage.advance(by: 0.5)
        #expect(near(gray(), 128))
    }

    @Test("Outside a window or with an invalid duration, a transition ends immediately")
    func nothing() {
        var ends = 0
        let lone = UIView()
        UIView.transition(
            with: lone, duration: 1, options: .transitionCrossDissolve, animations: { lone.tag = 3 },
            completion: { _ in ends += 1 })
        for seconds in [0, -1, .nan, .infinity] as [TimeInterval] {
            UIView.transition(
                with: view, duration: seconds, options: .transitionCrossDissolve,
                animations: { view.backgroundColor = .white }, completion: { _ in ends += 1 })
        }
        UIView.transition(from: lone, to: UIView(), duration: 1) { _ in ends += 1 }
        stage.advance(by: 0.1)
        #expect(lone.tag == 3)
        #expect(gray() == 255)
        #expect(ends == 6)
    }

    @Test("Removing a view amid nested transitions completes both")
    func leaves() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        var ends = 0
        UIView.transition(
            with: view, duration: 1, options: Self.linearDissolve,
            animations: {
                UIView.transition(
                    with: inner, duration: 1, options: .transitionCurlUp,
                    animations: { inner.backgroundColor = .white },
                    completion: { _ in ends += 1 })
            }, completion: { _ in ends += 1 })
        stage.advance(by: 0.5)
        view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(ends == 2)
    }

    @Test("Transitions at a quarter, half and three quarters match their golden images", arguments: ["light", "dark"])
    func pictures(style: String) throws {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: CGSize(width: 340, height: 330), style: style == "dark" ? .dark : .light)
        stage.window.backgroundColor = .systemGroupedBackground
        let kinds: [UIView.AnimationOptions] = [
            .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
            .transitionCurlDown,
        ]
        var cards: [[UILabel]] = []
        for row in kinds.indices {
            cards.append(
                (0..<3).map { column in
                    let card = UILabel(
                        frame: CGRect(x: 10 + 110 * column, y: 10 + 64 * row, width: 100, height: 54))
                    card.text = "Before"
                    card.textAlignment = .center
                    card.backgroundColor = .systemBackground
                    card.layer.cornerRadius = 10
                    card.layer.masksToBounds = true
                    stage.window.addSubview(card)
                    return card
                })
        }
        stage.advance(by: 0)
        for column in 0..<3 {
            for (row, kind) in kinds.enumerated() {
                let card = cards[row][column]
                UIView.transition(
                    with: card, duration: 1, options: [kind, .curveLinear],
                    animations: {
                        card.text = "After"
                        (card.textColor, card.backgroundColor) = (.white, .systemIndigo)
                    })
            }
            stage.advance(by: 0.25)
        }

        try GoldenImage.expect(stage.bitmap(), named: "transitions-\(style)")
    }
}
