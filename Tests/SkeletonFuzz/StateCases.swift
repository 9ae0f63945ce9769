import DemoScenes
import Foundation
import StageKit
import TestSupport
import ViewKit

/// Window state files of the demo: JSON with replaced values, damaged JSON, and special files. The content of a file is
/// never lost, and a state that was read can be shown and written again.
@MainActor
enum StateCases {
    static func run(_ random: inout SeededGenerator) throws {
        try CaseFolder.use { folder in
            guard let file = StateFile(environment: ["XDG_STATE_HOME": folder]) else { return }
            try FileManager.default.createDirectory(
                atPath: folder + "/skeleton-sdl", withIntermediateDirectories: true)
            guard !random.chance(10) else { return try runOddFile(file, &random) }
            let bytes = try damaged(&random)
            try bytes.write(to: URL(fileURLWithPath: file.path))
            switch file.read() {
            case .state(let state): try use(state, file, isShown: random.chance(15))
            case .setAside(let path):
                guard try Data(contentsOf: URL(fileURLWithPath: path)) == bytes else {
                    Programs.fail("a state file that was set aside has changed")
                }
            case .none, .unreachable: Programs.fail("a state file was not read")
            }
        }
    }

    private static func runOddFile(_ file: StateFile, _ random: inout SeededGenerator) throws {
        try CaseFolder.placeOddFile(at: file.path, &random)
        if case .state = file.read() { Programs.fail("an invalid state was read as valid") }
        try? file.write(valid)
    }

    /// Writes and reads `state`, and shows it if `isShown`.
    private static func use(_ state: DemoState, _ file: StateFile, isShown: Bool) throws {
        try file.write(state)
        guard file.read() == .state(state) else { Programs.fail("a state that was written is read differently") }
        guard isShown else { return }
        let stage = OffscreenStage(size: CGSize(width: 480, height: 320), style: state.theme)
        stage.direction = state.direction
        let service = LiveFeedService(loader: FeedLoader(source: .embedded, timeout: 1), minimumTime: 0)
        let demo = DemoViewController(scene: state.scene, style: state.style, service: service, quit: {})
        demo.textSize = state.textSize
        demo.restorePanels(state)
        stage.window.rootViewController = demo
        stage.advance(by: 0)
        stage.advance(by: 0.2, step: 0.1)
    }

    private static func damaged(_ random: inout SeededGenerator) throws -> Data {
        var data = try valid.data()
        // A default state contains none of these values.
        for (start, extras) in [("{", extras), ("\"style\" : {", styleExtras)] where random.chance(50) {
            guard let range = data.range(of: Data(start.utf8)) else { continue }
            data.insert(
                contentsOf: Data((extras[random.number(0...(extras.count - 1))] + ",").utf8), at: range.upperBound)
        }
        if random.chance(80) { data = JSONDamage.damaged(data, &random) }
        if random.chance(20) { data = Mutation.damaged(data, &random) }
        return data
    }

    private static let extras = [
        "\"scale\": 2", "\"frameTimes\": true", "\"textSize\": \"UICTContentSizeCategoryXL\"", "\"systemTheme\": true",
        "\"width\": 1e300", "\"style\": {}",
    ]
    private static let styleExtras = [
        """
        "light": {"width": 0.5, "softness": 1, "tilt": 20, "pause": 1, "speed": 100, "origin": "none"}
        """,
        "\"stagger\": {\"order\": \"order\", \"interval\": 0.2, \"finishesSweep\": true}",
        "\"shimmer\": {\"isOn\": true, \"intensity\": 0.5, \"slant\": 20}",
        "\"motion\": \"fade\", \"minimumTime\": 1, \"timeout\": 2, \"automatic\": true, \"contrast\": true",
    ]

    private static var valid: DemoState {
        var style = DemoStyle()
        (style.minimumTime, style.timeout, style.failureColor) = (0.5, 3, .red)
        return DemoState(
            scene: .feed, size: CGSize(width: 640, height: 480), style: style, theme: .dark, direction: .leftToRight)
    }
}
