import Reporting
import Somo
import StageKit
import TestSupport
import Testing

@testable import Somo

@MainActor
@Suite("Somo: bad input", .serialized)
struct SomoBadInputTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))

    /// A view whose bones the test provides.
    private final class Given: UIView, SomoSkeletonLayout {
        var answer: @MainActor (Given) -> [SomoView] = { _ in [] }

        func somoSkeletonLayout() -> [SomoView] { answer(self) }
    }

    private func given(_ answer: @escaping @MainActor (Given) -> [SomoView]) -> Given {
        let view = Given(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.answer = answer
        stage.window.addSubview(view)
        return view
    }

    @Test("A layout without bones shows only the background")
    func noBones() {
        let view = given { _ in [] }
        view.beginSomo()
        stage.advance(by: 0.1)
        #expect(view.isLoadingSkeleton)
        #expect(stage.pixel(x: 50, y: 20).bytes == [248, 248, 248])
        #expect(stage.window.nextDeadline == nil)
    }

    @Test(
        "Bones with NaN, empty, negative or huge frames don't crash",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.infinity),
            CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 0, y: 0, width: 1e-200, height: 10),
            CGRect(x: -1e300, y: 0, width: 2e300, height: 1e300), CGRect(x: 0, y: 0, width: -5, height: 10),
        ], SomoAnimationStyle.allCases)
    func frames(_ frame: CGRect, _ style: SomoAnimationStyle) {
        _ = Diagnostics.messages {
            let view = given { _ in [SomoView(frame: frame, somoColor: .black, animationStyle: style)] }
            view.beginSomo()
            stage.advance(by: 0.5)
            view.frame.size.width = 50
            stage.advance(by: 0.5)
            view.endSomo()
            stage.advance(by: 0.1)
            #expect(view.subviews.isEmpty)
        }
    }

    @Test("A bone that a layout returns twice is shown once")
    func sameTwice() {
        let bone = SomoView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = given { _ in [bone, bone] }
        view.beginSomo()
        stage.advance(by: 0.1)
        #expect(view.bones.count == 1)

        view.frame.size.width = 50
        stage.advance(by: 0.1)
        #expect(view.bones.map(ObjectIdentifier.init) == [ObjectIdentifier(bone)])
        view.endSomo()
        #expect(bone.superview == nil || bone.superview?.superview == nil)
    }

    @Test("A bone that is already in another view is moved, with one message")
    func stolen() {
        let messages = Diagnostics.messages {
            let bone = SomoView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let (first, second) = (given { _ in [bone] }, given { _ in [bone] })
            first.beginSomo()
            second.beginSomo()
            stage.advance(by: 0.1)
            #expect(bone.superview === second.somoContainer)

            first.frame.size.width = 50
            stage.advance(by: 0.1)
            first.endSomo()
            second.endSomo()
            stage.advance(by: 0.1)
            #expect(first.subviews.isEmpty && second.subviews.isEmpty)
        }
        #expect(messages.count(where: { $0.contains("SomoView") }) == 1)
    }

    @Test("The number of bones can change with the size")
    func otherCount() {
        let view = given { view in
            (0..<Int(view.bounds.width / 20)).map {
                SomoView(frame: CGRect(x: CGFloat($0) * 20, y: 0, width: 16, height: 16))
            }
        }
        view.beginSomo()
        stage.advance(by: 0.1)
        for (width, count) in [(100.0, 5), (40, 2), (0, 0), (180, 9)] {
            view.frame.size.width = width
            stage.advance(by: 0.1)
            #expect(view.bones.count == count)
            #expect(view.somoContainer?.subviews.count == count)
        }
    }

    @Test("A layout can end the bones, begin them again, or remove or resize the view")
    func callbacks() {
        let ending = given { view in
            view.endSomo()
            return [SomoView(frame: view.bounds)]
        }
        ending.beginSomo()
        #expect(!ending.isLoadingSkeleton && ending.subviews.isEmpty && ending.isUserInteractionEnabled)

        let again = given { view in
            view.beginSomo()
            view.layoutIfNeeded()
            return [SomoView(frame: view.bounds)]
        }
        again.beginSomo()
        stage.advance(by: 0.1)
        #expect(again.bones.count == 1)

        let bone = SomoView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isFirst = true
        let restarted = given { view in
            if isFirst {
                isFirst = false
                view.endSomo()
                view.beginSomo()
            }
            return [bone]
        }
        restarted.beginSomo()
        stage.advance(by: 0.1)
        #expect(restarted.bones.map(ObjectIdentifier.init) == [ObjectIdentifier(bone)])

        let removed = given { view in
            view.removeFromSuperview()
            return [SomoView(frame: view.bounds)]
        }
        removed.beginSomo()
        stage.advance(by: 0.1)
        #expect(removed.bones.count == 1)

        let resized = given { view in
            view.frame.size.width = 60
            return [SomoView(frame: view.bounds)]
        }
        resized.beginSomo()
        stage.advance(by: 0.1)
        #expect(resized.bones.map(\.frame.width) == [60])
    }

    @Test("A layout that keeps resizing its view is called a limited number of times")
    func growing() {
        _ = Diagnostics.messages {
            var asks = 0
            let view = given { view in
                asks += 1
                view.frame.size.width += 1
                view.layoutIfNeeded()
                return [SomoView(frame: view.bounds)]
            }
            view.beginSomo()
            stage.advance(by: 0.1)
            #expect(asks < 100)
            view.endSomo()
            stage.advance(by: 0.1)
            #expect(view.subviews.isEmpty)
        }
    }

    @Test("endSomo handles a container that the app removed, and restores interaction")
    func containerRemoved() {
        let view = given { [SomoView(frame: $0.bounds)] }
        view.beginSomo()
        view.somoContainer?.removeFromSuperview()
        stage.advance(by: 0.1)
        view.endSomo()
        #expect(!view.isLoadingSkeleton)
        #expect(view.isUserInteractionEnabled)
        view.beginSomo()
        #expect(view.bones.count == 1)
    }

    @Test("A bone that contains the view is rejected")
    func bonesAround() {
        let messages = Diagnostics.messages {
            let container = SomoView(frame: stage.window.bounds)
            stage.window.addSubview(container)
            let view = given { _ in [container] }
            container.addSubview(view)
            view.beginSomo()
            stage.advance(by: 0.1)
            #expect(container.superview === stage.window)
            view.endSomo()
        }
        #expect(messages.allSatisfy { !$0.contains("SomoView") })
    }
}
