import DrawKit
import Foundation
import SkeletonView
import StageKit
import Testing
import ViewKit

/// A cross dissolve mixes two pictures: at each instant every pixel is a part of the one and the rest of the other.
@MainActor
@Suite struct DissolveTests {
    private let stage = OffscreenStage(size: CGSize(width: 240, height: 200))
    private let screen = UIViewController()
    private let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 150))
    private let picture = UIImageView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
    private let caption = UILabel(frame: CGRect(x: 20, y: 60, width: 160, height: 40))

    init() {
        // A caption that lies on a picture, in a card on a panel: all of it skeletonable, and white on black.
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

    /// How much is seen of what comes, a part of the way through a quarter of a second.
    private func progress(at part: Double) -> Double {
        CAMediaTimingFunction(name: .easeInEaseOut).value(at: part)
    }

    /// Expects `seen` to be the mix of both pictures, with 2 levels of slack.
    private func expectMix(_ before: [UInt32], _ after: [UInt32], _ part: Double, _ seen: [UInt32], _ what: Comment) {
        var worst = 0.0
        for index in seen.indices {
            for shift: UInt32 in [0, 8, 16] {
                func level(_ words: [UInt32]) -> Double { Double(words[index] >> shift & 255) }
                let wanted = level(before) * (1 - part) + level(after) * part
                worst = max(worst, abs(level(seen) - wanted))
            }
        }
        #expect(worst <= 2, what)
    }

    private var words: [UInt32] {
        if case .color(let words) = stage.bitmap().pixels { words } else { [] }
    }

    /// The pictures of a dissolve of a quarter of a second that `begin` starts, at the quarters of it, and that of its
    /// end.
    private func pictures(_ begin: () -> Void) -> (quarters: [[UInt32]], end: [UInt32]) {
        begin()
        stage.advance(by: 0, step: 0.25)
        let quarters = (0..<4).map { _ in
            defer { stage.advance(by: 0.0625, step: 0.0625) }
            return words
        }
        stage.advance(by: 0.5)
        return (quarters, words)
    }

    @Test("Showing and hiding mix both pictures, at every quarter of the way")
    func mix() {
        let content = words
        let shown = pictures { screen.view.showSkeleton(transition: .crossDissolve(0.25)) }
        #expect(shown.end != content)
        for (index, seen) in shown.quarters.enumerated() {
            expectMix(content, shown.end, progress(at: Double(index) / 4), seen, "show, \(index) quarters")
        }

        let hidden = pictures { screen.view.hideSkeleton(transition: .crossDissolve(0.25)) }
        #expect(hidden.end == content)
        for (index, seen) in hidden.quarters.enumerated() {
            expectMix(shown.end, content, progress(at: Double(index) / 4), seen, "hide, \(index) quarters")
        }
    }

    @Test("A dissolve that is turned back goes on from the pixels that are seen")
    func turnedBack() {
        let content = words
        screen.view.showSkeleton(transition: .none)
        stage.advance(by: 0.5)
        let bones = words
        screen.view.hideSkeleton(transition: .crossDissolve(0.25))
        stage.advance(by: 0.125, step: 0.125)
        let half = words
        expectMix(bones, content, 0.5, half, "half way")

        screen.view.showSkeleton(transition: .crossDissolve(0.25))
        stage.advance(by: 0)
        expectMix(bones, content, 0.5, words, "turned back")
        stage.advance(by: 0.125, step: 0.125)
        expectMix(bones, content, 0.25, words, "half of the way back")
        stage.advance(by: 0.5)
        #expect(words == bones)
    }

    @Test("A part that is taken out dissolves as one picture, too")
    func part() {
        screen.view.showSkeleton(transition: .none)
        stage.advance(by: 0.5)
        let before = words
        let taken = pictures { card.hideSkeleton(transition: .crossDissolve(0.25)) }
        #expect(taken.end != before)
        for (index, seen) in taken.quarters.enumerated() {
            expectMix(before, taken.end, progress(at: Double(index) / 4), seen, "part, \(index) quarters")
        }
    }
}
