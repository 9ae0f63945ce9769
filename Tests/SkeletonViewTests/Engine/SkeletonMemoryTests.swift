import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that screens released at any moment of a skeleton are deallocated.
@MainActor
@Suite("Memory of skeletons")
struct SkeletonMemoryTests {
    /// Counts the screens that haven't been deallocated.
    @MainActor
    private final class Census {
        var living = 0
    }

    private final class Screen: UIView {
        private let census: Census

        init(_ census: Census) {
            self.census = census
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            census.living += 1
            let (block, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UILabel())
            label.frame = CGRect(x: 0, y: 30, width: 100, height: 60)
            label.numberOfLines = 2
            for view in [block, label] {
                view.isSkeletonable = true
                addSubview(view)
            }
        }

        required init?(coder: NSCoder) { nil }

        isolated deinit {
            census.living -= 1
        }
    }

    enum Moment: CaseIterable {
        case beforeTheDelay, fadingIn, moving, fadingOut, hidden, takenOut, withoutWindow
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let census = Census()

    private func showAndDrop(at moment: Moment) {
        let screen = Screen(census)
        if moment != .withoutWindow { stage.window.addSubview(screen) }
        switch moment {
        case .beforeTheDelay: screen.showSkeleton(delay: 5)
        case .fadingIn, .withoutWindow: screen.showAnimatedGradientSkeleton()
        case .moving: screen.showAnimatedSkeleton { layer in layer.pulse }
        case .fadingOut:
            screen.showAnimatedGradientSkeleton(transition: .none)
            stage.advance(by: 0.01, step: 0)
            screen.hideSkeleton()
        case .hidden:
            screen.showAnimatedGradientSkeleton(transition: .none)
            screen.hideSkeleton(transition: .none)
        case .takenOut:
            screen.showAnimatedGradientSkeleton(transition: .none)
            screen.subviews[0].hideSkeleton()
        }
        stage.advance(by: 0.01, step: 0)
        screen.removeFromSuperview()
    }

    @Test("A screen is deallocated immediately, whatever its skeleton is doing", arguments: Moment.allCases)
    func freed(_ moment: Moment) {
        showAndDrop(at: moment)

        #expect(census.living == 0)
        stage.advance(by: 6, step: 1)
        #expect(stage.window.sk.bones.isEmpty)
    }

    @Test("Released screens leak no memory")
    func released() {
        func rounds(_ count: Int) {
            for number in 0..<count { showAndDrop(at: Moment.allCases[number % Moment.allCases.count]) }
            stage.advance(by: 10, step: 0)
        }
        rounds(200)
        let growth = HeapGrowth.bytes { rounds(800) }

        #expect(census.living == 0)
        // A leak of one bone per screen would be hundreds of bytes, 800 times.
        #expect(growth < 80_000)
    }
}
