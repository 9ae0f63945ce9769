package import Foundation
import FrameMetrics
package import ViewKit

/// A generator of random user input: frequent scrolling and, less often, pointer moves, clicks, drags, key presses and
/// resizes of the window. The same seed produces the same input.
package struct RandomUser {
    /// A user action.
    package enum Action: Equatable, Sendable {
        case event(InputEvent)
        /// Resizes the window to a size in points.
        case size(CGSize)
    }

    /// The minimum window size in points, unless the initial size is smaller.
    package static let minimumSize = CGSize(width: 700, height: 500)

    private var generator: SeededGenerator
    private let firstSize: CGSize
    private var size: CGSize
    private var pointer: CGPoint
    /// The actions before each of the next frames, in reverse order.
    private var plans: [[Action]] = []

    /// Creates a user of a window whose initial and maximum size is `size`.
    package init(seed: UInt64, size: CGSize) {
        generator = SeededGenerator(seed: seed)
        (firstSize, self.size) = (size, size)
        pointer = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    /// Returns the actions before the next frame; empty during a pause.
    package mutating func next() -> [Action] {
        if plans.isEmpty { plans = plan().reversed() }
        return plans.removeLast()
    }

    // MARK: Private

    /// The keys that are pressed in addition to characters. No key has modifiers, so none triggers a shortcut of the
    /// desktop.
    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow,
        .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageDown, .keyboardPageUp, .keyboardHome,
        .keyboardEnd,
    ]

    /// Plans the actions for several frames, followed by a pause.
    private mutating func plan() -> [[Action]] {
        let actions =
            switch Int.random(in: 0..<20, using: &generator) {
            case 0..<9: wheel()
            case 9..<12: path(to: randomPoint())
            case 12..<15:
                path(to: randomPoint()) + [[.event(.pointerPressed(pointer))], [.event(.pointerReleased(pointer))]]
            case 15: drag()
            case 16..<19: [press(anyKey())]
            default: [resize()]
            }
        return actions + Array(repeating: [], count: Int.random(in: 1...20, using: &generator))
    }

    private mutating func wheel() -> [[Action]] {
        let distance = CGFloat.random(in: -80...100, using: &generator)
        let turn = Action.event(.wheelTurned(pointer, CGVector(dx: 0, dy: distance)))
        return Array(repeating: [turn], count: Int.random(in: 5...40, using: &generator))
    }

    /// Plans a move of the pointer to `end` over eight frames, and updates `pointer`.
    private mutating func path(to end: CGPoint) -> [[Action]] {
        let (start, steps) = (pointer, 8)
        pointer = end
        return (1...steps).map { step in
            let fraction = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            return [.event(.pointerMoved(point))]
        }
    }

    private mutating func drag() -> [[Action]] {
        let arrival = path(to: randomPoint())
        let start = pointer
        return arrival + [[.event(.pointerPressed(start))]] + path(to: randomPoint()) + [
            [.event(.pointerReleased(pointer))]
        ]
    }

    private mutating func press(_ key: UIKey) -> [Action] { [.event(.keyPressed(key)), .event(.keyReleased(key))] }

    private mutating func resize() -> [Action] {
        func side(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            CGFloat.random(in: min(minimum, maximum)...maximum, using: &generator).rounded()
        }
        size = CGSize(
            width: side(Self.minimumSize.width, firstSize.width),
            height: side(Self.minimumSize.height, firstSize.height))
        pointer = CGPoint(x: min(pointer.x, size.width - 1), y: min(pointer.y, size.height - 1))
        return [.size(size)]
    }

    private mutating func randomPoint() -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: 0..<max(1, size.width), using: &generator).rounded(.down),
            y: CGFloat.random(in: 0..<max(1, size.height), using: &generator).rounded(.down))
    }

    private mutating func anyKey() -> UIKey {
        let number = Int.random(in: 0..<2 * Self.keys.count, using: &generator)
        if number < Self.keys.count {
            return UIKey(keyCode: Self.keys[number], charactersIgnoringModifiers: "", modifierFlags: [])
        }
        let characters = Array("abcdefghijklmnopqrstuvwxyz123456789")
        let character = characters[Int.random(in: characters.indices, using: &generator)]
        return UIKey(
            keyCode: .keyboardErrorUndefined, charactersIgnoringModifiers: String(character), modifierFlags: [])
    }
}
