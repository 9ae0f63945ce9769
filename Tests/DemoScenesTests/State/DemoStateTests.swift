import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests the saved state of the demo's window.
@MainActor
@Suite("Demo state")
struct DemoStateTests {
    private static func state(_ change: (inout DemoState) -> Void = { _ in }) -> DemoState {
        var state = DemoState(
            scene: .text, size: CGSize(width: 700, height: 500), style: DemoStyle(), theme: .dark,
            direction: .rightToLeft)
        change(&state)
        return state
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func file(in folder: URL) throws -> StateFile {
        try #require(StateFile(environment: ["XDG_STATE_HOME": folder.path, "HOME": "/nowhere"]))
    }

    @Test("A state is equal after it is written and read back")
    func roundTrip() throws {
        let states = [
            Self.state(),
            Self.state {
                ($0.style.type, $0.style.isAnimated, $0.style.transitionDuration) = (.solid, false, 0)
                ($0.style.color, $0.style.delay) = (UIColor(red: 0.2, green: 1 / 3, blue: 0.6, alpha: 1), 0.3)
                ($0.showsInspector, $0.showsOverlay, $0.showsHud) = (true, true, true)
                $0.textSize = .accessibilityExtraExtraLarge
            },
            Self.state {
                ($0.style.direction, $0.style.duration, $0.style.autoreverses) = (.bottomRightTopLeft, 2.5, true)
                ($0.style.color, $0.style.secondaryColor) = (.turquoise, .skeletonDefault)
                $0.style.light = DemoSweep(width: 0.4, softness: 0.5, tilt: -20, pause: 1)
                ($0.style.animationSpace, $0.style.transitionKind) = (.window, .wipe)
                ($0.style.lines.rule, $0.style.lines.inset, $0.style.lines.lastLineFill) = (.font, 4, 0)
                ($0.theme, $0.direction, $0.showsHud) = (.light, .leftToRight, false)
                ($0.style.motion, $0.style.motionLimit, $0.style.minimumTime) = (.fade, .infinity, 0.7)
            },
            Self.state { ($0.theme, $0.style.motionLimit) = (.unspecified, 30) },
            Self.state {
                ($0.pinned, $0.style.delay) = (DemoStyle(), 0.4)
                $0.pinned?.color = .carrot
            },
            // The highlight that is derived from this color differs between the two appearances.
            Self.state { ($0.style.color, $0.style.chosenHighlight) = (DemoPresetColors.bone, nil) },
            Self.state {
                $0.style.light = DemoSweep(speed: 400, easing: .easeInEaseOut, origin: .middle)
                ($0.style.isAutomatic, $0.style.increasesContrast) = (true, false)
                ($0.style.timeout, $0.style.failureColor) = (4, .alizarin)
                $0.style.stagger = DemoStagger(order: .distance, interval: 0.3, finishesSweep: true)
                $0.style.shimmer = DemoShimmer(isOn: true, intensity: 0.8, slant: -10)
            },
        ]
        for state in states { #expect(try DemoState(state.data()) == state) }
    }

    @Test(
        "Text with missing or invalid values isn't decoded as a state",
        arguments: [
            "", "{}", "[1", #""screen" : 7"#, #""screen" : "cinema""#, #""width" : 1e9"#, #""width" : 100"#,
            #""duration" : 0"#, #""motionLimit" : -1"#, #""minimumTime" : 61"#, #""color" : "mauve""#,
            #""color" : "1 2 3 4""#,
            #""version" : 2"#, #""timeout" : -1"#, #""failureColor" : "mauve""#, #""order" : "backwards""#,
            #""interval" : 0"#, #""intensity" : 2"#, #""easing" : "odd""#, #""origin" : "moon""#, #""speed" : -5"#,
        ])
    func refusal(text: String) throws {
        let full = Self.state {
            $0.style.minimumTime = 1
            ($0.style.timeout, $0.style.failureColor) = (4, .alizarin)
            ($0.style.stagger.order, $0.style.shimmer.isOn) = (.order, true)
            $0.style.light = DemoSweep(speed: 400, easing: .linear, origin: .corner)
        }
        var document = String(decoding: try full.data(), as: UTF8.self)
        #expect(DemoState(Data(document.utf8)) != nil)
        guard let colon = text.firstIndex(of: ":") else { return #expect(DemoState(Data(text.utf8)) == nil) }
        let key = text[..<colon].trimmingCharacters(in: .whitespaces)
        let start = try #require(document.range(of: key + " :")).lowerBound
        let end = try #require(document[start...].firstIndex { $0 == "," || $0 == "\n" })
        document.replaceSubrange(start..<end, with: text)
        #expect(DemoState(Data(document.utf8)) == nil)
    }

    @Test("The state file is in XDG_STATE_HOME, or in .local/state of the home folder")
    func places() {
        func path(_ environment: [String: String]) -> String? { StateFile(environment: environment)?.path }
        #expect(path(["XDG_STATE_HOME": "/a", "HOME": "/b"]) == "/a/skeleton-sdl/demo.json")
        #expect(path(["XDG_STATE_HOME": "", "HOME": "/b"]) == "/b/.local/state/skeleton-sdl/demo.json")
        #expect(path(["XDG_STATE_HOME": "a", "HOME": "/b"]) == "/b/.local/state/skeleton-sdl/demo.json")
        #expect(path(["HOME": ""]) == nil && path([:]) == nil)
    }

    @Test("There is no state before the first write, which creates the folder and the file")
    func writing() throws {
        try withFolder { folder in
            let file = try file(in: folder)
            #expect(file.read() == .none)
            try file.write(Self.state())
            #expect(file.read() == .state(Self.state()))
            let other = Self.state { $0.scene = .somo }
            try file.write(other)
            #expect(file.read() == .state(other))
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.appendingPathComponent("skeleton-sdl").path)
            #expect(names == ["demo.json"])
        }
    }

    @Test("A corrupt file is set aside with its content", arguments: [Data("{".utf8), Data(), Data([0xFF, 0])])
    func corruption(data: Data) throws {
        try withFolder { folder in
            let file = try file(in: folder)
            try file.write(Self.state())
            try data.write(to: URL(fileURLWithPath: file.path))
            #expect(file.read() == .setAside(path: file.path + ".corrupt"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: file.path + ".corrupt")) == data)
            #expect(file.read() == .none)
        }
    }

    @Test("Corrupt files are numbered, and earlier ones are kept")
    func severalCorruptions() throws {
        try withFolder { folder in
            let file = try file(in: folder)
            let place = file.path + ".corrupt"
            try FileManager.default.createDirectory(atPath: place + "/mine", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: place + "-2", withDestinationPath: "nowhere")
            for (number, text) in [(3, "{"), (4, "[")] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
                #expect(file.read() == .setAside(path: "\(place)-\(number)"))
            }
            #expect(try String(contentsOfFile: place + "-3", encoding: .utf8) == "{")
            #expect(try String(contentsOfFile: place + "-4", encoding: .utf8) == "[")
            #expect(FileManager.default.fileExists(atPath: place + "/mine"))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place + "-2") == "nowhere")
        }
    }

    @Test("A file that is too large is set aside")
    func largeFile() throws {
        try withFolder { folder in
            let file = try file(in: folder)
            try file.write(Self.state())
            try (Self.state().data() + Data(repeating: 0x20, count: 1 << 20)).write(to: URL(fileURLWithPath: file.path))
            #expect(file.read() == .setAside(path: file.path + ".corrupt"))
        }
    }

    @Test(
        "A pipe, folder or device in place of the file is not read, moved or written",
        arguments: ["pipe", "folder", "/dev/zero", "linked pipe"])
    func noFile(kind: String) throws {
        try withFolder { folder in
            let file = try file(in: folder)
            try FileManager.default.createDirectory(
                atPath: folder.path + "/skeleton-sdl", withIntermediateDirectories: true)
            switch kind {
            case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
            case "folder":
                try FileManager.default.createDirectory(atPath: file.path + "/mine", withIntermediateDirectories: true)
            case "linked pipe": #expect(mkfifo(folder.path + "/pipe", 0o600) == 0 && symlink("../pipe", file.path) == 0)
            default: #expect(symlink(kind, file.path) == 0)
            }
            #expect(file.read() == .unreachable)
            #expect(throws: (any Error).self) { try file.write(Self.state()) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/skeleton-sdl")
            #expect(names == ["demo.json"])
        }
    }

    @Test("Writing throws if the folder can't be created")
    func unwritable() throws {
        try withFolder { folder in
            let place = folder.appendingPathComponent("file")
            try Data().write(to: place)
            let file = try file(in: place)
            #expect(throws: (any Error).self) { try file.write(Self.state()) }
        }
    }

    @Test("Every change to a window is reported, and another window restores the state")
    func window() throws {
        let first = try DemoFixture(size: DemoFixture.narrow)
        var told = 0
        first.demo.stateDidChange = { told += 1 }
        func expectTold(_ change: () throws -> Void) rethrows {
            told = 0
            let before = first.demo.state
            try change()
            first.stage.advance(by: 0.1)
            #expect(told > 0 && first.demo.state != before)
        }
        expectTold { first.stage.resize(to: CGSize(width: 1000, height: 600)) }
        try expectTold { try first.type(.text) }
        expectTold { first.stage.type("i") }
        try expectTold { first.click(try first.control(UISwitch.self, of: "Animated")) }
        try expectTold { first.click(try first.control(UISwitch.self, of: "Right to left")) }
        try expectTold { try first.choose("19", of: "Text size") }
        #expect(first.demo.state.textSize == .accessibilityLarge)
        expectTold { first.stage.press(.keyboardF1) }
        expectTold { first.stage.press(.keyboardF2) }

        let state = first.demo.state
        let stage = OffscreenStage(size: state.size)
        stage.window.overrideUserInterfaceStyle = state.theme
        stage.direction = state.direction
        let service = PreparedFeedService(result: .success(LoadedFeed(posts: [], images: [:])), loadTime: 1)
        let demo = DemoViewController(scene: state.scene, style: state.style, service: service, quit: {})
        demo.originalState = DemoState(
            scene: .text, size: state.size, style: DemoStyle(), theme: .light, direction: .leftToRight)
        demo.textSize = state.textSize
        demo.restorePanels(state)
        stage.window.rootViewController = demo
        stage.advance(by: 0.5)
        #expect(demo.state == state)
        for type in [InspectorView.self, HudView.self, ExplainOverlay.self] as [UIView.Type] {
            #expect(!stage.window.descendants(of: UIView.self).filter { Swift.type(of: $0) == type }.isEmpty)
        }
        let reset = try #require(stage.window.descendants(of: UIButton.self).first { $0.currentTitle == "Reset" })
        reset.sendActions(for: .primaryActionTriggered)
        stage.advance(by: 0.1)
        #expect(demo.state.style == DemoStyle() && demo.state.theme == .light && demo.state.textSize == nil)
    }
}
