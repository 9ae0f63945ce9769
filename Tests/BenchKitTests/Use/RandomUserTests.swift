import BenchKit
import Foundation
import Testing
import ViewKit

@Suite("RandomUser")
struct RandomUserTests {
    private static let size = CGSize(width: 1280, height: 800)

    private func actions(seed: UInt64, of frames: Int, in size: CGSize = Self.size) -> [[RandomUser.Action]] {
        var user = RandomUser(seed: seed, size: size)
        return (0..<frames).map { _ in user.next() }
    }

    @Test("The same seed gives the same actions, another seed different ones")
    func seed() {
        #expect(actions(seed: 3, of: 2000) == actions(seed: 3, of: 2000))
        #expect(actions(seed: 3, of: 2000) != actions(seed: 4, of: 2000))
    }

    @Test("All kinds of actions occur, inside the current window")
    func everything() {
        var (size, wheels, presses, releases, keys, sizes) = (Self.size, 0, 0, 0, 0, 0)
        func isInside(_ place: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(place) }
        for action in actions(seed: 1, of: 20_000).joined() {
            switch action {
            case .size(let next):
                #expect(next.width >= 700 && next.width <= 1280 && next.height >= 500 && next.height <= 800)
                (size, sizes) = (next, sizes + 1)
            case .event(.wheelTurned(let place, _, _)):
                #expect(isInside(place))
                wheels += 1
            case .event(.pointerPressed(let place)):
                #expect(isInside(place))
                presses += 1
            case .event(.pointerReleased): releases += 1
            case .event(.keyPressed(let key, isRepeat: _)):
                #expect(key.modifierFlags.isEmpty)
                keys += 1
            default: break
            }
        }
        #expect(wheels > 500 && keys > 50 && sizes > 10)
        #expect(presses > 50 && presses - releases <= 1)
    }

    @Test("A window below the minimum keeps its size")
    func smallWindow() {
        let small = CGSize(width: 400, height: 300)
        let sizes = actions(seed: 1, of: 20_000, in: small).joined().compactMap { action -> CGSize? in
            if case .size(let size) = action { size } else { nil }
        }
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == small })
    }
}
