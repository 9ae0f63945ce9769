import Foundation
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that messages in the window don't refer to the command line.
@MainActor
@Suite("Messages in the window")
struct WindowMessageTests {
    @MainActor
    private final class Recorder: DemoRecorder {
        var canRecordVideo = false
        var failure: String?
        private(set) var files: [URL] = []
        private var completion: (@MainActor (String?) -> Void)?

        func record(
            _ state: DemoState, to file: URL, progress: @escaping @MainActor (Double) -> Void,
            completion: @escaping @MainActor (String?) -> Void
        ) -> @MainActor () -> Void {
            files.append(file)
            self.completion = completion
            return {}
        }

        func commandLine(for state: DemoState) -> String { "skeleton-demo" }

        func end() { completion?(failure) }
    }

    @Test("Without ffmpeg, a message says what to install for recordings, and images are still saved")
    func missingEncoder() throws {
        let fixture = try DemoFixture()
        let recorder = Recorder()
        fixture.demo.recorder = recorder
        for action in [InspectorAction.recordGIF, .recordMP4, .recordWebM] {
            fixture.demo.perform(action)
            fixture.stage.advance(by: 0.5)
            let texts = fixture.stage.window.shownTexts
            #expect(texts.contains { $0.hasPrefix("Recording needs ffmpeg. Install it") && !$0.contains("--") })
            fixture.stage.type("\n")
            fixture.stage.advance(by: 0.5)
        }
        #expect(recorder.files.isEmpty)
        fixture.demo.perform(.savePNG)
        fixture.stage.advance(by: 0.5)
        #expect(recorder.files.map(\.pathExtension) == ["png"])
        recorder.failure = "skeleton-demo: a.png can't be written; choose another file for --snapshot"
        recorder.end()
        fixture.stage.advance(by: 0.5)
        #expect(fixture.stage.window.shownTexts.contains("a.png can't be written."))
    }

    @Test(
        "Messages leave out the name of the command and advice about command-line options",
        arguments: [
            ("a.gif could not be recorded: ffmpeg ended early", "a.gif could not be recorded: ffmpeg ended early"),
            ("skeleton-demo: a.gif can't be written; choose a folder", "a.gif can't be written; choose a folder"),
            ("No driver. Choose another renderer, for example --renderer opengl.", "No driver."),
            ("No window: no memory\nTry --renderer software.", "No window: no memory."),
            ("Too large; reduce --size or --scale, or draw less", "Too large."), ("Give --size", "Give size"),
            ("No driver\n--renderer software may help", "No driver."), ("No driver. (--help has more)", "No driver."),
            ("--size 9x9 times --scale 4 is too large", "Size 9x9 times scale 4 is too large"),
            ("skeleton-demo: --record has too many frames; reduce --fps", "Record has too many frames."),
            ("a--b.gif can't be written; name another --file", "a--b.gif can't be written."),
        ])
    func text(message: String, text: String) {
        #expect(WindowMessage.text(of: message) == text)
    }
}
