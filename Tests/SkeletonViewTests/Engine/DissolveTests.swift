import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests that a cross-dissolve mixes two images: at each instant, every pixel is a fraction of one image plus the
/// remaining fraction of the other.
@MainActor
@Suite("Cross-dissolve") struct DissolveTests {
    private let stage = OffscreenStage(size: CGSize(width: 240, height: 200))
    private let screen = UIViewController()
    private let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 150))
    private let picture = UIImageView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
    private let caption = UILabel(frame: CGRect(x: 20, y: 60, width: 160, height: 40))

    init() {
        // The screen has a white card on a black background, with a caption over an image. All views are skeletonable.
        screen.view.backgroundColor = .black
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        picture.backgroundColor = .red
        caption.text = "A caption over the picture"
        caption.numberOfLines = 2
        screen.view.addSubview(card)
        card.addSubview(picture)
        card.addSubview(caption)
        for view in [screen.view, card, picture, caption] as [UIView] { view.isSkeletonable = true }
        stage.window.rootViewController = screen
        stage.advance(by: 0.1)
    }

    @Test("Showing and hiding a skeleton mix the old and the new image, at every quarter of the duration")
    func mix() {
        expectMixes()
    }

    @Test("Nested cards, including a translucent one, are mixed pixel by pixel")
    func nestedCards() {
        card.removeFromSuperview()
        var outer: UIView = screen.view
        for depth in 0..<4 {
            let inner = UIView(frame: outer.bounds.insetBy(dx: 14, dy: 12))
            inner.backgroundColor = depth % 2 == 0 ? .white : .black
            inner.layer.cornerRadius = 12
            inner.layer.borderWidth = depth == 2 ? 2 : 0
            inner.clipsToBounds = depth == 3
            inner.alpha = depth == 1 ? 0.6 : 1
            inner.isSkeletonable = true
            outer.addSubview(inner)
            outer = inner
        }
        picture.frame = CGRect(x: -5, y: 10, width: 60, height: 60)
        for view in [picture, caption] { outer.addSubview(view) }
        stage.advance(by: 0.1)
        expectMixes()
    }

    /// Shows and hides a skeleton, and checks both transitions.
    private func expectMixes() {
        let content = stage.words
        let shown = stage.pictures { screen.view.showSkeleton(transition: .crossDissolve(0.25)) }
        Dissolves.expectMix(from: content, shown, "show")

        let hidden = stage.pictures { screen.view.hideSkeleton(transition: .crossDissolve(0.25)) }
        #expect(hidden.end == content)
        Dissolves.expectMix(from: shown.end, hidden, "hide")
    }

    @Test("A reversed dissolve continues from the visible pixels")
    func turnedBack() {
        let content = stage.words
        screen.view.showSkeleton(transition: .none)
        stage.advance(by: 0.5)
        let bones = stage.words
        screen.view.hideSkeleton(transition: .crossDissolve(0.25))
        stage.advance(by: 0.125, step: 0.125)
        let half = stage.words
        Dissolves.expectMix(bones, content, 0.5, half, "half way")

        screen.view.showSkeleton(transition: .crossDissolve(0.25))
        stage.advance(by: 0)
        Dissolves.expectMix(bones, content, 0.5, stage.words, "turned back")
        stage.advance(by: 0.125, step: 0.125)
        Dissolves.expectMix(bones, content, 0.25, stage.words, "half of the way back")
        stage.advance(by: 0.5)
        #expect(stage.words == bones)
    }

    @Test("A revealed part dissolves as a single image")
    func part() {
        screen.view.showSkeleton(transition: .none)
        stage.advance(by: 0.5)
        let before = stage.words
        let taken = stage.pictures { card.hideSkeleton(transition: .crossDissolve(0.25)) }
        Dissolves.expectMix(from: before, taken, "part")
    }
}
