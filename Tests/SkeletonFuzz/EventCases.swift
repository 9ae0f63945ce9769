import DemoScenes
import Foundation
import StageKit
import TestSupport
import ViewKit

/// Random input to the demo's window, in orders and with values that no user produces: releases without a press,
/// nonfinite locations, carets outside of composed text, sizes of a few points, changes of appearance between frames.
@MainActor
enum EventCases {
    private static let screens = DemoScene.allCases.filter { $0 != .stress }
    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow,
        .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageDown, .keyboardPageUp, .keyboardHome,
        .keyboardEnd, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
    ]
    private static let texts = ["", "a", "\u{0}", "e\u{301}", "👩‍👩‍👧", "\r\n", "ﷺ", "\u{202E}x", "漢字"]
    private static let odd: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, 0.5]
    private static let styles: [UIUserInterfaceStyle] = [.light, .dark]
    private static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    private static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
    ]

    static func run(_ random: inout SeededGenerator) throws {
        try CaseFolder.use { folder in
            let stage = OffscreenStage(size: CGSize(width: random.number(1...1000), height: random.number(1...700)))
            let service = LiveFeedService(loader: FeedLoader(source: .embedded, timeout: 1), minimumTime: 0.1)
            let demo = DemoViewController(
                scene: screens[random.number(0...(screens.count - 1))], of: screens, style: DemoStyle(),
                service: service, quit: {})
            demo.exportFolder = URL(fileURLWithPath: folder)
            stage.window.rootViewController = demo
            for _ in 0..<random.number(1...40) {
                for _ in 0..<random.number(0...4) { act(on: stage, &random) }
                // The feed arrives through the main queue.
                MainLoop.turn()
                stage.advance(by: random.chance(10) ? 2 : 1.0 / 30, step: 0.1)
            }
        }
    }

    private static func act(on stage: OffscreenStage, _ random: inout SeededGenerator) {
        switch random.number(0...19) {
        case 0: stage.resize(to: CGSize(width: length(900, &random), height: length(700, &random)))
        case 1: stage.style = styles[random.number(0...1)]
        case 2: stage.direction = directions[random.number(0...1)]
        case 3: stage.contentSizeCategory = textSizes[random.number(0...(textSizes.count - 1))]
        default: stage.window.handle(event(in: stage.window.bounds.size, &random))
        }
    }

    private static func event(in size: CGSize, _ random: inout SeededGenerator) -> InputEvent {
        func point() -> CGPoint { CGPoint(x: length(size.width, &random), y: length(size.height, &random)) }
        switch random.number(0...15) {
        case 0: return .pointerMoved(random.chance(20) ? nil : point())
        case 1...3: return .pointerPressed(point())
        case 4...5: return .pointerReleased(point())
        case 6: return .middleButtonPressed(point())
        case 7:
            let distance = CGVector(dx: length(200, &random) - 100, dy: length(400, &random) - 200)
            return .wheelTurned(point(), distance, modifiers: modifiers(&random))
        case 8: return .fingersMoved(point(), point())
        case 9: return .fingersLifted
        case 10: return .textEntered(texts[random.number(0...(texts.count - 1))])
        case 11:
            return .textComposed(
                texts[random.number(0...(texts.count - 1))], caret: random.chance(50) ? nil : random.number(-3...9))
        case 12: return .keyReleased(key(&random))
        case 13: return .secondaryButtonPressed(point())
        case 14: return .secondaryButtonReleased(point())
        default: return .keyPressed(key(&random), isRepeat: random.chance(30))
        }
    }

    /// Returns a length from 0 to a little over `limit`, or occasionally an edge value, such as NaN.
    private static func length(_ limit: CGFloat, _ random: inout SeededGenerator) -> CGFloat {
        random.chance(4) ? odd[random.number(0...(odd.count - 1))] : CGFloat(random.part()) * limit * 1.1
    }

    private static func key(_ random: inout SeededGenerator) -> UIKey {
        guard random.chance(60) else {
            return UIKey(
                keyCode: keys[random.number(0...(keys.count - 1))], charactersIgnoringModifiers: "",
                modifierFlags: modifiers(&random))
        }
        let characters = Array("abcdefghijklmnopqrstuvwxyz0123456789,.+-")
        return UIKey(
            keyCode: .keyboardErrorUndefined,
            charactersIgnoringModifiers: String(characters[random.number(0...(characters.count - 1))]),
            modifierFlags: modifiers(&random))
    }

    private static func modifiers(_ random: inout SeededGenerator) -> UIKeyModifierFlags {
        guard random.chance(30) else { return [] }
        return [[.shift], [.control], [.alternate], [.control, .shift]][random.number(0...3)]
    }
}
