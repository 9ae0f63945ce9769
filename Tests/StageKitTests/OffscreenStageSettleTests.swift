import Dispatch
import Foundation
import Testing
import ViewKit

@testable import StageKit

@MainActor
@Suite("OffscreenStage.settle")
struct OffscreenStageSettleTests {
    private let stage = OffscreenStage(size: CGSize(width: 20, height: 20))

    private func paint(_ red: CGFloat) {
        stage.window.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
    }

    private func load() async -> CGFloat {
        await Task.yield()
        return 1
    }

    @Test("Ready tasks and the tasks they start run, and their changes are drawn without advancing the time")
    func tasks() async {
        stage.advance(by: 0.5)
        Task {
            let red = await load()
            Task { paint(red) }
        }
        stage.advance(by: 0.5)
        #expect(stage.pixel(x: 5, y: 5) != UIColor(red: 1, green: 0, blue: 0, alpha: 1))

        await stage.settle()
        #expect(stage.pixel(x: 5, y: 5) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(stage.time == 1)
    }

    @Test("Work on the main queue runs, and settle draws the first frame")
    func mainQueue() async {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.paint(1) } }
        await stage.settle()
        #expect(stage.pixel(x: 5, y: 5) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("settle gives up on endless changes after a thousand frames")
    func endless() async {
        let task = Task {
            var turn: CGFloat = 0
            while !Task.isCancelled {
                turn += 1
                paint(turn.truncatingRemainder(dividingBy: 2))
                await Task.yield()
            }
        }
        await stage.settle()
        #expect(stage.drawnFrames <= 1_001)
        task.cancel()
        await task.value
    }

    @Test("Timers of the window don't fire because no time passes")
    func timers() async {
        var ran = false
        stage.advance(by: 0)
        stage.window.schedule(after: 0.001) { ran = true }
        await stage.settle()
        #expect(!ran)
    }

    @Test("A condition that depends on work on another thread is awaited")
    func condition() async throws {
        var isLoaded = false
        Task {
            await Task.detached {}.value
            paint(1)
            isLoaded = true
        }
        try await stage.settle(until: { isLoaded })
        #expect(stage.pixel(x: 5, y: 5) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A wait for a false condition throws an error that names the call", arguments: [0, -1, .nan, .infinity])
    func timeout(seconds: TimeInterval) async {
        let line = #line + 1
        let error = await #expect(throws: StageTimeoutError.self) {
            try await stage.settle(within: seconds, until: { false })
        }
        #expect(
            error?.description == "StageKitTests/OffscreenStageSettleTests.swift:\(line): "
                + "settle(until:) timed out: the condition is still false after 0.0 s")
    }

    @Test("A task canceled while it waits throws immediately", arguments: [0, 60])
    func cancellation(seconds: TimeInterval) async {
        let task = Task { try await stage.settle(within: seconds, until: { false }) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
